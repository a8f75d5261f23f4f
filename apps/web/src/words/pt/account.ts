import type { AccountWords } from '../en/account.ts'
import { dateTime, figure } from './phrases.ts'

const join: AccountWords['join'] = {
  title: 'Criar uma conta',
  about:
    'Com uma conta, seu nome, seus lugares e suas partidas ficam em todos os seus aparelhos. Dá para jogar tudo sem ela.',
  keeps: (who) => `Aqui você é ${who} e continua sendo: seus lugares e partidas ficam com você.`,
  submit: 'Criar conta',
  passkey: 'Usar uma chave de acesso',
  passkeyHint: 'Sem senha: basta a digital, o rosto ou o bloqueio de tela.',
  already: 'Já tenho uma conta',
}

const signIn: AccountWords['signIn'] = {
  title: 'Entrar',
  about: 'Você encontra seus lugares e partidas também neste aparelho.',
  brings: (who) => `Os lugares que você tem aqui como ${who} vão junto.`,
  again: 'Entre de novo para poder mudar sua conta.',
  submit: 'Entrar',
  passkey: 'Entrar com uma chave de acesso',
  provider: (site) => `Continuar com ${site}`,
  or: 'ou',
  forgotten: 'Esqueceu a senha?',
  none: 'Ainda não tenho uma conta',
}

const fields: AccountWords['fields'] = {
  email: 'E-mail',
  password: 'Senha',
  newPassword: 'Nova senha',
  code: 'Código de recuperação',
  codeHint: 'Um dos dez que você recebeu. Cada um vale uma vez.',
  show: 'Mostrar a senha',
  hide: 'Esconder a senha',
  shortest: (characters) => `Pelo menos ${figure(characters)} caracteres. O melhor são várias palavras.`,
  noEmail: 'Digite seu e-mail.',
  noPassword: 'Digite sua senha.',
  noCode: 'Digite um código de recuperação.',
}

const forgotten: AccountWords['forgotten'] = {
  title: 'Esqueceu a senha?',
  about: 'Digite seu e-mail. Enviamos um link para você escolher uma nova senha.',
  submit: 'Enviar o link',
  sent: (address) =>
    `Se houver uma conta com ${address}, um link está a caminho. Pode levar alguns minutos; olhe também na pasta de spam.`,
  noMail: 'Este servidor não envia e-mails. Você precisa de um dos seus códigos de recuperação.',
  useCode: 'Usar um código de recuperação',
}

const recover: AccountWords['recover'] = {
  title: 'Usar um código de recuperação',
  about: 'Com um código, você entra aqui e sai da conta em todos os outros aparelhos.',
  submit: 'Entrar',
  wrong: 'Esse não é um dos seus códigos, ou já foi usado.',
}

const reset: AccountWords['reset'] = {
  title: 'Escolher uma nova senha',
  about: 'Depois você entra aqui e sai da conta em todos os outros aparelhos.',
  submit: 'Salvar a senha',
  askAgain: 'Enviar outro link',
}

const confirm: AccountWords['confirm'] = {
  title: 'Seu e-mail',
  asking: 'Um momento…',
  done: 'Seu e-mail está confirmado. Obrigado!',
  toAccount: 'Sua conta',
  signInFirst: 'Entre na conta para a qual você informou este e-mail. Assim ele será confirmado.',
  signIn: 'Entrar',
}

const you: AccountWords['you'] = {
  title: 'Você',
  rename: 'Mudar o nome',
  face: 'Escolher um rosto',
  faces: 'Rostos',
  faceOf: (number) => `Rosto ${figure(number)}`,
  nameFace: 'O rosto que vem com o seu nome',
  saveFace: 'Ficar com este',
}

const ways: AccountWords['ways'] = {
  title: 'Como você entra',
  again: 'Para mudar isso, entre de novo.',
  signInAgain: 'Entrar de novo',
  email: 'E-mail e senha',
  noEmail: 'Nenhum ainda',
  confirmed: 'confirmado',
  unconfirmed: 'ainda não confirmado',
  sendAgain: 'Enviar o e-mail de novo',
  sentAgain: 'O e-mail está a caminho.',
  setPassword: 'Criar uma senha',
  changePassword: 'Mudar',
  changeLabel: (what) => `Mudar: ${what}`,
  changeTitle: 'E-mail e senha',
  changeAbout: 'Aqui você continua na conta; em todos os outros aparelhos, sai dela.',
  save: 'Salvar',
  changed: 'Salvo. Você saiu da conta em todos os outros aparelhos.',
  connect: (site) => `Conectar ${site}`,
  remove: 'Remover',
  removeLabel: (what) => `Remover: ${what}`,
  reallyRemove: 'Remover mesmo?',
  reallyRemoveLabel: (what) => `Remover mesmo? ${what}`,
  removed: (what) => `${what}: removido.`,
  passkeys: 'Chaves de acesso',
  noPasskeys: 'Com uma chave de acesso você entra com a digital, o rosto ou o bloqueio de tela.',
  addPasskey: 'Adicionar uma chave de acesso',
  passkeyAdded: 'A chave de acesso está pronta.',
  passkeyTimes: (added, used) =>
    used === null ? `Adicionada: ${dateTime(added)}` : `Adicionada: ${dateTime(added)} · último uso: ${dateTime(used)}`,
  passkeyGivenUp: 'Nenhuma chave de acesso foi usada. Você pode tentar de novo.',
}

const codes: AccountWords['codes'] = {
  title: 'Códigos de recuperação',
  left: (count) =>
    count === 0
      ? 'Você não tem nenhum.'
      : count === 1
        ? 'Resta um código. Ele vale uma vez.'
        : `Restam ${figure(count)} códigos. Cada um vale uma vez.`,
  what: 'Com eles você entra quando nada mais funciona. Guarde-os em um lugar seguro.',
  whatWithoutMail: 'Este servidor não envia e-mails: se você esquecer a senha, só estes códigos deixam você entrar.',
  make: 'Gerar códigos',
  makeAgain: 'Gerar novos códigos',
  reallyMake: 'Os antigos deixam de valer. Continuar?',
  once: 'Você só vê estes códigos agora. Cada um vale uma vez.',
  copy: 'Copiar',
  copied: 'Copiado',
  copySelected: 'Seu navegador não consegue copiar. Os códigos estão selecionados: copie agora.',
  download: 'Baixar',
  print: 'Imprimir',
  fileTitle: 'Códigos de recuperação do Modern Art',
  done: 'Já guardei',
}

const welcome: AccountWords['welcome'] = {
  title: (who) => (who === null ? 'Sua conta está pronta.' : `Sua conta está pronta, ${who}.`),
  later: 'Mais tarde',
  back: 'Voltar',
}

const devices: AccountWords['devices'] = {
  title: 'Aparelhos',
  unknown: 'Aparelho desconhecido',
  thisOne: 'este aparelho',
  since: (begun) => `Conectado desde ${dateTime(begun)}`,
  seen: (seen) => `Último acesso: ${dateTime(seen)}`,
  end: 'Sair',
  endLabel: (device) => `Sair: ${device}`,
  ended: (device) => `${device}: desconectado.`,
  everywhere: 'Sair em todos',
  reallyEverywhere: 'Sair mesmo em todos, inclusive aqui?',
  signOut: 'Sair',
  signedOut: 'Você saiu da conta neste aparelho.',
}

const bots: AccountWords['bots'] = {
  title: 'Seus bots',
  about: 'Um programa seu pode jogar em mesas não ranqueadas, marcado como bot. Ele precisa de um token.',
  name: 'Nome do bot',
  noName: 'Dê um nome ao bot.',
  make: 'Criar token',
  once: 'Copie o token agora: ele só aparece uma vez. Não o dê a ninguém.',
  token: (name) => `Token de ${name}`,
  copySelected: 'Seu navegador não consegue copiar. O token está selecionado: copie agora.',
  used: (at) => `Último uso: ${dateTime(at)}`,
  unused: 'Ainda não usado',
  end: 'Revogar',
  endLabel: (name) => `Revogar o token de ${name}`,
  reallyEnd: 'Revogar mesmo?',
  reallyEndLabel: (name) => `Revogar mesmo o token de ${name}?`,
  ended: (name) => `O token de ${name} foi revogado.`,
  enough: (most) => `Você tem ${figure(most)} bots. Revogue um token para criar outro.`,
}

const data: AccountWords['data'] = {
  title: 'Seus dados',
  about: 'Tudo o que este servidor sabe sobre você, em um arquivo.',
  export: 'Exportar meus dados',
  remove: 'Excluir conta',
  removeTitle: 'Excluir sua conta?',
  removeWhat: [
    'Seu nome, seu rosto, seu e-mail e todas as formas de entrar são excluídos na hora.',
    'Partidas terminadas ficam com um lugar anônimo: os outros ainda podem vê-las. Nas mesas em andamento, um bot continua por você.',
    'Isso não pode ser desfeito.',
  ],
  removeSure: 'Excluir de vez',
  keep: 'Manter',
  removed: 'Sua conta foi excluída.',
}

export const account: AccountWords = {
  title: 'Sua conta',
  moderation: 'Ver denúncias',
  loading: 'Um momento…',
  linkUsed: 'Este link já foi usado ou é antigo demais.',
  join,
  signIn,
  fields,
  forgotten,
  recover,
  reset,
  confirm,
  you,
  ways,
  codes,
  welcome,
  devices,
  bots,
  data,
}
