import type { NoticeWords } from '../en/notices.ts'

/** Being told that it is one's turn, while one is away. */
export const notices: NoticeWords = {
  panel: {
    title: 'Sag mir, wenn ich dran bin',
    about:
      'Spiele Zug um Zug gehen weiter, während du weg bist. Wir können dir jedes Mal Bescheid sagen, wenn du dran bist, und wenn ein Spiel zu Ende ist.',
    device: 'Auf diesem Gerät',
    deviceOn: 'Dieses Gerät sagt dir Bescheid, auch wenn die Seite zu ist.',
    deviceOff: 'Vielleicht fragt dein Browser dich erst um Erlaubnis.',
    mail: 'Per E-Mail',
    mailOn: 'Du bekommst eine E-Mail, wenn kein Gerät dir Bescheid sagt.',
    mailOff: 'Du bekommst dann eine E-Mail, wenn kein Gerät dir Bescheid sagt.',
    turnOn: 'Einschalten',
    turnOff: 'Ausschalten',
    buttonLabel: (verb, way) => `${verb} – ${way}`,
    whyNotDevice: {
      unable:
        'Dieser Browser kann dir nichts sagen, während die Seite zu ist. Lege sie auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.',
      forbidden:
        'Dein Browser lässt nicht zu, dass diese Seite dir Bescheid sagt. In seinen Einstellungen kannst du es erlauben.',
      unreached: 'Der Push-Dienst deines Browsers ist nicht erreichbar. Versuch es später noch einmal.',
    },
    whyNotMail: {
      no_mail_server: 'Dieser Server verschickt keine E-Mails.',
      no_address: 'Dein Konto hat keine E-Mail-Adresse.',
      unconfirmed: 'Bestätige zuerst deine E-Mail-Adresse.',
    },
  },
  noMail: {
    title: 'E-Mails zu deinen Spielen',
    about: 'Drück auf den Knopf, dann bekommst du keine E-Mails mehr zu deinen Spielen.',
    stop: 'Keine E-Mails mehr',
    done: 'Erledigt. Du bekommst keine E-Mails mehr zu deinen Spielen.',
    unknown: 'Dieser Link ist keiner von uns. Nimm den aus der neuesten E-Mail.',
  },
}
