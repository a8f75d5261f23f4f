import { vi } from 'vitest'

/** From now on, until the end of the test, what the page hands to the browser to keep is kept here: the texts, the latest last. */
export function keptFiles(): () => Promise<readonly string[]> {
  const files: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file)
      return 'blob:a-file'
    },
    revokeObjectURL: () => {},
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return () => Promise.all(files.map((file) => file.text()))
}
