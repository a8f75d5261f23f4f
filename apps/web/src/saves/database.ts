const NAME = 'modern-art'
const VERSION = 1

/** Whole games, and beside them what a list shows of each: the list is read without the games. */
const STORES = ['games', 'summaries'] as const

type StoreName = (typeof STORES)[number]

/** The browser's database, made where there is none. It may be forbidden: then this is refused. */
function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.addEventListener('upgradeneeded', () => {
      for (const store of STORES) request.result.createObjectStore(store, { keyPath: 'id' })
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

/** Makes one request in a transaction, and waits until the transaction is done. */
export async function inDatabase<T>(
  mode: IDBTransactionMode,
  ask: (store: (name: StoreName) => IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORES, mode)
      const request = ask((name) => transaction.objectStore(name))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('nothing was kept')))
    })
  } finally {
    database.close()
  }
}
