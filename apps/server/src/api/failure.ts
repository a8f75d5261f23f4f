import type { ErrorCode, WireErrorCode } from '@modern-art/protocol'

/** The status of HTTP that fits each reason; pages go by the code. */
const STATUS: Readonly<Record<WireErrorCode, number>> = {
  bad_message: 400,
  old_page: 409,
  not_signed_in: 401,
  bad_ticket: 401,
  bad_token: 401,
  not_for_programs: 403,
  own_program: 409,
  bad_origin: 403,
  name_needed: 403,
  name_refused: 400,
  name_looks_alike: 409,
  banned: 403,
  muted: 403,
  not_moderator: 403,
  not_moderated: 409,
  nothing_to_decide: 404,
  no_such_profile: 404,
  no_such_table: 404,
  not_seated: 403,
  not_host: 403,
  not_waiting: 409,
  not_playing: 409,
  not_finished: 409,
  chair_taken: 409,
  table_full: 409,
  no_such_chair: 404,
  no_spectators: 403,
  removed: 403,
  calls_only: 403,
  variant_needs_other_seats: 400,
  not_dealing: 409,
  wrong_chance: 409,
  seat_stays: 409,
  link_used: 410,
  no_account: 403,
  has_account: 409,
  wrong_sign_in: 403,
  weak_password: 400,
  bad_email: 400,
  no_mail: 409,
  sign_in_again: 403,
  last_way: 409,
  way_taken: 409,
  provider_failed: 502,
  passkey_failed: 403,
  no_vacation_days: 409,
  away_already: 409,
  too_fast: 429,
  too_many: 409,
  stopped: 503,
  failed: 500,
}

/** What a game refuses does not fit how things stand: 409. */
export function statusOf(code: ErrorCode): number {
  return isOfTheWire(code) ? STATUS[code] : 409
}

function isOfTheWire(code: ErrorCode): code is WireErrorCode {
  return Object.hasOwn(STATUS, code)
}
