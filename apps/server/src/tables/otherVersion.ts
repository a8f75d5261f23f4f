/** A living server of another version runs the game, and folds its log in another way: no table of ours may join in. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion'
  constructor(code: string) {
    super(`a server of another version runs the game of table ${code}`)
  }
}
