import type { NoticeWords } from '../en/notices.ts'

/** Being told that it is one's turn, while one is away. */
export const notices: NoticeWords = {
  panel: {
    title: 'Avise-me quando for a minha vez',
    about:
      'As partidas por turnos continuam enquanto você está fora. Podemos avisar cada vez que for a sua vez, e quando uma partida terminar.',
    device: 'Neste aparelho',
    deviceOn: 'Este aparelho avisa você, mesmo com a página fechada.',
    deviceOff: 'Talvez o navegador peça antes a sua permissão.',
    mail: 'Por e-mail',
    mailOn: 'Você recebe um e-mail quando nenhum aparelho avisar você.',
    mailOff: 'Você vai receber um e-mail quando nenhum aparelho avisar você.',
    turnOn: 'Ligar',
    turnOff: 'Desligar',
    buttonLabel: (verb, way) => `${verb} (${way})`,
    whyNotDevice: {
      unable:
        'Este navegador não consegue avisar você com a página fechada. No iPhone ou iPad, adicione antes a página à Tela de Início.',
      forbidden: 'O navegador não deixa esta página avisar você. Você pode permitir nas configurações dele.',
      unreached: 'O serviço de avisos do navegador não responde. Tente de novo mais tarde.',
    },
    whyNotMail: {
      no_mail_server: 'Este servidor não envia e-mails.',
      no_address: 'Sua conta não tem endereço de e-mail.',
      unconfirmed: 'Primeiro confirme seu e-mail.',
    },
  },
  noMail: {
    title: 'E-mails sobre suas partidas',
    about: 'Aperte o botão, e você não recebe mais e-mails sobre suas partidas.',
    stop: 'Não quero mais e-mails',
    done: 'Pronto. Você não recebe mais e-mails sobre suas partidas.',
    unknown: 'Este link não é nosso. Use o do e-mail mais recente.',
  },
}
