const NAME = 'modern-art'
const VERSION = 1

const GAMES = 'games'

/** The browser's database, made where there is none. It may be forbidden: then this is refused. */
function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' })
    })
    request.addEventListener('success', () => {
      const database = request.result
      // Another tab may want a newer form of it: then this one must not stand in its way.
      database.addEventListener('versionchange', () => database.close())
      resolve(database)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('the database cannot be opened')))
    request.addEventListener('blocked', () => reject(new Error('another tab keeps the database to itself')))
  })
}

/** One request in one transaction; done once the transaction is. */
export async function inDatabase<T>(
  mode: IDBTransactionMode,
  ask: (games: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(GAMES, mode)
      const request = ask(transaction.objectStore(GAMES))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('nothing was kept')))
    })
  } finally {
    database.close()
  }
}
