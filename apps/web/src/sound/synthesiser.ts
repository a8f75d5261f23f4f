/** All sounds there are. None tells what the screen does not. */
export type Sound = 'bid' | 'hammer' | 'coins' | 'reveal' | 'applause' | 'your_turn'

/*
 * Sounds made of sines and noise. Each begins at a time of the context and leads to the output that is given, live or
 * for a recording.
 */

interface Instrument {
  readonly context: BaseAudioContext
  readonly out: AudioNode
}

/** Begins a sound. */
export function synthesise(sound: Sound, instrument: Instrument, at: number): void {
  SCORES[sound](instrument, at)
}

const SCORES: Readonly<Record<Sound, (instrument: Instrument, at: number) => void>> = {
  /** A light tap, a fifth above another. */
  bid: (instrument, at) => {
    tone(instrument, { at, frequency: 523, lasts: 0.12, loud: 0.22 })
    tone(instrument, { at: at + 0.05, frequency: 784, lasts: 0.16, loud: 0.2 })
  },
  /** Wood on wood, twice. */
  hammer: (instrument, at) => {
    for (const blow of [at, at + 0.16]) {
      hiss(instrument, { at: blow, frequency: 950, width: 1.5, lasts: 0.07, loud: 1 })
      tone(instrument, { at: blow, frequency: 190, to: 95, lasts: 0.16, loud: 0.7 })
    }
  },
  /** A handful of small bells. */
  coins: (instrument, at) => {
    for (const [index, frequency] of [3520, 4180, 3730, 4430, 3950].entries()) {
      const begins = at + index * 0.055
      tone(instrument, { at: begins, frequency, lasts: 0.14, loud: 0.1 })
      tone(instrument, { at: begins, frequency: frequency * 1.47, lasts: 0.09, loud: 0.05 })
    }
  },
  /** Paper, and what it said. */
  reveal: (instrument, at) => {
    hiss(instrument, { at, frequency: 1400, to: 3600, width: 0.8, lasts: 0.28, loud: 0.3 })
    for (const [index, frequency] of [392, 494, 587].entries()) {
      tone(instrument, { at: at + 0.18 + index * 0.07, frequency, lasts: 0.4, loud: 0.12 })
    }
  },
  /** Some sixty claps, dense at first. */
  applause: (instrument, at) => {
    for (let clap = 0; clap < 64; clap += 1) {
      const begins = at + 1.7 * (clap / 64) ** 1.3 + scattered(clap) * 0.05
      const loud = 0.28 * Math.sin(Math.PI * Math.min(1, (clap + 6) / 70)) ** 0.7
      hiss(instrument, { at: begins, frequency: 1100 + 1300 * scattered(clap + 64), width: 1.2, lasts: 0.05, loud })
    }
  },
  /** Two bells, rising. */
  your_turn: (instrument, at) => {
    for (const [index, frequency] of [587, 880].entries()) {
      const begins = at + index * 0.14
      tone(instrument, { at: begins, frequency, lasts: 0.55, loud: 0.25 })
      tone(instrument, { at: begins, frequency: frequency * 2.01, lasts: 0.3, loud: 0.07 })
    }
  },
}

interface Note {
  readonly at: number
  readonly frequency: number
  /** Where the frequency glides to. */
  readonly to?: number
  /** Seconds until nothing is heard. */
  readonly lasts: number
  /** 1 is the most there is. */
  readonly loud: number
}

function tone({ context, out }: Instrument, { at, frequency, to, lasts, loud }: Note): void {
  const oscillator = context.createOscillator()
  oscillator.frequency.setValueAtTime(frequency, at)
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, at + lasts)
  oscillator.connect(fading(context, at, lasts, loud)).connect(out)
  oscillator.start(at)
  oscillator.stop(at + lasts)
}

function hiss({ context, out }: Instrument, { at, frequency, to, lasts, loud, width }: Note & { width: number }): void {
  const source = context.createBufferSource()
  source.buffer = noiseOf(context)
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = width
  filter.frequency.setValueAtTime(frequency, at)
  if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, at + lasts)
  source
    .connect(filter)
    .connect(fading(context, at, lasts, loud))
    .connect(out)
  source.start(at, scattered(Math.round(at * 1000)) * 0.4, lasts)
}

/** There at once, and then less and less. */
function fading(context: BaseAudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  return gain
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** A second of noise, made once. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const kept = noises.get(context)
  if (kept !== undefined) return kept
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * scattered(index) - 1
  noises.set(context, noise)
  return noise
}

/** A number from 0 up to 1 that looks like chance, the same each time. */
function scattered(index: number): number {
  const mixed = Math.sin(index * 12.9898 + 4.1414) * 43_758.5453
  return mixed - Math.floor(mixed)
}
