// The bar across the top: which week, undo and redo, files, language and theme.
import type { Theme } from '../../shared/settings/theme.ts'
import { Button, IconButton } from '../controls/button.tsx'
import type { IconName } from '../controls/icon.tsx'
import { ImportButton } from '../import/import-button.tsx'
import { setPreferences, walkHistory } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { frameWords } from '../words/frame-words.ts'
import { useLanguage } from '../words/words.ts'
import { PlannerButtons } from './planner-buttons.tsx'
import styles from './top-bar.module.css'
import { ShownNow } from './shown-now.tsx'

export function TopBar() {
  const desk = useDesk()
  const words = frameWords[useLanguage()]
  const isLeftOpen = useStore(desk.frame, (frame) => frame.isLeftOpen)
  const isConversationOpen = useStore(desk.frame, (frame) => frame.isConversationOpen)
  return (
    <header className={styles.bar}>
      <span className={styles.fold}>
        <IconButton
          icon="courses"
          name={isLeftOpen ? words.closeCourses : words.openCourses}
          aria-expanded={isLeftOpen}
          onClick={() => desk.frame.set({ isLeftOpen: !isLeftOpen })}
        />
      </span>
      <ShownNow />
      <div className={styles.tools}>
        <HistoryButtons />
        <span className={styles.divider} />
        <ImportButton look="icon" />
        <IconButton
          icon="export"
          name={words.export}
          onClick={() => desk.frame.set({ dialog: { kind: 'export' } })}
        />
        <span className={styles.divider} />
        <span className={styles.planner}>
          <PlannerButtons />
          <span className={styles.divider} />
        </span>
        <LanguageButton />
        <ThemeButton />
        <SettingsButton />
        <IconButton
          icon="conversation"
          name={isConversationOpen ? words.closeConversation : words.openConversation}
          aria-expanded={isConversationOpen}
          onClick={() => desk.frame.set({ isConversationOpen: !isConversationOpen })}
        />
      </div>
    </header>
  )
}

function HistoryButtons() {
  const desk = useDesk()
  const words = frameWords[useLanguage()]
  const undo = useStore(desk.week.view, ({ history }) => history.undo)
  const redo = useStore(desk.week.view, ({ history }) => history.redo)
  return (
    <>
      <IconButton
        icon="undo"
        name={words.undo}
        title={undo === null ? words.undo : words.undoWhat(undo)}
        disabled={undo === null}
        onClick={() => void walkHistory(desk, 'undo')}
      />
      <IconButton
        icon="redo"
        name={words.redo}
        title={redo === null ? words.redo : words.redoWhat(redo)}
        disabled={redo === null}
        onClick={() => void walkHistory(desk, 'redo')}
      />
      <IconButton
        icon="history"
        name={words.history}
        onClick={() => desk.frame.set({ dialog: { kind: 'history' } })}
      />
    </>
  )
}

/** Named in the language that it leads to, so that it is found by whoever needs it. */
export function LanguageButton() {
  const desk = useDesk()
  const language = useLanguage()
  const other = language === 'en' ? 'zh' : 'en'
  return (
    <Button
      look="quiet"
      className={styles.language}
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      onClick={() => void setPreferences(desk, { language: other })}
    >
      {frameWords[language].otherLanguage}
    </Button>
  )
}

export function SettingsButton() {
  const desk = useDesk()
  const words = frameWords[useLanguage()]
  return (
    <IconButton
      icon="settings"
      name={words.settings}
      onClick={() => desk.frame.set({ dialog: { kind: 'settings', part: 'general' } })}
    />
  )
}

const themeIcons: Record<Theme, IconName> = { system: 'system', light: 'sun', dark: 'moon' }
const nextTheme: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

export function ThemeButton() {
  const desk = useDesk()
  const words = frameWords[useLanguage()]
  const theme = useStore(desk.settings, (settings) => settings.theme)
  return (
    <IconButton
      icon={themeIcons[theme]}
      name={words.theme[theme]}
      onClick={() => void setPreferences(desk, { theme: nextTheme[theme] })}
    />
  )
}
