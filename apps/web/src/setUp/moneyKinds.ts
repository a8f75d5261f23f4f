/** What a table lets everybody know of the others' money: nothing, what public payments imply, or all. */
export type MoneyKind = 'hidden' | 'memory' | 'open'

export const MONEY_KINDS: readonly MoneyKind[] = ['hidden', 'memory', 'open']

interface MoneyRules {
  readonly variants: { readonly openMoney: boolean }
  readonly memoryAid: boolean
}

export function moneyKindOf({ variants, memoryAid }: MoneyRules): MoneyKind {
  return variants.openMoney ? 'open' : memoryAid ? 'memory' : 'hidden'
}
