import type { SafetyWords } from '../en/safety.ts'
import { counted, dateTime, figure } from './phrases.ts'

const days = (count: number): string => counted(count, { one: 'dia', other: 'dias' })

const people: SafetyWords['people'] = {
  title: 'Pessoas na mesa',
  none: 'Não há outras pessoas nesta mesa.',
  all: 'Todos na mesa',
}

const block: SafetyWords['block'] = {
  action: (who) => `Bloquear ${who}`,
  about: (who) =>
    `Você não vê mais o que ${who} escreve, e o jogo não junta mais você com ${who}. ${who} não fica sabendo.`,
  done: (who) => `Você bloqueou ${who} e não vê mais o que ${who} escreve.`,
  undo: (who) => `Desbloquear ${who}`,
  undone: (who) => `Você desbloqueou ${who}. A partir de agora, vê de novo o que ${who} escreve.`,
}

const blocked: SafetyWords['blocked'] = {
  title: 'Pessoas que você bloqueou',
  about: 'Você não vê o que elas escrevem, e o jogo não junta você com elas.',
  since: (at) => `desde ${dateTime(at)}`,
  unblock: 'Desbloquear',
  unblockLabel: (who) => `Desbloquear ${who}`,
  undone: (who) => `Você desbloqueou ${who}.`,
  none: 'Você não bloqueou ninguém.',
}

const report: SafetyWords['report'] = {
  action: (who) => `Denunciar ${who}`,
  about: (who) =>
    `Um moderador lê a sua denúncia e o que ${who} disse nesta mesa, e então decide. ${who} não fica sabendo quem denunciou.`,
  reason: 'Qual é o motivo?',
  reasons: {
    name: 'O nome',
    talk: 'O que foi dito',
    play: 'O jeito de jogar',
    other: 'Outra coisa',
  },
  words: 'O que aconteceu? (opcional)',
  send: 'Enviar denúncia',
  notNow: 'Não denunciar',
  sent: 'Obrigado. Um moderador vai analisar.',
  tooMany: 'Você já denunciou muitas pessoas hoje. Tente de novo amanhã.',
}

const banned: SafetyWords['banned'] = {
  title: 'Você não pode jogar online no momento',
  why: 'Um moderador decidiu assim, por este motivo:',
  until: (at) => `Isso vale até ${dateTime(at)}.`,
  ended: 'Isso já terminou. Você pode jogar de novo.',
  meanwhile: 'Você pode continuar jogando contra bots.',
  accountStays: 'Sua conta e seus dados continuam seus.',
  account: 'Sua conta e seus dados',
  bots: 'Jogar contra bots',
  tables: 'Ir para as mesas',
}

const moderation: SafetyWords['moderation'] = {
  title: 'Moderação',
  loading: 'Um momento…',
  reports: (count) => (count === 0 ? 'Denúncias abertas' : `Denúncias abertas (${figure(count)})`),
  none: 'Nada a decidir: não há denúncias abertas.',
  reasons: {
    name: 'por causa do nome',
    talk: 'pelo que foi dito',
    play: 'pelo jeito de jogar',
    other: 'por outro motivo',
  },
  reportedBy: (who, table, at) => `Denúncia de ${who} na mesa ${table}, ${dateTime(at)}`,
  inAll: (count) => (count === 1 ? 'Primeira denúncia sobre esta pessoa' : `${figure(count)} denúncias ao todo`),
  words: 'A denúncia',
  noWords: 'A denúncia não diz mais nada.',
  said: (who) => `O que ${who} disse nesta mesa`,
  saidNothing: (who) => `${who} não disse nada nesta mesa.`,
  holds: 'Já em vigor',
  sanction: {
    mute: (until) => `Em silêncio até ${dateTime(until)}`,
    ban: (until) => `Suspensão até ${dateTime(until)}`,
  },
  lift: 'Encerrar',
  reallyLift: 'Encerrar mesmo?',
  liftLabel: {
    mute: (who) => `Encerrar o silêncio de ${who}`,
    ban: (who) => `Encerrar a suspensão de ${who}`,
  },
  reallyLiftLabel: (who) => `Encerrar mesmo? Termina agora para ${who}.`,
  decision: (who) => `Sua decisão sobre ${who}`,
  decisions: {
    dismiss: { name: 'Arquivar', about: 'Nada acontece.' },
    mute: { name: 'Silenciar', about: 'Não pode dizer nada nas mesas.' },
    ban: { name: 'Suspender', about: 'Não pode entrar em mesas online.' },
  },
  howLong: 'Por quanto tempo',
  days,
  why: (who) => `Motivo, que ${who} vai ler`,
  whyMissing: 'Escreva primeiro o motivo.',
  decide: {
    dismiss: () => 'Arquivar a denúncia',
    mute: (who, count) => `Silenciar ${who} por ${days(count)}`,
    ban: (who, count) => `Suspender ${who} por ${days(count)}`,
  },
  done: (who) => `Decisão tomada sobre ${who}.`,
  lifted: (who) => `Encerrado para ${who}.`,
  log: 'O que os moderadores fizeram',
  logNone: 'Nada ainda.',
  acts: {
    dismiss: (by, about) => `${by} arquivou uma denúncia sobre ${about}.`,
    mute: (by, about, count) => `${by} silenciou ${about} por ${days(count)}.`,
    ban: (by, about, count) => `${by} suspendeu ${about} por ${days(count)}.`,
    unmute: (by, about) => `${by} encerrou o silêncio de ${about}.`,
    unban: (by, about) => `${by} encerrou a suspensão de ${about}.`,
  },
}

export const safety: SafetyWords = { people, block, blocked, report, banned, moderation }
