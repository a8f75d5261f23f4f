import type { ReactNode } from 'react'
import { Page } from '../pieces/Page.tsx'
import { RadioCards } from '../pieces/RadioCards.tsx'
import { SPEEDS, THEMES, choose, useSetting } from '../settings/settings.ts'
import { LONGEST_NAME } from '../newGame/newGame.ts'
import { useWords } from '../words/words.ts'

/** What a person can choose for this device. */
export function SettingsScreen(): ReactNode {
  const words = useWords()
  const speed = useSetting('speed')
  const theme = useSetting('theme')
  const confirmations = useSetting('confirmations')
  const shortcuts = useSetting('shortcuts')
  const guidance = useSetting('guidance')
  const playerName = useSetting('playerName')
  return (
    <Page title={words.settings.title} about={words.settings.saved}>
      <div className="mt-6 grid max-w-3xl gap-8">
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
        <div>
          <RadioCards
            legend={words.settings.speed}
            name="speed"
            chosen={speed}
            onChoose={(value) => choose({ speed: value })}
            options={SPEEDS.map((value) => ({ value, name: words.settings.speeds[value] }))}
          />
          <p className="text-muted mt-2 text-sm">{words.settings.speedHint}</p>
        </div>
        <RadioCards
          legend={words.settings.theme}
          name="theme"
          chosen={theme}
          onChoose={(value) => choose({ theme: value })}
          options={THEMES.map((value) => ({ value, name: words.settings.themes[value] }))}
        />
        <Switch
          label={words.settings.confirmations}
          on={confirmations}
          onTurn={(on) => choose({ confirmations: on })}
        />
        <Switch label={words.settings.guidance} on={guidance} onTurn={(on) => choose({ guidance: on })} />
        <div>
          <Switch label={words.settings.shortcuts} on={shortcuts} onTurn={(on) => choose({ shortcuts: on })} />
          <dl className="text-muted mt-2 grid max-w-md grid-cols-[6rem_1fr] gap-y-1.5 text-sm">
            {words.settings.shortcutsList.map(([key, what]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="border-line-strong rounded border px-1.5 font-sans">{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Page>
  )
}

interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly onTurn: (on: boolean) => void
}

function Switch({ label, on, onTurn }: SwitchProps): ReactNode {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="accent-ink size-5"
        checked={on}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
      {label}
    </label>
  )
}
