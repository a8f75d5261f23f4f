import type { ReactNode } from 'react'
import { MoneyDisplay } from '../pieces/MoneyDisplay.tsx'

/** The largest figure on the screen. */
export function Price({ amount }: { readonly amount: number }): ReactNode {
  return <MoneyDisplay amount={amount} className="price title" />
}
