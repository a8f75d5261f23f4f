import type { Entry, Scene } from './entry.ts'

/** A language that the catalogue is written in. */
export interface CatalogueLanguage {
  readonly title: (entry: Entry) => string
  /** What is to be seen, for who cannot see it: one phrase, with a full stop. */
  readonly alt: (entry: Entry) => string
}

/** What there is to say of a scene. */
interface Wording {
  /** Without the period. */
  readonly title: string
  /** What is to be seen, without the colours. */
  readonly subject: string
}

/** A wording for every scene of a kind. */
export type Wordings<Kind extends Scene> = {
  readonly [Name in Kind['name']]: (scene: Extract<Kind, { name: Name }>) => Wording
}

export function worded(wordings: Wordings<Scene>, scene: Scene): Wording {
  return (wordings[scene.name] as (scene: Scene) => Wording)(scene)
}
