/** Hands a game to the browser as a file to keep. */
export function saveAsFile(transcript: string): void {
  const url = URL.createObjectURL(new Blob([transcript], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `modern-art-${new Date().toISOString().slice(0, 16).replaceAll(':', '')}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
