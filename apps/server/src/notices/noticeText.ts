import type { Language, NoticeSubject, PushMessage } from '@modern-art/protocol'
import type { LetterText } from '../mail/accountLetters.ts'

/**
 * What a notice is made of: nothing but what everybody at the table knows. Its text follows from this and the language alone,
 * so that no notice can tell what is hidden.
 */
export interface NoticeFacts {
  readonly subject: NoticeSubject
  readonly code: string
  /** The seat of whoever is told. */
  readonly seat: number
  /** By seat. */
  readonly players: readonly string[]
}

export function pushMessage({ subject, code, seat, players }: NoticeFacts, language: Language): PushMessage {
  const { title, body } = TEXTS[language][subject]
  return { subject, code, title, body: body(otherNames(players, seat, language)) }
}

/** The same as a letter, with the link to the table and the one that ends such letters. */
export function noticeLetter(
  facts: NoticeFacts,
  language: Language,
  links: { readonly table: string; readonly stop: string },
): LetterText {
  const { title, body } = pushMessage(facts, language)
  const { toTable, toStop } = TEXTS[language]
  const text = [body, `${toTable}\n${links.table}`, `${toStop}\n${links.stop}`].join('\n\n')
  return { subject: title, text: `${text}\n` }
}

function otherNames(players: readonly string[], seat: number, language: Language): string {
  const others = players.filter((_, each) => each !== seat)
  return new Intl.ListFormat(language === 'pt' ? 'pt-BR' : language, { type: 'conjunction' }).format(others)
}

interface NoticeText {
  readonly title: string
  readonly body: (others: string) => string
}

interface NoticeTexts extends Readonly<Record<NoticeSubject, NoticeText>> {
  readonly toTable: string
  readonly toStop: string
}

const TEXTS: Readonly<Record<Language, NoticeTexts>> = {
  en: {
    turn: { title: 'Your turn at Modern Art', body: (others) => `The game with ${others} is waiting for you.` },
    over: {
      title: 'A game of Modern Art is over',
      body: (others) => `Your game with ${others} is over: see how it ended.`,
    },
    toTable: 'To the table:',
    toStop: 'To get no more e-mails about your games, open this link and press the button:',
  },
  de: {
    turn: { title: 'Du bist dran bei Modern Art', body: (others) => `Das Spiel mit ${others} wartet auf dich.` },
    over: {
      title: 'Ein Spiel Modern Art ist zu Ende',
      body: (others) => `Dein Spiel mit ${others} ist zu Ende: Sieh nach, wie es ausging.`,
    },
    toTable: 'Zum Tisch:',
    toStop: 'Wenn du keine E-Mails mehr zu deinen Spielen möchtest, öffne diesen Link und drück auf den Knopf:',
  },
  pt: {
    turn: { title: 'É a sua vez no Modern Art', body: (others) => `A partida com ${others} espera por você.` },
    over: {
      title: 'Uma partida de Modern Art terminou',
      body: (others) => `Sua partida com ${others} terminou: veja como acabou.`,
    },
    toTable: 'Para a mesa:',
    toStop: 'Para não receber mais e-mails sobre suas partidas, abra este link e toque no botão:',
  },
}
