/** What became of a wish to copy: done, or the text is selected, so that the person can copy it. */
export type Copied = 'copied' | 'selected'

interface Place {
  /** There is none on pages without a secure connection. */
  readonly clipboard: Pick<Clipboard, 'writeText'> | undefined
  /** Selects the text where it stands. */
  readonly select: () => void
}

/** Copies a text; where the browser refuses, selects it instead. */
export async function copyText(text: string, { clipboard, select }: Place): Promise<Copied> {
  try {
    if (clipboard !== undefined) {
      await clipboard.writeText(text)
      return 'copied'
    }
  } catch {
    // Forbidden: the person does it.
  }
  select()
  return 'selected'
}
