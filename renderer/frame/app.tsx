// The whole page: the first run, or the top bar and the three columns.
import { grammar } from '../../shared/i18n/grammar.ts'
import { useEffect, useState } from 'react'
import { useDesk, useStore } from '../store/use-store.ts'
import { openDesk, tell } from '../store/actions.ts'
import { FirstRun, Opening } from './opening.tsx'
import { SideJobFoot } from '../kit/side-job-line.tsx'
import { DropZone } from '../import/drop-zone.tsx'
import { Dialogs } from './dialogs.tsx'
import { useMenu } from './use-menu.ts'
import { Workbench } from './workbench.tsx'
import { useMedia } from '../kit/use-media.ts'
import type { SaidReminder } from '../../shared/reminders/due-reminders.ts'
import { readPermission } from '../settings/permission.ts'
import type { Desk } from '../store/desk.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { isLasting, type DataNotice } from '../../shared/view/data-notice.ts'
import { RestoreQuestion } from '../settings/restore-question.tsx'
import { sayInstant } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import styles from './frame.module.css'
import { listen } from '../kit/listen.ts'

/** Older copies than these are in the settings. */
const mostBackups = 3

/** Over everything: what is wrong with the data file, with the backups that can take its place. */
function DataBanner() {
  const notices = useStore(useDesk().frame, (frame) => frame.dataNotices)
  return notices.map((notice) => <NoticeOfData key={notice.kind} notice={notice} />)
}

function NoticeOfData({ notice }: { notice: DataNotice }) {
  const desk = useDesk()
  const language = useLanguage()
  const [asked, setAsked] = useState<string | null>(null)
  const dismiss = () =>
    desk.frame.set(({ dataNotices }) => ({
      dataNotices: dataNotices.filter(({ kind }) => kind !== notice.kind),
    }))
  const backups = notice.backups.slice(0, mostBackups)
  const chosen = backups.find(({ name }) => name === asked)
  return (
    <section className={styles.banner} role="alert" data-notice={notice.kind}>
      <span className={styles.text}>{notice.message}</span>
      {backups.map(({ name, at }) => (
        <Button
          key={name}
          id={`notice-${name}`}
          aria-expanded={asked === name}
          onClick={() => setAsked(asked === name ? null : name)}
        >
          {windowWords[language].frame.restore(sayInstant(at, language))}
        </Button>
      ))}
      {isLasting(notice) ? null : (
        <IconButton icon="close" name={windowWords[language].notice.dismiss} onClick={dismiss} />
      )}
      {chosen === undefined ? null : (
        <RestoreQuestion
          key={chosen.name}
          backup={chosen}
          onKeep={() => {
            setAsked(null)
            document.getElementById(`notice-${chosen.name}`)?.focus()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}

/** Tells the document which language and theme it is in, and whether courses wear patterns. */
function useAppearance(): void {
  const { settings } = useDesk()
  const language = useStore(settings, (state) => state.language)
  const theme = useStore(settings, (state) => state.theme)
  useEffect(() => {
    document.documentElement.lang = grammar[language].tags.page
    document.documentElement.dataset.theme = theme
  }, [language, theme])
  const isWished = useStore(settings, (state) => state.patterns)
  const isContrasty = useMedia('(prefers-contrast: more), (forced-colors: active)')
  useEffect(() => {
    document.documentElement.toggleAttribute('data-patterns', isWished || isContrasty)
  }, [isWished, isContrasty])
}

export function App() {
  const desk = useDesk()
  useEffect(() => openDesk(desk), [desk])
  useAppearance()
  useSettingsKey()
  useReminders()
  useMenu()
  const isLoaded = useStore(desk.settings, (settings) => settings.isLoaded)
  const hasTerm = useStore(desk.week.view, ({ term, state }) => term !== null && state !== null)
  if (!isLoaded) return <Opening />
  return (
    <>
      <div className="column full-height">
        <DataBanner />
        <div className="grow shortens">{hasTerm ? <Workbench /> : <FirstRun />}</div>
      </div>
      <Dialogs />
      <DropZone />
      <SideJobFoot />
    </>
  )
}

/** Ctrl or ⌘ with the comma opens the settings, before the first run is over too. */
function useSettingsKey(): void {
  const desk = useDesk()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ',' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return
      if (event.defaultPrevented || !desk.settings.get().isLoaded) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      desk.frame.set({ dialog: { kind: 'settings', part: 'general' } })
    }
    return listen(window, { keydown: onKeyDown })
  }, [desk])
}

/** Shows the reminders that the core sends to pages: by the browser where it may, else in the window's own line. */
function useReminders(): void {
  const desk = useDesk()
  useEffect(
    () =>
      desk.client.subscribe((event) => {
        if (event.kind === 'reminder') remind(desk, event.reminder)
      }),
    [desk],
  )
}

function remind(desk: Desk, { key, title, text }: SaidReminder): void {
  if (readPermission() !== 'granted') return tell(desk, 'problem', `${title} · ${text}`)
  // Every open tab is told: those of one tag are one notification.
  const notification = new Notification(title, { body: text, tag: key })
  notification.addEventListener('click', () => window.focus())
}
