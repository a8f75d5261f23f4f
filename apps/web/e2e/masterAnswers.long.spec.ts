import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runInThisContext } from 'node:vm'
import type { Page } from '@playwright/test'
import { weightsOf } from '@modern-art/bots/roster'
import { rolldown } from 'rolldown'
import { addressOf } from '../src/weights/fetchWeights.ts'
import { expect, test } from './watch.ts'

/*
 * Sums that are rounded in another order, or an exponential of the engine's own, would make a bot that plays one game in a
 * browser and another one on a server.
 */

type AnswersAbout = (weights: Uint8Array, games: string) => Promise<string>

/** What the script below leaves behind where it runs. */
declare const master: { readonly answersAbout: AnswersAbout }

const BOTS = new URL('../../../packages/bots/', import.meta.url)
const SCRIPT = fileURLToPath(new URL('src/testing/master/answers.ts', BOTS))
const GAMES = new URL('src/testing/master/vectors.jsonl', BOTS)
const FILE = weightsOf('master')

/**
 * The SHA-256 of the answers, the same on every machine. It changes with the weights, with how `master` decides and explains,
 * and with the recorded games; after such a change the test says what it found, and that belongs here.
 */
const DIGEST = 'af07acfcf0bd85ec256367b548f3bf6c79e11bfb66b0e320e4f773042ecc0af7'

/** The recorded questions, their answers and all that they need, as one script that is the same for Node and browsers. */
async function bundled(): Promise<string> {
  const bundle = await rolldown({ input: SCRIPT, resolve: { conditionNames: ['modern-art-source'] } })
  const { output } = await bundle.generate({ format: 'iife', name: 'master', minify: true })
  await bundle.close()
  return output[0].code
}

/** A page of our own with nothing on it: that of the game would not let a script of tests run. */
async function openEmptyPage(page: Page): Promise<void> {
  const address = '/empty'
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(address)
}

async function answersInPage(page: Page, script: string, games: string): Promise<string> {
  await page.addScriptTag({ content: script })
  return page.evaluate(
    async ([address, recorded]) => {
      const file = await fetch(address)
      return master.answersAbout(new Uint8Array(await file.arrayBuffer()), recorded)
    },
    [addressOf(FILE), games] as const,
  )
}

async function answersInWorker(page: Page, script: string, games: string): Promise<string> {
  const asWorker = `${script}\nonmessage = async ({ data }) => postMessage(await master.answersAbout(...data))`
  return page.evaluate(
    async ([code, address, recorded]) => {
      const file = await fetch(address)
      const weights = new Uint8Array(await file.arrayBuffer())
      const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))
      return new Promise<string>((resolve, reject) => {
        worker.addEventListener('message', ({ data }) => resolve(String(data)))
        worker.addEventListener('error', ({ message }) => reject(new Error(message)))
        worker.postMessage([weights, recorded])
      })
    },
    [asWorker, addressOf(FILE), games] as const,
  )
}

test('the master gives the same answers in Node, in a page and in a worker', async ({ page }) => {
  const [script, games] = await Promise.all([bundled(), readFile(GAMES, 'utf8')])
  const weights = await readFile(new URL(`weights/${FILE.name}`, BOTS))
  const answersInNode = runInThisContext(`${script}\nmaster.answersAbout`) as AnswersAbout
  const answers = await answersInNode(weights, games)
  await openEmptyPage(page)
  const lines = answers.split('\n')
  expect(lines.length).toBeGreaterThan(90)
  expect((await answersInPage(page, script, games)).split('\n')).toEqual(lines)
  expect((await answersInWorker(page, script, games)).split('\n')).toEqual(lines)
  expect(createHash('sha256').update(answers).digest('hex')).toBe(DIGEST)
})
