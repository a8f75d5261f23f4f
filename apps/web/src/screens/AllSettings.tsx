import type { ReactNode } from 'react'
import { useId } from 'react'
import { RadioCards } from '../pieces/RadioCards.tsx'
import { LONGEST_NAME } from '../newGame/newGame.ts'
import { PALETTES, SPEEDS, THEMES, choose, useSetting } from '../settings/settings.ts'
import type { Settings } from '../settings/settings.ts'
import { play } from '../sound/speaker.ts'
import { SoundCaptions } from '../sound/SoundCaptions.tsx'
import { LANGUAGES, LANGUAGE_NAMES, languageFor } from '../settings/languages.ts'
import { useWords } from '../words/words.ts'

/** All choices of a person for this device. */
export function AllSettings(): ReactNode {
  const words = useWords()
  return (
    <div className="grid max-w-3xl gap-12">
      <Group title={words.settings.you}>
        <NameField />
        <LanguageChoice />
      </Group>
      <Group title={words.settings.sight}>
        <SightChoices />
      </Group>
      <Group title={words.settings.hearing}>
        <VolumeSlider />
        <Switch name="muted" label={words.settings.muted} />
        <Switch name="captions" label={words.settings.captions} />
        <SoundCaptions />
      </Group>
      <Group title={words.settings.play}>
        <Switch name="guidance" label={words.settings.guidance} />
        <Switch name="confirmations" label={words.settings.confirmations} />
        <Switch name="memoryAid" label={words.settings.memoryAid} hint={words.settings.memoryAidHint} />
        <Switch name="shortcuts" label={words.settings.shortcuts} />
        <Shortcuts />
      </Group>
    </div>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="border-line border-b pb-2 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function NameField(): ReactNode {
  const words = useWords()
  const playerName = useSetting('playerName')
  return (
    <label className="grid max-w-md gap-1">
      <span className="font-serif text-lg font-semibold">{words.settings.name}</span>
      <input
        className="field"
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={playerName}
        onChange={({ currentTarget }) => choose({ playerName: currentTarget.value })}
      />
      <span className="text-muted text-sm">{words.settings.nameHint}</span>
    </label>
  )
}

function LanguageChoice(): ReactNode {
  const words = useWords()
  const language = useSetting('language')
  const browsers = LANGUAGE_NAMES[languageFor(navigator.languages)]
  return (
    <label className="grid max-w-md gap-1">
      <span className="font-serif text-lg font-semibold">{words.settings.language}</span>
      <select
        className="field"
        value={language}
        onChange={({ currentTarget }) => choose({ language: currentTarget.value as Settings['language'] })}
      >
        <option value="browser">{words.settings.browserLanguage(browsers)}</option>
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </label>
  )
}

function SightChoices(): ReactNode {
  const words = useWords()
  return (
    <>
      <RadioCards
        legend={words.settings.theme}
        name="theme"
        chosen={useSetting('theme')}
        onChoose={(theme) => choose({ theme })}
        options={THEMES.map((value) => ({ value, name: words.settings.themes[value] }))}
      />
      <RadioCards
        legend={words.settings.palette}
        name="palette"
        chosen={useSetting('palette')}
        onChoose={(palette) => choose({ palette })}
        options={PALETTES.map((value) => ({ value, ...words.settings.palettes[value] }))}
      />
      <div>
        <RadioCards
          legend={words.settings.speed}
          name="speed"
          chosen={useSetting('speed')}
          onChoose={(speed) => choose({ speed })}
          options={SPEEDS.map((value) => ({ value, name: words.settings.speeds[value] }))}
        />
        <p className="text-muted mt-2 text-sm">{words.settings.speedHint}</p>
      </div>
    </>
  )
}

function VolumeSlider(): ReactNode {
  const words = useWords()
  const volume = useSetting('volume')
  return (
    <div className="flex flex-wrap items-end gap-4">
      <label className="grid w-full max-w-md gap-1">
        <span className="flex justify-between font-serif text-lg font-semibold">
          {words.settings.volume}
          <span aria-hidden="true" className="text-muted font-sans text-base font-normal">
            {words.settings.volumeIs(volume)}
          </span>
        </span>
        <input
          type="range"
          className="accent-ink min-h-11"
          min={0}
          max={100}
          step={5}
          value={volume}
          aria-valuetext={words.settings.volumeIs(volume)}
          onChange={({ currentTarget }) => choose({ volume: currentTarget.valueAsNumber })}
        />
      </label>
      <button type="button" className="button" onClick={() => play('hammer')}>
        {words.settings.tryIt}
      </button>
    </div>
  )
}

type Switchable = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings]

interface SwitchProps {
  readonly name: Switchable
  readonly label: string
  readonly hint?: string
}

function Switch({ name, label, hint }: SwitchProps): ReactNode {
  const on = useSetting(name)
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="accent-ink size-5 shrink-0"
        checked={on}
        onChange={({ currentTarget }) => choose({ [name]: currentTarget.checked })}
      />
      <span>
        {label}
        {hint !== undefined && <span className="text-muted block text-[0.8125rem]">{hint}</span>}
      </span>
    </label>
  )
}

function Shortcuts(): ReactNode {
  const words = useWords()
  return (
    <dl className="text-muted -mt-2 grid max-w-md grid-cols-[6rem_1fr] gap-y-1.5 text-sm">
      {words.settings.shortcutsList.map(([key, what]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="border-line-strong rounded border px-1.5 font-sans">{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
