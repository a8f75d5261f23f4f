/** Being told that it is one's turn, while one is away. */
export const notices = {
  panel: {
    title: 'Tell me when it’s my turn',
    about: 'Turn-based games go on while you’re away. You can be told once a turn, and when a game is over.',
    device: 'On this device',
    deviceOn: 'This device tells you, also when the page is closed.',
    deviceOff: 'Your browser will ask you whether it may.',
    mail: 'By e-mail',
    mailOn: 'You get an e-mail, unless a device tells you.',
    mailOff: 'An e-mail, unless a device tells you.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    buttonLabel: (verb: string, way: string): string => `${verb}: ${way}`,
    whyNotDevice: {
      unable:
        'This browser can’t tell you anything while the page is closed. On an iPhone or iPad, add the page to the Home Screen first.',
      forbidden: 'Your browser doesn’t let this page tell you anything. You can allow it in the browser’s settings.',
      unreached: 'Your browser’s push service can’t be reached. Try again later.',
    },
    whyNotMail: {
      no_mail_server: 'This server sends no e-mail.',
      no_address: 'Your account has no e-mail address.',
      unconfirmed: 'First confirm your e-mail address.',
    },
  },
  noMail: {
    title: 'E-mail about your games',
    about: 'One press, and you get no more e-mail about your games.',
    stop: 'No more e-mail',
    done: 'Done. You get no more e-mail about your games.',
    unknown: 'This link isn’t one of ours. Use the one in the newest e-mail.',
  },
}

export type NoticeWords = typeof notices
