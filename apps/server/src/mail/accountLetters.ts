import type { Language } from '@modern-art/protocol'

/** What a letter says; who gets it is said elsewhere. */
export interface LetterText {
  readonly subject: string
  readonly text: string
}

/** An account that a password can be chosen for, and the link that does it. */
export interface ResetLink {
  /** `null` for somebody who never said a name. */
  readonly name: string | null
  readonly link: string
}

interface AccountLetters {
  /** Asks whether an address is that of the person who named it. */
  readonly confirmEmail: (link: string) => LetterText
  /** One link for each account that names the address. */
  readonly resetPassword: (links: readonly ResetLink[]) => LetterText
}

export const ACCOUNT_LETTERS: Readonly<Record<Language, AccountLetters>> = {
  en: {
    confirmEmail: (link) => ({
      subject: 'Confirm your e-mail address',
      text: paragraphs(
        'Somebody gave this address for an account at Modern Art Online.',
        `If it was you, open this link to confirm it:\n${link}`,
        'If it was not you, you need not do anything.',
      ),
    }),
    resetPassword: (links) => ({
      subject: 'Choose a new password',
      text: paragraphs(
        'Somebody asked for a new password for Modern Art Online.',
        ...links.map(({ name, link }) => `${name === null ? 'Your account' : `Account of ${name}`}:\n${link}`),
        'The link works once, within an hour. If it was not you, you need not do anything: your password stays as it is.',
      ),
    }),
  },
  de: {
    confirmEmail: (link) => ({
      subject: 'Bestätige deine E-Mail-Adresse',
      text: paragraphs(
        'Jemand hat diese Adresse für ein Konto bei Modern Art Online angegeben.',
        `Wenn du das warst, bestätige sie mit diesem Link:\n${link}`,
        'Wenn du es nicht warst, brauchst du nichts zu tun.',
      ),
    }),
    resetPassword: (links) => ({
      subject: 'Wähle ein neues Passwort',
      text: paragraphs(
        'Jemand möchte ein neues Passwort für Modern Art Online.',
        ...links.map(({ name, link }) => `${name === null ? 'Dein Konto' : `Konto von ${name}`}:\n${link}`),
        'Der Link gilt einmal und eine Stunde lang. Wenn du es nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
      ),
    }),
  },
  pt: {
    confirmEmail: (link) => ({
      subject: 'Confirme seu e-mail',
      text: paragraphs(
        'Alguém informou este endereço para uma conta no Modern Art Online.',
        `Se foi você, confirme-o com este link:\n${link}`,
        'Se não foi você, não precisa fazer nada.',
      ),
    }),
    resetPassword: (links) => ({
      subject: 'Escolha uma nova senha',
      text: paragraphs(
        'Alguém pediu uma nova senha para o Modern Art Online.',
        ...links.map(({ name, link }) => `${name === null ? 'Sua conta' : `Conta de ${name}`}:\n${link}`),
        'O link vale uma vez, por uma hora. Se não foi você, não precisa fazer nada: sua senha continua a mesma.',
      ),
    }),
  },
}

function paragraphs(...texts: readonly string[]): string {
  return `${texts.join('\n\n')}\n`
}
