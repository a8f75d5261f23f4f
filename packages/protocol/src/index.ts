/* What a page and the server say to each other. The schemas that the server reads with are an entry of their own. */

export { LANGUAGES, LONGEST_EMAIL, LONGEST_PASSWORD, PORTRAITS, SHORTEST_PASSWORD } from './account.ts'
export type {
  Account,
  Device,
  Language,
  OwnPasskey,
  PasskeyQuestion,
  Provider,
  ProviderPlace,
  RecoveryCodes,
  SignInWays,
  WayToRemove,
} from './account.ts'
export { DEAL_STAGES, chanceAsked } from './deal.ts'
export type { ChanceAsked, Deal, DealStage } from './deal.ts'
export { WIRE_ERROR_CODES } from './errors.ts'
export type { ErrorCode, WireError, WireErrorCode } from './errors.ts'
export { changedScreen } from './fromServer.ts'
export type { AnswerResult, GoodbyeReason, ScreenChanges, ServerMessage } from './fromServer.ts'
export type { Failure, Me, MyTable, MyTables, OpenTables, Site, TablePlace, Ticket } from './http.ts'
export { LARGEST_MESSAGE, LONGEST_LINE, LONGEST_NAME } from './limits.ts'
export { LONGEST_ENDPOINT } from './notices.ts'
export type { MyNotices, NoticeSubject, PushMessage, PushSubscriptionTold } from './notices.ts'
export type { Chair, Party, Stage } from './party.ts'
export { ACCESSES, DEFAULT_SETTINGS, ONLINE_BOTS, ONLINE_PACES } from './partySettings.ts'
export type { Access, OnlineBot, OnlinePace, PartySettings } from './partySettings.ts'
export { plainText } from './plainText.ts'
export { PACE_FAMILIES } from './profile.ts'
export type {
  BoardPerson,
  ChairRating,
  Leaderboard,
  OwnStanding,
  PaceFamily,
  PlayedGame,
  Profile,
  RatingStep,
  SeatFigures,
  ShownRating,
  TableRatings,
} from './profile.ts'
export { MOST_PROGRAMS, PROGRAM_TOKEN_PREFIX, isProgramToken } from './program.ts'
export type { NewProgram, OwnProgram, OwnPrograms } from './program.ts'
export { LONGEST_REPORT, REPORT_REASONS } from './safety.ts'
export type {
  BlockedPeople,
  BlockedPerson,
  Decision,
  ModerationAct,
  ModerationLog,
  Report,
  ReportReason,
  Reports,
  Sanction,
  SanctionKind,
} from './safety.ts'
export { shardOf } from './shard.ts'
export { CODE_LENGTH, CODE_LETTERS, formatTableCode, isTableCode, newTableCode, readTableCode } from './tableCode.ts'
export { CALLS } from './talk.ts'
export type { Call, SaidLine } from './talk.ts'
export type { Command, CommandType, Handshake, SeatAction } from './toServer.ts'
export { MATCH_SIZES } from './quickMatch.ts'
export type { BotsOffer, MatchPlace, MatchState, MyMatches, WantedMatch } from './quickMatch.ts'
export { MOST_DAYS_AHEAD, VACATION_DAYS } from './vacation.ts'
export type { MyVacation, WantedVacation } from './vacation.ts'
export { PROTOCOL_VERSION } from './version.ts'
