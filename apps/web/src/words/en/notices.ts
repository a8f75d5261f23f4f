/** Being told that it is one's turn, while one is away. */
export const notices = {
  panel: {
    title: 'Tell me when it’s my turn',
    about:
      'Turn-based games go on while you’re away. We can tell you each time it’s your turn, and when a game is over.',
    device: 'On this device',
    deviceOn: 'This device tells you, also when the page is closed.',
    deviceOff: 'Your browser may ask for your permission first.',
    mail: 'By e-mail',
    mailOn: 'You get an e-mail if no device tells you.',
    mailOff: 'You’ll get an e-mail if no device tells you.',
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
      no_mail_server: 'This server sends no e-mails.',
      no_address: 'Your account has no e-mail address.',
      unconfirmed: 'First confirm your e-mail address.',
    },
  },
  noMail: {
    title: 'E-mails about your games',
    about: 'Press the button, and you’ll get no more e-mails about your games.',
    stop: 'No more e-mails',
    done: 'Done. You’ll get no more e-mails about your games.',
    unknown: 'This link isn’t one of ours. Use the one in the newest e-mail.',
  },
}

export type NoticeWords = typeof notices
