/** @typedef {import('./faults.mjs').Fault} Fault */

/** @type {Fault[]} */
export const SERVER_FAULTS = [
  {
    name: 'scripts can read the cookie',
    file: 'people/cookies.ts',
    find: '; HttpOnly',
    replace: '',
  },
  {
    name: 'pages of any origin open sockets',
    file: 'sockets/serveSockets.ts',
    find: 'decide(null, isOurOrigin(request.headers, parts.origins))',
    replace: 'decide(null, request.headers !== null || isOurOrigin(request.headers, parts.origins))',
  },
  {
    name: 'tickets of any age open sockets',
    file: 'people/tickets.ts',
    find: 'currentDate: new Date(now)',
    replace: 'currentDate: new Date(Math.min(now, 0))',
  },
  {
    name: 'a seat plays for the seat that it names',
    file: 'tables/gameAtTable.ts',
    find: "          type: 'acted',\n          seat,\n",
    replace: "          type: 'acted',\n          seat: command.action.seat,\n",
  },
  {
    name: 'spectators see what the first seat sees',
    file: 'tables/gameAtTable.ts',
    find: '      const seat = guest.chair()\n',
    replace: '      const seat = guest.chair() ?? 0\n',
  },
  {
    name: 'whoever was removed comes back',
    file: 'tables/liveTable.ts',
    find: 'if (party.removed.includes(user)) return refuse(',
    replace: 'if (party.removed.includes(code)) return refuse(',
  },
  {
    name: 'anybody watches where nobody may',
    file: 'tables/liveTable.ts',
    find: "if (plays || stage === 'waiting' || party.settings.spectators) return null",
    replace: "if (plays || stage !== 'finished' || party.settings.spectators) return null",
  },
  {
    name: 'a table tells who its people are',
    file: 'parties/partyFor.ts',
    find: "return { kind: 'person', name, here, ready: chair.ready }",
    replace: "return { ...chair, kind: 'person', name, here, ready: chair.ready }",
  },
  {
    name: 'a list tells when somebody gives a secret order',
    file: 'tables/openGame.ts',
    find: 'if (actions.length > 0) changedAt = now()',
    replace: 'changedAt = now()',
  },
  {
    name: 'a clock that runs is sent only once',
    file: 'tables/audience.ts',
    find: 'if (before?.json !== now.json || (isClock && now.json.includes(RUNS))) {',
    replace: 'if (before === undefined || (!isClock && before.json !== now.json)) {',
  },
  {
    name: 'a command is answered before it is kept',
    file: 'tables/openGame.ts',
    find: 'const isKept = await life.append({ ...append, table: id, expected: version, at: changedAt })',
    replace: 'const isKept = life.append({ ...append, table: id, expected: version, at: changedAt }) !== null',
  },
  {
    name: 'one bad value fails all that is kept with it',
    file: 'storage/groupCommit.ts',
    find: 'if (group.length > 1 && isRefusal(error)) {',
    replace: 'if (group.length > MOST_AT_ONCE && isRefusal(error)) {',
  },
  {
    name: 'typed text of a private table is told to strangers',
    file: 'tables/talkAtTable.ts',
    find: "access() === 'open' ? told.filter(({ said }) => 'call' in said) : told",
    replace: 'access() === null ? [] : told',
  },
  {
    name: 'the time in which nobody ran a table is paid by its clocks',
    file: 'tables/wakeGame.ts',
    find: 'return restsAlone(party.settings.pace) ? now() : life.begunAt()',
    replace: 'return restsAlone(party.settings.pace) ? life.begunAt() - 3_600_000 : life.begunAt()',
  },
]
