/** @typedef {import('./faults.mjs').Fault} Fault */

/** What could be wrong with telling people that it is their turn. @type {Fault[]} */
export const NOTICE_FAULTS = [
  {
    name: 'a notice of one turn is sent by every node',
    file: 'storage/noticeStorage.ts',
    find: '.where(and(thisOne(notice), isNull(notices.toldAt)))',
    replace: '.where(thisOne(notice))',
    test: 'notices/yourTurn',
  },
  {
    name: 'a notice comes again when somebody else has played',
    file: 'storage/migrations/m008_notices.ts',
    find: 'or seat = any (its_actors))',
    replace: 'or cardinality(its_actors) > 0)',
    test: 'storage/embedded.test',
  },
  {
    name: 'a notice goes to somebody who is at the table',
    file: 'notices/noticeRound.ts',
    find: 'here.includes(notice.seat) || ',
    replace: '',
    test: 'notices/yourTurn',
  },
  {
    name: 'a notice goes to somebody on vacation',
    file: 'notices/noticeRound.ts',
    find: 'vacation !== undefined && vacation.from <= now()',
    replace: 'vacation !== undefined && vacation.from > now()',
    test: 'notices/yourTurn',
  },
  {
    name: 'a notice comes by push and by mail',
    file: 'notices/telling.ts',
    find: "mail === null || pushed.includes('taken')",
    replace: 'mail === null',
    test: 'notices/noticeMail',
  },
  {
    name: 'a notice is stopped by whoever looks at its link',
    file: 'api/noticeRoutes.ts',
    find: 'GET: (request, response) =>',
    replace: 'GET: (request, response) => void notices.stopMail(tokenIn(request.query)) ||',
    test: 'notices/noticeMail',
  },
  {
    name: 'a notice is sent into a private network',
    file: 'notices/pushAddress.ts',
    find: 'first === undefined || !found.every(({ address }) => isPublic(address))',
    replace: 'first === undefined',
    test: 'notices/pushAddress',
  },
]
