import type * as en from '../en/online.ts'
import type { TimeUnit } from '../grammar/timeLeft.ts'
import { counted, dateTime, figure, form, listed } from './phrases.ts'

const name: typeof en.online.name = {
  label: 'Como podemos chamar você?',
  hint: 'Todos na mesa veem este nome.',
  missing: 'Digite um nome primeiro.',
  save: 'Salvar',
}

const paces: typeof en.online.paces = {
  live: { name: 'Ao vivo', about: 'Você tem 45 segundos para cada decisão.' },
  quick: { name: 'Rápido', about: 'Você tem 20 segundos para cada decisão.' },
  relaxed: { name: 'Tranquilo', about: 'Você tem três minutos para cada decisão.' },
  untimed: { name: 'Sem relógio', about: 'Não há limite de tempo. A partida espera por todos.' },
  turn_based: { name: 'Por turnos', about: 'Você tem um dia para cada decisão. Passe por aqui de vez em quando.' },
}

const access: typeof en.online.access = {
  private: { name: 'Privada', about: 'Só entra quem tem o link ou o código.' },
  open: { name: 'Para todos', about: 'A mesa aparece na lista até ficar cheia. Há frases prontas, mas não há chat.' },
}

const stages: typeof en.online.stages = {
  waiting: 'ainda não começou',
  playing: 'em andamento',
  finished: 'terminada',
}

const calls: typeof en.online.calls = {
  hello: 'Olá!',
  well_played: 'Boa jogada!',
  thanks: 'Valeu!',
  ouch: 'Ai!',
  too_rich: 'Caro demais para mim',
  bargain: 'Que pechincha!',
  hurry: 'Sua vez!',
  one_moment: 'Um momento…',
  applause: 'Parabéns!',
  laugh: 'Rsrs!',
  wow: 'Uau!',
  sad: 'Ah, não…',
}

const faults: typeof en.online.faults = {
  offline: 'Não foi possível falar com o servidor. Verifique sua conexão.',
  bad_message: 'O servidor não entendeu esta página. Recarregue e tente de novo.',
  old_page: 'Há uma versão mais nova do jogo. Recarregue a página: nada se perde.',
  not_signed_in: 'O servidor não reconhece mais este navegador. Recarregue a página.',
  bad_ticket: 'A conexão demorou demais para abrir. Tente de novo.',
  bad_token: 'O token do bot não funciona. Crie outro.',
  not_for_programs: 'Bots não podem fazer isso.',
  own_program: 'Em uma mesa aberta, ninguém joga ao lado de um bot seu.',
  bad_origin: 'Esta página está no endereço errado. Abra o jogo no site dele.',
  name_needed: 'Diga primeiro o seu nome.',
  no_such_table: 'Não há mesa com este código. Talvez ela tenha sido fechada.',
  not_seated: 'Só quem tem um lugar na mesa pode fazer isso.',
  not_host: 'Só o anfitrião pode fazer isso.',
  not_waiting: 'A partida já começou.',
  not_playing: 'Nenhuma partida está em andamento nesta mesa.',
  not_finished: 'A partida ainda não terminou.',
  chair_taken: 'Alguém chegou antes: esse lugar está ocupado.',
  table_full: 'A mesa está cheia.',
  no_such_chair: 'Esse lugar não existe mais.',
  no_spectators: 'Esta mesa não aceita espectadores.',
  removed: 'O anfitrião removeu você desta mesa.',
  calls_only: 'Só mesas privadas têm chat.',
  variant_needs_other_seats: 'A mão misteriosa precisa de exatamente três lugares.',
  not_dealing: 'As cartas não estão sendo distribuídas agora.',
  wrong_chance: 'Este não é o número aleatório que esta página tinha prometido.',
  seat_stays: 'Em uma partida ranqueada, o lugar fica com a sua conta. Entre nela no outro aparelho.',
  link_used: 'Este link já foi usado ou tem mais de dez minutos. Peça outro no outro aparelho.',
  no_vacation_days: 'Você não tem mais tantos dias de férias.',
  away_already: 'Você já tem férias marcadas.',
  no_account: 'Você não entrou em nenhuma conta.',
  has_account: 'Você já tem uma conta.',
  wrong_sign_in: 'E-mail ou senha incorretos.',
  weak_password: 'Esta senha é curta demais ou fácil demais de adivinhar. Escolha outra.',
  bad_email: 'Isto não é um endereço de e-mail.',
  sign_in_again: 'Entre de novo para mudar isso.',
  no_mail: 'O servidor não consegue enviar e-mails para você.',
  last_way: 'Esta é sua única forma de entrar. Adicione outra primeiro.',
  way_taken: 'Isto já está ligado a outra conta.',
  provider_failed: 'O outro site não confirmou quem você é. Tente de novo ou escolha outra forma.',
  passkey_failed: 'Esta chave de acesso não é conhecida aqui. Entre de outra forma.',
  name_refused: 'Ninguém pode usar este nome aqui. Escolha outro.',
  name_looks_alike: 'Este nome parece demais com o de outra pessoa. Escolha outro.',
  banned: 'Você não pode jogar online no momento. Em “Jogar com outras pessoas” está por quê e até quando.',
  muted: 'No momento você não pode escrever nas mesas.',
  not_moderator: 'Só moderadores podem fazer isso.',
  not_moderated: 'Neste servidor, ninguém lê denúncias.',
  nothing_to_decide: 'Não há mais nada para decidir aqui.',
  no_such_profile: 'Este perfil não existe ou é privado.',
  too_fast: 'Foi rápido demais. Tente de novo daqui a pouco.',
  too_many: 'Você tem mesas ou janelas demais abertas. Saia de uma mesa ou feche uma janela primeiro.',
  stopped: 'A mesa parou porque o servidor não consegue salvá-la. Nada do que você viu se perdeu.',
  failed: 'Algo deu errado no servidor. Nada mudou: tente de novo.',
}

const goodbyes: typeof en.online.goodbyes = {
  newer_window: 'Você está jogando neste lugar em uma janela mais nova.',
  seat_moved: 'Seu lugar agora está no seu outro aparelho.',
  removed: 'O anfitrião removeu você desta mesa.',
  left: 'Você saiu desta mesa.',
}

const TIME_UNITS: Record<TimeUnit, { one: string; other: string }> = {
  days: { one: 'dia', other: 'dias' },
  hours: { one: 'hora', other: 'horas' },
  minutes: { one: 'minuto', other: 'minutos' },
}

const friends: typeof en.online.friends = {
  title: 'Jogar com outras pessoas',
  about: 'Abra uma mesa, mande o link e jogue. Ninguém precisa de uma conta.',
  as: (who) => `Você joga como ${who}.`,
  rename: 'Mudar o nome',
  signIn: 'Entrar',
  account: 'Conta',
  board: 'Classificação',
  haveAccount: 'Tem uma conta?',
  match: 'Partida rápida',
  matchHint: 'Encontramos pessoas para jogar com você.',
  matchNow: 'Procurar mesa',
  matchChoose: 'Escolher…',
  queue: { looking: 'Você está procurando uma mesa.', found: 'Sua mesa está pronta!' },
  toQueue: 'Ver o seu lugar',
  open: { private: 'Jogar com amigos', open: 'Abrir uma mesa para todos' },
  openHint: {
    private: 'Você recebe um link para os seus amigos. Bots ocupam os lugares que ficarem livres.',
    open: 'Qualquer pessoa pode entrar. Bots ocupam os lugares que ficarem livres.',
  },
  toTheTable: 'Ir para a mesa',
  code: 'Entrar com um código',
  codeHint: 'Oito letras, por exemplo KXRT-MWQP',
  join: 'Entrar',
  codeFault: {
    empty: 'Digite o código que você recebeu.',
    short: (letters) => `Um código tem oito letras; aqui há só ${figure(letters)}.`,
    long: (letters) => `Um código tem só oito letras; aqui há ${figure(letters)}.`,
    letter: (letter) => `Nenhum código tem “${letter}”. Códigos só têm letras, e nunca I, L ou O.`,
  },
  listed: 'Mesas abertas',
  noneListed: 'Nenhuma mesa está esperando agora. Abra uma para todos: ela aparece aqui para os outros.',
  loading: 'Procurando…',
  hosted: (host) => `Mesa de ${host}`,
  nobodys: 'Uma mesa sem anfitrião',
  taken: (taken, chairs) => `${figure(taken)} de ${figure(chairs)} lugares ocupados`,
  joinLabel: (table) => `Entrar: ${table}`,
  mine: 'Minhas mesas',
  noneMine: 'As mesas em que você tem um lugar aparecem aqui. Você pode voltar quando quiser.',
  yourTurn: 'Sua vez',
  left: (count, unit) => form(count, { one: 'resta ', other: 'restam ' }) + counted(count, TIME_UNITS[unit]),
  hardlyLeft: 'resta menos de um minuto',
  waitsFor: (names) => `Esperando ${listed(names)}`,
  goOn: 'Continuar',
  look: 'Ver',
  openLabel: (action, players) => `${action}: ${players}`,
}

const room: typeof en.online.room = {
  title: (host) => `Mesa de ${host}`,
  titleYours: 'Sua mesa',
  titleNobodys: 'A mesa',
  about: 'Mande o link para os seus amigos. Comece quando quiser.',
  aboutGuest: (host) => `${host} organiza esta mesa.`,
  invite: 'Convidar amigos',
  onlyHere:
    'Só este computador consegue abrir este link. Para celulares e outros computadores, inicie o jogo com HOST=0.0.0.0 npm start.',
  link: 'Link desta mesa',
  copy: 'Copiar link',
  copied: 'Copiado',
  copySelected: 'Seu navegador não consegue copiar sozinho. O link está selecionado: copie agora.',
  share: 'Compartilhar…',
  shareText: 'Venha jogar Modern Art comigo:',
  code: 'Ou diga o código',
  codeAloud: (letters) => `Código: ${letters}`,
  showQr: 'Mostrar QR code',
  hideQr: 'Esconder QR code',
  qr: 'QR code com o link desta mesa',
  qrHint: 'Aponte a câmera do celular.',
  seats: 'Na mesa',
  freeSeat: 'À espera de um amigo',
  freeSeatOpen: 'À espera de um jogador',
  you: 'você',
  host: 'anfitrião',
  ready: 'a postos',
  notReady: 'ainda não está a postos',
  bot: 'bot',
  sitHere: 'Sentar aqui',
  sitHereLabel: (seat) => `Sentar aqui: lugar ${figure(seat)}`,
  sitDown: 'Sentar à mesa',
  full: 'Todos os lugares estão ocupados.',
  watchInstead: 'Você pode assistir daqui: a partida aparece assim que começar.',
  whoSits: (seat) => `Lugar ${figure(seat)}: livre ou um bot`,
  keepFree: 'Livre',
  remove: 'Remover',
  blockOrReport: (who, moderated) => (moderated ? `Bloquear ou denunciar ${who}` : `Bloquear ${who}…`),
  removeLabel: (who) => `Remover ${who} da mesa`,
  reallyRemove: 'Remover mesmo?',
  reallyRemoveLabel: (who) => `Remover mesmo? ${who} não poderá voltar.`,
  seatCount: 'Lugares',
  seatCountOf: (count) => counted(count, { one: 'lugar', other: 'lugares' }),
  settings: 'Ajustes da mesa',
  chosen: 'O que o anfitrião escolheu',
  access: 'Quem pode entrar',
  spectators: { name: 'Espectadores', about: 'Quem não tem lugar pode assistir, sem ver as cartas ocultas.' },
  spectatorsOn: 'Espectadores podem assistir',
  spectatorsOff: 'Sem espectadores',
  watching: (count) => counted(count, { one: 'espectador', other: 'espectadores' }),
  startWithBots: (free) =>
    free === 1 ? 'Começar: um bot ocupa o lugar livre' : `Começar: bots ocupam os ${figure(free)} lugares livres`,
  notReadyYet: (names) =>
    names.length === 1
      ? `Falta ${listed(names)} ficar a postos. Você pode começar mesmo assim.`
      : `Faltam ${listed(names)} ficarem a postos. Você pode começar mesmo assim.`,
  beReady: 'Estou a postos',
  beNotReady: 'Ainda não',
  onlyHost: (host) => (host === null ? 'Só o anfitrião pode começar a partida.' : `Só ${host} pode começar a partida.`),
  waitsForHost: (host) => `${host} começa a partida.`,
  leave: 'Sair',
  sat: (who) => `${who} sentou à mesa.`,
  gone: (who) => `${who} saiu da mesa.`,
  isReady: (who) => `${who} está a postos.`,
  noLongerReady: (who) => `${who} não está mais a postos.`,
  away: (who) => `${who} está ausente.`,
  back: (who) => `${who} voltou.`,
  isHost: (who) => `Agora o anfitrião é ${who}.`,
  youHost: 'Agora o anfitrião é você.',
}

const connection: typeof en.online.connection = {
  connecting: 'Conectando à mesa…',
  reconnecting: (seconds) =>
    seconds < 5 ? 'Conexão perdida. Reconectando…' : `Conexão perdida há ${figure(seconds)} segundos. Reconectando…`,
  reconnectingLong: (minutes) =>
    `Sem conexão há ${counted(minutes, { one: 'minuto', other: 'minutos' })}. Talvez um bot esteja jogando por você até você voltar.`,
  offline: 'Este aparelho está sem internet. A mesa espera por você, ou um bot joga por você.',
  back: 'Você voltou à mesa.',
  lost: {
    bid: 'Seu último lance não valeu: a conexão caiu.',
    pass: 'Você passou, mas isso não chegou à mesa: a conexão caiu.',
    card: 'Sua carta não foi jogada: a conexão caiu.',
    price: 'Seu preço não valeu: a conexão caiu.',
    buy: 'Você não comprou: a conexão caiu.',
    order: 'Seu limite secreto não valeu: a conexão caiu.',
    out: 'Você não ficou fora deste lote: a conexão caiu.',
    withdrawal: 'Nada foi desfeito: a conexão caiu.',
    plan: 'Seu plano não chegou à mesa: a conexão caiu.',
    line: 'Sua última mensagem não foi enviada: a conexão caiu.',
    other: 'Sua última jogada não chegou: a conexão caiu.',
  },
  playHere: 'Jogar aqui',
  toFriends: 'Todas as mesas',
  signedOut: 'Você saiu da sua conta neste aparelho.',
  slow: 'Está demorando mais que o normal. Talvez o servidor esteja ocupado.',
}

const talk: typeof en.online.talk = {
  title: 'Conversa',
  calls: 'Frases prontas',
  line: 'Diga algo',
  send: 'Enviar',
  left: (characters) =>
    characters === 0
      ? 'nenhum caractere restante'
      : counted(characters, { one: 'caractere restante', other: 'caracteres restantes' }),
  none: 'Ninguém disse nada ainda.',
  said: (who, text) => `${who}: ${text}`,
  unread: (count) => counted(count, { one: 'mensagem nova', other: 'mensagens novas' }),
  people: (moderated) => (moderated ? 'Bloquear ou denunciar' : 'Bloquear alguém'),
  mutedUntil: (until) => `Um moderador silenciou você até ${dateTime(until)}. O motivo:`,
  callsOnly: 'Em mesas para todos só há frases prontas.',
}

const display: typeof en.online.display = {
  join: 'Entre na mesa',
  scan: 'Aponte a câmera do celular',
  orType: (site) => `ou abra ${site} e digite`,
  small: (code) => `Mesa ${code}`,
}

const rematch: typeof en.online.rematch = {
  waiting: 'Você quer jogar de novo',
  notAfterAll: 'Melhor não',
  waitsFor: (names) => `Esperando ${listed(names)}`,
  want: (names) => `${listed(names)} ${names.length === 1 ? 'quer' : 'querem'} jogar de novo.`,
  opens: 'A nova mesa está abrindo…',
  go: 'Ir para a nova mesa',
}

const move: typeof en.online.move = {
  title: 'Mudar para outro aparelho',
  about: 'Abra o link no outro aparelho. Ele funciona uma vez, por 10 minutos.',
  link: 'Link para o seu outro aparelho',
  qr: 'QR code com o link do seu lugar',
  making: 'Criando o link…',
  secret: 'Não mostre a ninguém: quem abrir o link joga no seu lugar.',
}

export const online: typeof en.online = {
  giveUp: { action: 'Desistir do meu lugar', hint: 'Um bot joga por você.', sure: 'Desistir de vez?' },
  keepSeat: { action: 'Criar uma conta', hint: 'Você mantém o lugar.' },
  leaveHint: 'Seu lugar fica guardado.',
  connected: 'Conectado',
  notConnected: 'Sem conexão',
  onlooker: 'Você está assistindo a esta partida.',
  waitForYou: (count) => counted(count, { one: 'mesa espera por você', other: 'mesas esperam por você' }),
  name,
  paces,
  access,
  stages,
  calls,
  faults,
  goodbyes,
  friends,
  room,
  connection,
  talk,
  display,
  rematch,
  move,
}
