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
import styles from './frame.module.css'
import { Opening } from './opening.tsx'
import { useAppearance } from './use-appearance.ts'
import { useMenu } from './use-menu.ts'
import { useReminders } from './use-reminders.ts'
import { useSettingsKey } from './use-settings-key.ts'
import { Workbench } from './workbench.tsx'

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
      <div className={styles.whole}>
        <DataBanner />
        <div className={styles.page}>{hasTerm ? <Workbench /> : <FirstRun />}</div>
      </div>
      <Dialogs />
      <DropZone />
      <SideJobFoot />
    </>
  )
}
