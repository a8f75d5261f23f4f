export { CATALOGUE, paintingOf } from './painting.ts'
export type { Painting } from './painting.ts'
