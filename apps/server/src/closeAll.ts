type Closing = () => Promise<unknown>

/** Closes one after the other. What fails keeps nothing else open: all that failed is thrown at the end, as one error. */
export async function closeInTurn(closings: readonly Closing[]): Promise<void> {
  const failures: unknown[] = []
  for (const close of closings) {
    // oxlint-disable-next-line no-await-in-loop -- the next may need what this one uses
    await close().catch((error: unknown) => failures.push(...failuresIn(error)))
  }
  if (failures.length > 0) throw failed(failures)
}

/** The same, all at once. */
export async function closeTogether(closings: readonly Closing[]): Promise<void> {
  const settled = await Promise.allSettled(closings.map((close) => close()))
  const failures = settled.flatMap((each) => (each.status === 'rejected' ? failuresIn(each.reason) : []))
  if (failures.length > 0) throw failed(failures)
}

/** What went wrong, one by one. */
export function failuresIn(error: unknown): readonly unknown[] {
  return error instanceof AggregateError ? (error.errors as readonly unknown[]) : [error]
}

function failed(failures: readonly unknown[]): AggregateError {
  return new AggregateError(failures, 'not everything could be closed')
}
