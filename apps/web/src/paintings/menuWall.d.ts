declare module 'virtual:menu-wall' {
  import type { Entry } from '@modern-art/art'

  /** The paintings in the menu, drawn while building. */
  export const WALL: readonly {
    readonly url: string
    /** A class that says where it hangs. */
    readonly place: string
    readonly artist: string
    readonly entry: Entry
  }[]
}
