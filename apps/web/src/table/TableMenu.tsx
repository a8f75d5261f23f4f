import type { ReactNode } from 'react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { exportGame, readSeason } from '../play/play.ts'
import { isOnlyHere, usePlay } from '../play/playStore.ts'
import { DialogHoldingShow } from './pieces/DialogHoldingShow.tsx'
import { SPEEDS, choose, useSetting } from '../settings/settings.ts'
import type { Speed } from '../settings/settings.ts'
import { useAround } from './context/around.ts'
import { useTable } from './context/tableContext.ts'
import { PlansButton } from './plans/PlansButton.tsx'
import { countsDays } from './plans/usePlans.ts'
import { GoalDialog } from './Goal.tsx'
import { useWords } from '../words/words.ts'

/** Everything about the table that is not the game: speed, rules, saving, leaving. */
export function TableMenu(): ReactNode {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const [readsGoal, setReadsGoal] = useState(false)
  const muted = useSetting('muted')
  const [, navigate] = useLocation()
  const { readRules, screen: drawn } = useTable()
  const { menu } = useAround()
  const onlyHere = usePlay(isOnlyHere)
  const isOwn = usePlay((state) => state.isOwn)
  const seasons = usePlay(({ screen }) => screen?.view.past.length ?? 0)
  return (
    <>
      <button
        type="button"
        className="button button-quiet px-2! text-xl"
        aria-label={words.table.menu}
        onClick={() => setOpen(true)}
      >
        ☰
      </button>
      {open && (
        <DialogHoldingShow title={words.table.menu} onClose={() => setOpen(false)} className="max-w-sm">
          <div className="grid gap-3">
            <label className="flex items-center justify-between gap-3">
              {words.settings.speed}
              <SpeedChoice />
            </label>
            <label className="flex min-h-11 items-center justify-between gap-3">
              {words.settings.muted}
              <input
                type="checkbox"
                className="accent-ink size-5"
                checked={muted}
                onChange={({ currentTarget }) => choose({ muted: currentTarget.checked })}
              />
            </label>
            <button type="button" className="button" onClick={() => setReadsGoal(true)}>
              {words.goal.title}
            </button>
            <button type="button" className="button" onClick={() => readRules()}>
              {words.table.rules}
            </button>
            {isOwn && (
              <button type="button" className="button" onClick={() => navigate('/settings')}>
                {words.settings.title}
              </button>
            )}
            {seasons > 0 && (
              <button type="button" className="button" onClick={() => readSeason(1)}>
                {words.over.seasons}
              </button>
            )}
            {isOwn && (
              <button type="button" className="button" onClick={exportGame}>
                {words.over.export}
                <span className="text-muted text-xs font-normal">{words.over.exportHint}</span>
              </button>
            )}
            {!countsDays(drawn.rules) && <PlansButton className="button" />}
            {menu}
            <button type="button" className="button" onClick={() => navigate('/')}>
              {words.table.leave}
              <span className="text-muted text-xs font-normal">
                {isOwn ? (onlyHere ? words.table.leaveUnsaved : words.table.leaveHint) : words.online.leaveHint}
              </span>
            </button>
          </div>
        </DialogHoldingShow>
      )}
      {readsGoal && <GoalDialog onClose={() => setReadsGoal(false)} />}
    </>
  )
}

export function SpeedChoice(): ReactNode {
  const words = useWords()
  const speed = useSetting('speed')
  return (
    <select
      className="field"
      aria-label={words.settings.speed}
      value={speed}
      onChange={({ currentTarget }) => choose({ speed: currentTarget.value as Speed })}
    >
      {SPEEDS.map((name) => (
        <option key={name} value={name}>
          {words.settings.speeds[name]}
        </option>
      ))}
    </select>
  )
}
