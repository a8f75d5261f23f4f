import type { AuctionType } from '@modern-art/engine'

export const AUCTION_WORDS: Readonly<Record<AuctionType, string>> = {
  open: 'open auction',
  one_offer: 'one offer',
  hidden: 'hidden auction',
  fixed_price: 'fixed price',
  double: 'double',
}

/** `Ada`, `Ada and Ben`, `Ada, Ben and Cleo`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** `1 painting`, `3 paintings`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** `Ada passes`, `Ada and Ben pass`: the verb's form for as many. */
export function verb(subjects: readonly unknown[], one: string, many: string): string {
  return subjects.length === 1 ? one : many
}

export function ordinal(place: number): string {
  return ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`
}
