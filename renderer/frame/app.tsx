// The whole page: the first run, or the top bar and the three columns.
import { useEffect } from 'react'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { openDesk } from '../store/actions.ts'
import { FirstRun } from '../first-run/first-run.tsx'
import { SideJobFoot } from '../side-jobs/side-job-line.tsx'
import { DropZone } from '../import/drop-zone.tsx'
import { DataBanner } from './data-banner.tsx'
import { Dialogs } from './dialogs.tsx'
import { Opening } from './opening.tsx'
import { useMenu } from './use-menu.ts'
import { Workbench } from './workbench.tsx'
import { useMedia } from './use-media.ts'
import type { SaidReminder } from '../../shared/words/schedule/say-reminder.ts'
import { readPermission } from '../settings/permission.ts'
import { tell } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'

const tags = { en: 'en', zh: 'zh-CN' } as const

/** Tells the document which language and theme it is in, and whether courses wear patterns. */
function useAppearance(): void {
  const { settings } = useDesk()
  const language = useStore(settings, (state) => state.language)
  const theme = useStore(settings, (state) => state.theme)
  useEffect(() => {
    document.documentElement.lang = tags[language]
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
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [desk])
}

/** Shows the reminders that the core sends to pages: by the browser where it may, else in the window's own line. */
function useReminders(): void {
  const desk = useDesk()
  useEffect(
    () =>
      desk.door.subscribe((event) => {
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
