import { CAST } from '../portraits/cast.ts'

/** The bots whose portraits were drawn for them. */
export const SITTERS = Object.keys(CAST) as readonly (keyof typeof CAST)[]
