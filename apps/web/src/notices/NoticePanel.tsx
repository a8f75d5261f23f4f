import type { ReactNode } from 'react'
import { useId } from 'react'
import { faultText } from '../friends/faultText.ts'
import { useNotices } from '../online/useNotices.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { useNoticeWords } from '../words/noticeWords.ts'
import { useLanguage, useWords } from '../words/words.ts'

/** How one is told of one's turn while one is away: on this device and by mail, each on or off with one press. */
export function NoticePanel({ className }: { readonly className: string }): ReactNode {
  const words = useWords()
  const { panel } = useNoticeWords()
  const { notices, device, fault, busy, setDevice, setMail } = useNotices(useLanguage())
  const id = useId()
  if (notices === null) return null
  const { push, mail } = notices
  return (
    <section aria-labelledby={id} className={`panel grid gap-3 ${className}`}>
      <h2 id={id} className="text-lg">
        {panel.title}
      </h2>
      <p className="text-muted text-sm">{panel.about}</p>
      <Way
        name={panel.device}
        isOn={push.on}
        works={push.on}
        says={push.on ? panel.deviceOn : device === 'able' ? panel.deviceOff : panel.whyNotDevice[device]}
        // Whoever could not be reached may try again.
        canChange={push.on || device === 'able' || device === 'unreached'}
        busy={busy}
        onChange={setDevice}
      />
      {mail.whyNot !== 'no_account' && (
        <Way
          name={panel.mail}
          isOn={mail.on}
          works={mail.on && mail.whyNot === null}
          says={mail.whyNot === null ? (mail.on ? panel.mailOn : panel.mailOff) : panel.whyNotMail[mail.whyNot]}
          canChange={mail.on || mail.whyNot === null}
          busy={busy}
          onChange={setMail}
        />
      )}
      {fault !== null && (
        <p role="alert" className="text-now-text text-sm font-semibold">
          {faultText(fault, words)}
        </p>
      )}
    </section>
  )
}

interface WayProps {
  readonly name: string
  readonly isOn: boolean
  /** Whether it is on, and nothing keeps it from working. */
  readonly works: boolean
  readonly says: string
  readonly canChange: boolean
  readonly busy: boolean
  readonly onChange: (on: boolean) => void
}

function Way({ name, isOn, works, says, canChange, busy, onChange }: WayProps): ReactNode {
  const { panel } = useNoticeWords()
  const id = useId()
  const verb = isOn ? panel.turnOff : panel.turnOn
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-3">
      <p className="min-w-0 flex-[1_1_12rem]">
        <span className="font-semibold">{name}</span>
        <span id={id} role="status" className={`block text-sm ${works ? 'text-gain' : 'text-muted'}`}>
          {works ? `✓ ${says}` : says}
        </span>
      </p>
      {canChange && (
        <BusyButton
          className="button"
          busy={busy}
          aria-label={panel.buttonLabel(verb, name)}
          aria-describedby={id}
          onClick={() => onChange(!isOn)}
        >
          {verb}
        </BusyButton>
      )}
    </div>
  )
}
