import { createStore, useStore } from 'zustand'
import { settings } from '../settings/settings.ts'
import { synthesise } from './synthesiser.ts'
import type { Sound } from './synthesiser.ts'

interface Speaker {
  readonly context: AudioContext
  readonly volume: GainNode
}

/** None until somebody has touched the page: browsers refuse it, and so do people. */
let speaker: Speaker | null = null

/** The caption of a sound, whether or not it is heard; the number tells two of the same apart. */
export interface Caption {
  readonly sound: Sound
  readonly number: number
}

const captions = createStore<{ readonly standing: readonly Caption[]; readonly written: number }>(() => ({
  standing: [],
  written: 0,
}))

/** Those that are still to be read, the newest last. */
export function useCaptions(): readonly Caption[] {
  return useStore(captions, ({ standing }) => standing)
}

/** How long a caption stands, in milliseconds. */
const READING_TIME = 1800

export function play(sound: Sound): void {
  writeCaption(sound)
  const { muted, volume } = settings.getState()
  if (speaker === null || muted || volume === 0) return
  const { context } = speaker
  if (context.state === 'running') return sing(sound, speaker)
  // It rests, or was put to sleep by a call or another tab. A sound that would come late does not come at all.
  const asked = performance.now()
  const awoken = speaker
  const singInTime = (): void => {
    if (performance.now() - asked < LATE) sing(sound, awoken)
  }
  void context.resume().then(singInTime, () => {})
}

function sing(sound: Sound, { context, volume }: Speaker): void {
  synthesise(sound, { context, out: volume }, context.currentTime + 0.01)
  restAfter(context, SILENCE)
}

/** So many milliseconds after the last sound the speaker rests: a device that plays silence wastes its battery. */
const SILENCE = 10_000
let rest: ReturnType<typeof setTimeout> | undefined

function restAfter(context: AudioContext, wait: number): void {
  clearTimeout(rest)
  rest = setTimeout(() => {
    // What cannot rest just plays on.
    context.suspend().catch(() => {})
  }, wait)
}

/** After so many milliseconds a sound no longer belongs to what is seen. */
const LATE = 300

function writeCaption(sound: Sound): void {
  const caption = { sound, number: captions.getState().written }
  captions.setState(({ standing, written }) => ({ standing: [...standing, caption], written: written + 1 }))
  setTimeout(() => {
    captions.setState(({ standing }) => ({ standing: standing.filter((other) => other !== caption) }))
  }, READING_TIME)
}

/** Gets ready to be heard with the first press, and follows the volume from then on. */
export function awaitFirstGesture(): void {
  const begin = (): void => {
    removeEventListener('pointerup', begin)
    removeEventListener('keydown', begin)
    speaker = speakerOf()
  }
  addEventListener('pointerup', begin)
  addEventListener('keydown', begin)
  settings.subscribe(({ volume }) => {
    if (speaker !== null) speaker.volume.gain.value = gainOf(volume)
  })
}

function speakerOf(): Speaker | null {
  try {
    const context = new AudioContext()
    const volume = context.createGain()
    volume.gain.value = gainOf(settings.getState().volume)
    volume.connect(context.destination)
    restAfter(context, settings.getState().muted ? 0 : SILENCE)
    return { context, volume }
  } catch {
    // A device without a sound card: captions say it all.
    return null
  }
}

/** Ears hear ratios: half of the slider is about half as loud. */
function gainOf(volume: number): number {
  return (volume / 100) ** 2
}
