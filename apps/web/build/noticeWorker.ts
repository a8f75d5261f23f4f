import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const entry = fileURLToPath(new URL('../src/serviceWorker/main.ts', import.meta.url))

/** The part of the service worker that is ours: a script that the one which keeps the page takes in. */
export const NOTICE_WORKER = 'notices.js'

export function noticeWorker(): Plugin {
  return {
    name: 'notice-worker',
    apply: 'build',
    async generateBundle() {
      const bundle = await rolldown({ input: entry })
      const { output } = await bundle.generate({ format: 'iife', minify: true })
      await bundle.close()
      this.emitFile({ type: 'asset', fileName: NOTICE_WORKER, source: output[0].code })
    },
  }
}
