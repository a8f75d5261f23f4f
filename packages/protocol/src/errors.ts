import type { RefusalCode } from '@modern-art/table/contract'

/** Why something was not done. A page has words for each; the message is for engineers. */
export interface WireError {
  readonly code: ErrorCode
  readonly message: string
}

export type ErrorCode = WireErrorCode | RefusalCode

export const WIRE_ERROR_CODES = [
  /** The message is none that this server understands. */
  'bad_message',
  /** The page is of another version: it has to be loaded again. */
  'old_page',
  /** Nobody is signed in here, not even as a guest. */
  'not_signed_in',
  /** The ticket is forged, too old, or meant for something else. */
  'bad_ticket',
  /** The token is none of this server's, or has been revoked. */
  'bad_token',
  /** A program may not do this, or not here. */
  'not_for_programs',
  /** At an open table, nobody sits with a bot of their own. */
  'own_program',
  /** The page comes from somewhere else. */
  'bad_origin',
  /** A person with a chair needs a name. */
  'name_needed',
  /** Nobody may be called that. */
  'name_refused',
  /** The name looks like somebody else's, and is written otherwise. */
  'name_looks_alike',
  /** This person is banned; `GET /api/me` says why and until when. */
  'banned',
  /** This person is muted; `GET /api/me` says why and until when. */
  'muted',
  /** Only moderators may do this. */
  'not_moderator',
  /** Nobody looks after the people at this server, and nobody would read a report. */
  'not_moderated',
  /** There is no such report, sanction or person, or it has been decided. */
  'nothing_to_decide',
  /** There is no such profile, or it is private. */
  'no_such_profile',
  /** There is no table with this code. */
  'no_such_table',
  /** Only somebody with a chair may do this. */
  'not_seated',
  /** Only the host may do this. */
  'not_host',
  /** The game has begun, or is over. */
  'not_waiting',
  /** There is no game yet. */
  'not_playing',
  /** The game is not over. */
  'not_finished',
  /** Somebody else sits there. */
  'chair_taken',
  /** No chair is free. */
  'table_full',
  /** There is no such chair, or nobody on it of whom this can be asked. */
  'no_such_chair',
  /** This table lets nobody watch. */
  'no_spectators',
  /** The host has removed this person from the table. */
  'removed',
  /** Typed text is for private tables. */
  'calls_only',
  /** The variant needs another number of chairs. */
  'variant_needs_other_seats',
  /** The cards are not being dealt now. */
  'not_dealing',
  /** The chance is not the one that this page has promised. */
  'wrong_chance',
  /** In a rated game a seat stays with its person. */
  'seat_stays',
  /** The link, or what was begun with it, has been used or is too old. */
  'link_used',
  /** Only somebody with an account may do this. */
  'no_account',
  /** Somebody with an account needs no other. */
  'has_account',
  /** No account has this address with this password, or this code. Which of the two is wrong is not said. */
  'wrong_sign_in',
  /** The password is too short, too long, or one that is guessed first. */
  'weak_password',
  /** This is no address for e-mail. */
  'bad_email',
  /** The server sends no mail, or knows no address of this person that is confirmed. */
  'no_mail',
  /** The person signed in too long ago to change how one signs in. */
  'sign_in_again',
  /** Without this way, nobody could sign in to the account any more. */
  'last_way',
  /** Another account signs in this way. */
  'way_taken',
  /** The other site did not vouch for the person, or this server has no such site. */
  'provider_failed',
  /** The passkey is none of this server's, or what it said does not hold. */
  'passkey_failed',
  /** This person has not so many days of vacation left. */
  'no_vacation_days',
  /** This person has a vacation already. */
  'away_already',
  /** Too much at once: try again in a moment. */
  'too_fast',
  /** This person has too many tables or connections open. */
  'too_many',
  /** The table has stopped, because what it hears cannot be kept. */
  'stopped',
  /** The server failed; nothing was changed. */
  'failed',
] as const

export type WireErrorCode = (typeof WIRE_ERROR_CODES)[number]
