/** Why a move may be a slip: it takes most of one's money, or is more than the lot can ever pay. */
export type Doubt =
  | { readonly type: 'most_of_money'; readonly amount: number; readonly money: number }
  | { readonly type: 'over_any_value'; readonly amount: number; readonly most: number }

/** Above this part of one's money a payment is big. */
const BIG = 0.6

export function doubtsAbout(amount: number, money: number, mostItPays: number): readonly Doubt[] {
  const doubts: Doubt[] = []
  if (amount > mostItPays) doubts.push({ type: 'over_any_value', amount, most: mostItPays })
  if (amount > BIG * money) doubts.push({ type: 'most_of_money', amount, money })
  return doubts
}
