/* What somebody needs who records how a bot plays, for a net to learn from: training/recordHard.mjs. */
export { lessonBytes } from './lesson.ts'
export { watched } from './watched.ts'
