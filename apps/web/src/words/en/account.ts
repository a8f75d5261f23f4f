import { dateTime, figure } from './phrases.ts'

const join = {
  title: 'Create an account',
  about:
    'An account keeps your name, your seats and your games on all your devices. You can play everything without one.',
  keeps: (who: string): string => `You’re ${who} here, and you stay ${who}: you keep your seats and games.`,
  submit: 'Create account',
  passkey: 'Use a passkey',
  passkeyHint: 'No password: your fingerprint, face or screen lock.',
  already: 'I already have an account',
}

const signIn = {
  title: 'Sign in',
  about: 'You’ll find your seats and games on this device, too.',
  brings: (who: string): string => `The seats you have here as ${who} come along.`,
  again: 'Sign in again, then you can change your account.',
  submit: 'Sign in',
  passkey: 'Sign in with a passkey',
  provider: (site: string): string => `Continue with ${site}`,
  or: 'or',
  forgotten: 'Forgot your password?',
  none: 'I don’t have an account yet',
}

const fields = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  code: 'Recovery code',
  codeHint: 'One of the ten that you were shown. Each works once.',
  show: 'Show password',
  hide: 'Hide password',
  shortest: (characters: number): string => `At least ${figure(characters)} characters. Several words are best.`,
  noEmail: 'Type your e-mail address.',
  noPassword: 'Type your password.',
  noCode: 'Type a recovery code.',
}

const forgotten = {
  title: 'Forgot your password?',
  about: 'Type your e-mail address, and we’ll send you a link for a new password.',
  submit: 'Send the link',
  sent: (address: string): string =>
    `If there is an account for ${address}, a link is on its way. It may take a few minutes; look in the spam folder, too.`,
  noMail: 'This server sends no e-mails. You need one of your recovery codes.',
  useCode: 'Use a recovery code',
}

const recover = {
  title: 'Use a recovery code',
  about: 'A code signs you in here and signs you out everywhere else.',
  submit: 'Sign in',
  wrong: 'That isn’t one of your codes, or it has already been used.',
}

const reset = {
  title: 'Choose a new password',
  about: 'Then you’re signed in here, and signed out everywhere else.',
  submit: 'Save password',
  askAgain: 'Send another link',
}

const confirm = {
  title: 'Your e-mail address',
  asking: 'One moment…',
  done: 'Your address is confirmed. Thank you!',
  toAccount: 'Your account',
  signInFirst: 'Sign in to the account you gave this address for. Then it will be confirmed.',
  signIn: 'Sign in',
}

const you = {
  title: 'You',
  rename: 'Change name',
  face: 'Choose a face',
  faces: 'Faces',
  faceOf: (number: number): string => `Face ${figure(number)}`,
  nameFace: 'The face that goes with your name',
  saveFace: 'Take this one',
}

const ways = {
  title: 'How you sign in',
  again: 'To change this, sign in again.',
  signInAgain: 'Sign in again',
  email: 'E-mail and password',
  noEmail: 'None yet',
  confirmed: 'confirmed',
  unconfirmed: 'not confirmed yet',
  sendAgain: 'Send the e-mail again',
  sentAgain: 'The e-mail is on its way.',
  setPassword: 'Add a password',
  changePassword: 'Change',
  changeLabel: (what: string): string => `Change: ${what}`,
  changeTitle: 'E-mail and password',
  changeAbout: 'You stay signed in here and are signed out everywhere else.',
  save: 'Save',
  changed: 'Saved. You’re signed out everywhere else.',
  connect: (site: string): string => `Connect ${site}`,
  remove: 'Remove',
  removeLabel: (what: string): string => `Remove: ${what}`,
  reallyRemove: 'Really remove?',
  reallyRemoveLabel: (what: string): string => `Really remove? ${what}`,
  removed: (what: string): string => `${what}: removed.`,
  passkeys: 'Passkeys',
  noPasskeys: 'A passkey signs you in by fingerprint, face or screen lock.',
  addPasskey: 'Add a passkey',
  passkeyAdded: 'The passkey is ready.',
  passkeyTimes: (added: number, used: number | null): string =>
    used === null ? `Added ${dateTime(added)}` : `Added ${dateTime(added)} · last used ${dateTime(used)}`,
  passkeyGivenUp: 'No passkey was used. You can try again.',
}

const codes = {
  title: 'Recovery codes',
  left: (count: number): string =>
    count === 0
      ? 'You have none.'
      : count === 1
        ? 'One code is left. It signs you in once.'
        : `${figure(count)} codes are left. Each signs you in once.`,
  what: 'They let you in when nothing else does. Keep them somewhere safe.',
  whatWithoutMail: 'This server sends no e-mails: if you forget your password, only these codes let you in.',
  make: 'Make recovery codes',
  makeAgain: 'Make new codes',
  reallyMake: 'The old ones stop working. Go on?',
  once: 'You see these codes only now. Each works once.',
  copy: 'Copy',
  copied: 'Copied',
  copySelected: 'Your browser can’t copy them for you. They are selected: copy them now.',
  download: 'Download',
  print: 'Print',
  fileTitle: 'Recovery codes for Modern Art',
  done: 'I’ve saved them',
}

const welcome = {
  title: (who: string | null): string => (who === null ? 'Your account is ready.' : `Your account is ready, ${who}.`),
  later: 'Later',
  back: 'Back',
}

const devices = {
  title: 'Devices',
  unknown: 'Unknown device',
  thisOne: 'this device',
  since: (begun: number): string => `Signed in since ${dateTime(begun)}`,
  seen: (seen: number): string => `Last here ${dateTime(seen)}`,
  end: 'Sign out',
  endLabel: (device: string): string => `Sign out: ${device}`,
  ended: (device: string): string => `${device}: signed out.`,
  everywhere: 'Sign out everywhere',
  reallyEverywhere: 'Really everywhere, here too?',
  signOut: 'Sign out',
  signedOut: 'You’re signed out on this device.',
}

const bots = {
  title: 'Bots of your own',
  about: 'A program of yours can play at tables that aren’t rated. It is marked as a bot, and it needs a token.',
  name: 'Name of the bot',
  noName: 'Give the bot a name.',
  make: 'Make a token',
  once: 'Copy the token now: it is shown only once. Give it to nobody.',
  token: (name: string): string => `Token of ${name}`,
  copySelected: 'Your browser can’t copy it for you. It is selected: copy it now.',
  used: (at: number): string => `Last used ${dateTime(at)}`,
  unused: 'Not used yet',
  end: 'Revoke',
  endLabel: (name: string): string => `Revoke the token of ${name}`,
  reallyEnd: 'Really revoke?',
  reallyEndLabel: (name: string): string => `Really revoke the token of ${name}?`,
  ended: (name: string): string => `The token of ${name} is revoked.`,
  enough: (most: number): string => `You have ${figure(most)} bots. Revoke a token to make another.`,
}

const data = {
  title: 'Your data',
  about: 'Everything this server knows about you, as a file.',
  export: 'Export my data',
  remove: 'Delete account',
  removeTitle: 'Delete your account?',
  removeWhat: [
    'Your name, your face, your address and all ways to sign in are deleted at once.',
    'Games that are over keep an anonymous seat: others can still look at them. In games that are still going on, a bot plays on for you.',
    'This can’t be undone.',
  ],
  removeSure: 'Delete it for good',
  keep: 'Keep it',
  removed: 'Your account is deleted.',
}

export const account = {
  title: 'Your account',
  moderation: 'Look at reports',
  loading: 'One moment…',
  linkUsed: 'This link has already been used, or it is too old.',
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

/** The catalogue of the pages about accounts. */
export type AccountWords = typeof account
