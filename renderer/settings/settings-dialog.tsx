// The settings, part by part, with a field that finds one by its name. What is chosen holds at once, but for the parts that
// are forms.
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { assertNever } from '../../shared/assert-never.ts'
import { AssistantSettings } from '../assistant/assistant-settings.tsx'
import { HabitSettings } from '../habits/habit-settings.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { StandingSettings } from '../standing/standing-settings.tsx'
import { settingsParts, type SettingsPart } from '../store/desk.ts'
import { useQuery } from '../store/use-query.ts'
import { useWords } from '../words/words.ts'
import { BackupSettings } from './backup-settings.tsx'
import { CalendarSettings } from './caldav/calendar-settings.tsx'
import { DataSettings } from './data-settings.tsx'
import { focusSetting, FoundSettings, useFoundSettings, type Setting } from './found-settings.tsx'
import { GeneralSettings } from './general-settings.tsx'
import { useSettingsView, type SettingsAnswer, Awaited } from './settings-view.tsx'
import styles from './settings.module.css'

type SettingsDialogProps = { part: SettingsPart; onClose: () => void }

export function SettingsDialog({ part: begins, onClose }: SettingsDialogProps) {
  const words = useWords().settings
  const settings = useSettingsView()
  const [query, setQuery] = useState('')
  const found = useFoundSettings(query)
  const [{ part, sought }, show] = useState<Shown>({ part: begins, sought: null })
  const [opened, setOpened] = useState<readonly SettingsPart[]>([begins])
  const panels = useRef<HTMLDivElement>(null)
  const id = useId()
  const open = (next: Shown) => {
    setQuery('')
    setOpened((known) => [...known.filter((each) => each !== next.part), next.part])
    show(next)
  }
  useEffect(() => {
    const panel = panels.current?.querySelector<HTMLElement>(':scope > :not([hidden])')
    if (sought !== null && panel) focusSetting(panel, sought)
  }, [sought])
  const isSearched = query.trim() !== ''
  const choose = (setting: Setting) => open({ part: setting.part, sought: setting })
  return (
    <Dialog title={words.title} isFull onClose={onClose}>
      <div className={`grow shortens clips ${styles.page}`}>
        <div className={`column gap-8 ${styles.side}`}>
          <SearchField
            query={query}
            onType={setQuery}
            onEnter={() => (isSearched && found[0] ? choose(found[0]) : undefined)}
          />
          <PartTabs id={id} part={part} opened={opened} onChange={(next) => open(toPart(next))} />
        </div>
        {isSearched ? <FoundSettings query={query} found={found} onChoose={choose} /> : null}
        <div ref={panels} className="column shortens narrows clips" hidden={isSearched}>
          {settingsParts
            .filter((each) => opened.includes(each))
            .map((each) => (
              // What was typed in one is still there after a look at another.
              <div
                key={each}
                role="tabpanel"
                id={`${id}-${each}-panel`}
                aria-labelledby={`${id}-${each}`}
                className={`column grow shortens ${styles.panel}`}
                hidden={each !== part}
              >
                <Part part={each} settings={settings} onClose={onClose} />
              </div>
            ))}
        </div>
      </div>
    </Dialog>
  )
}

type SearchFieldProps = { query: string; onType: (query: string) => void; onEnter: () => void }

function SearchField({ query, onType, onEnter }: SearchFieldProps) {
  const words = useWords().settings
  return (
    <input
      type="search"
      aria-label={words.find}
      placeholder={words.find}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={query}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        // Else the same press sends the form whose field has the focus by then.
        event.preventDefault()
        onEnter()
      }}
    />
  )
}

/** `sought` is the setting that is to have the focus there. */
type Shown = { part: SettingsPart; sought: Setting | null }

function toPart(part: SettingsPart): Shown {
  return { part, sought: null }
}

type PartProps = { part: SettingsPart; settings: SettingsAnswer; onClose: () => void }

function Part({ part, settings, onClose }: PartProps) {
  switch (part) {
    case 'assistant':
      return <AssistantSettings onClose={onClose} />
    case 'standing':
      return <StandingSettings onClose={onClose} />
    case 'habits':
      return <HabitSettings onClose={onClose} />
    case 'general':
    case 'calendar':
    case 'backups':
    case 'data':
    case 'about':
      return (
        <div className={`stack packed grow scrolls ${styles.body}`}>
          <PlainPart part={part} settings={settings} onClose={onClose} />
        </div>
      )
    default:
      return assertNever(part)
  }
}

type PlainPartProps = Omit<PartProps, 'part'> & {
  part: Exclude<SettingsPart, 'assistant' | 'standing' | 'habits'>
}

function PlainPart({ part, settings, onClose }: PlainPartProps) {
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

type PartTabsProps = {
  id: string
  part: SettingsPart
  opened: readonly SettingsPart[]
  onChange: (part: SettingsPart) => void
}

/** The arrows walk the tabs, and Tab leads into the part. */
function PartTabs({ id, part, opened, onChange }: PartTabsProps) {
  const words = useWords().settings
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
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
      aria-orientation="vertical"
      className={`gap-2 ${styles.parts}`}
    >
      {settingsParts.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}-${each}`}
          className={`quiet rounded to-start pad-y-6 pad-x-10 hovers ${styles.part}`}
          aria-selected={each === part}
          aria-controls={opened.includes(each) ? `${id}-${each}-panel` : undefined}
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

/** What Weekloom is: its version, and whose packages are in it with their licences (I2). */
function AboutSettings() {
  const words = useWords().about
  const { value: about, failure } = useQuery('read-about', {})
  if (about === null) {
    return <Awaited failure={failure} />
  }
  return (
    <>
      <section className={styles.section}>
        <h3>{words.version(about.version, about.license)}</h3>
        <p className="quiet snug">{words.offline}</p>
      </section>
      <section className={styles.section}>
        <h3>{words.packages}</h3>
        <p className="quiet snug">{words.packagesHint}</p>
        <ul className={`stack gap-2 ${styles.notices}`}>
          {about.notices.map(({ name, version, license, text }) => (
            <li key={`${name} ${version}`}>
              <details>
                <summary className="pad-y-2">
                  {name} {version} <small>{license}</small>
                </summary>
                <pre>{text}</pre>
              </details>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
