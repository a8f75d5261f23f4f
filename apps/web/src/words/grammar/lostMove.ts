/** What somebody did that may not have reached the table. */
export type LostMove =
  | 'bid'
  | 'pass'
  | 'card'
  | 'price'
  | 'buy'
  | 'order'
  | 'out'
  | 'withdrawal'
  | 'plan'
  | 'line'
  | 'other'
