import type { Entry, Scene } from './entry.ts'

/** A language that the catalogue is written in. */
export interface CatalogueLanguage {
  readonly title: (entry: Entry) => string
  /** A description for people who cannot see the picture: one phrase, with a full stop. */
  readonly alt: (entry: Entry) => string
}

/** The wording for a scene. */
interface Wording {
  /** Without the period. */
  readonly title: string
  /** The description, without the colours. */
  readonly subject: string
}

/** A wording for every scene of a kind. */
export type Wordings<Kind extends Scene> = {
  readonly [Name in Kind['name']]: (scene: Extract<Kind, { name: Name }>) => Wording
}

export function worded(wordings: Wordings<Scene>, scene: Scene): Wording {
  return (wordings[scene.name] as (scene: Scene) => Wording)(scene)
}
