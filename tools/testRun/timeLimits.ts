import { expect, vi } from 'vitest'

/** By this the time limits of tests are multiplied, on a slow machine. */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1)
/** No test is to fail for looking further than usual. */
const times = Math.max(1, Number(process.env['LAWS_TIMES'] ?? 1))

/** A hang is to end soon, in milliseconds. */
const USUAL = 60_000 * patience
/** What kills servers, plays whole games or tries thousands of them takes longer. */
const LONG = 10 * USUAL * times

const isLong = /\.(long|laws)\.test\.tsx?$/.test(expect.getState().testPath ?? '')
const limit = isLong ? LONG : USUAL
vi.setConfig({ testTimeout: limit, hookTimeout: limit })
