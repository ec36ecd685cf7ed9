// The settings in five parts; what is chosen in them holds at once, so there is nothing to save.
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { assertNever } from '../../shared/assert-never.ts'
import { Dialog } from '../kit/dialog.tsx'
import { settingsParts, type SettingsPart } from '../store/desk.ts'
import { useWords } from '../words/words.ts'
import { CalendarSettings } from './caldav/calendar-settings.tsx'
import { AboutSettings } from './about-settings.tsx'
import { BackupSettings } from './backup-settings.tsx'
import { DataSettings } from './data-settings.tsx'
import { GeneralSettings } from './general-settings.tsx'
import styles from './settings.module.css'
import { useSettingsView } from './settings-view.tsx'

type SettingsDialogProps = { part: SettingsPart; onClose: () => void }

export function SettingsDialog({ part: first, onClose }: SettingsDialogProps) {
  const words = useWords().settings
  const [part, setPart] = useState(first)
  const id = useId()
  return (
    <Dialog title={words.title} isWide onClose={onClose}>
      <PartTabs id={id} part={part} onChange={setPart} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${part}`}
        className={`stack packed scrolls ${styles.panel}`}
      >
        <Part part={part} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function Part({ part, onClose }: { part: SettingsPart; onClose: () => void }) {
  const settings = useSettingsView()
  switch (part) {
    case 'general':
      return <GeneralSettings view={settings.value} />
    case 'calendar':
      return <CalendarSettings />
    case 'backups':
      return <BackupSettings settings={settings} onClose={onClose} />
    case 'data':
      return <DataSettings settings={settings} onClose={onClose} />
    case 'about':
      return <AboutSettings />
    default:
      return assertNever(part)
  }
}

type PartTabsProps = { id: string; part: SettingsPart; onChange: (part: SettingsPart) => void }

/** The arrows walk the tabs, and Tab leads into the part. */
function PartTabs({ id, part, onChange }: PartTabsProps) {
  const words = useWords().settings
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const count = settingsParts.length
    const index = (settingsParts.indexOf(part) + step + count) % count
    onChange(settingsParts[index] ?? part)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={words.title}
      className="flex wrap gap-2 ruled-below pad-x-18"
    >
      {settingsParts.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}-${each}`}
          className={`quiet pad-top-6 pad-x-10 pad-bottom-8 hover-ink ${styles.part}`}
          aria-selected={each === part}
          aria-controls={`${id}-panel`}
          tabIndex={each === part ? 0 : -1}
          data-focus-first={each === part ? '' : undefined}
          onClick={() => onChange(each)}
          onKeyDown={walk}
        >
          {words.parts[each]}
        </button>
      ))}
    </div>
  )
}
