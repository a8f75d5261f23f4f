export { aboutBot } from './aboutBot.ts'
export { playDeal } from './arena/contest.ts'
export type { Contest } from './arena/contest.ts'
export { arenaFigures } from './arena/figures.ts'
export type { ArenaFigures } from './arena/figures.ts'
export { always, mixed } from './arena/lineup.ts'
export type { Lineup } from './arena/lineup.ts'
export { mergeScores } from './arena/score.ts'
export type { Score } from './arena/score.ts'
export type { Bot, Question } from './bot.ts'
export { liveBudget, samplesOnly, SHIPPED_SAMPLES } from './budget.ts'
export type { Budget, TimeLimit } from './budget.ts'
export { botLoader, WeightsError } from './botLoader.ts'
export type { ReadWeights } from './botLoader.ts'
export { botNamed } from './botNamed.ts'
export { CHARACTERS, titleOf } from './characters.ts'
export type { Character } from './characters.ts'
export { explain } from './explanation/explain.ts'
export type { Explanation, Worth } from './explanation/explanation.ts'
export type { Reason } from './explanation/reason.ts'
export { masterFrom } from './master/master.ts'
export { NetFileError } from './master/netFile.ts'
export {
  BEGINNER_WINS,
  BOT_NAMES,
  CHARACTER_NAMES,
  LEVELS,
  isOpponent,
  OPPONENTS,
  REFERENCES,
  STAND_IN,
  weightsOf,
} from './roster.ts'
export type { BotName, CharacterName, Level, OpponentName, PlainBotName, ReferenceName, WeightsFile } from './roster.ts'
