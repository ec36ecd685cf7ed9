// The bar across the top, of six things at most: courses, which week, undo and redo, health, the menu, the conversation.
import { nextLanguage } from '../../shared/language.ts'
import { grammar } from '../../shared/i18n/grammar.ts'
import type { Theme } from '../../shared/preferences/theme.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { Icon, type IconName } from '../kit/icon.tsx'
import { setPreferences, walkHistory } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { FrameMenu } from './menu.tsx'
import { weekdayOf, addDays } from '../../shared/schedule/calendar.ts'
import { sayDateRun, sayLongDate, sayShortDate } from '../words/say-dates.ts'
import { drawnFrom, drawnWeeks, isTodayDrawn, turnToToday, turnWeek } from '../store/week-store.ts'
import styles from './frame.module.css'

export function TopBar() {
  const desk = useDesk()
  const words = useWords().frame
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
      <div className={`row gap-2 pushed ${styles.tools}`}>
        <HistoryButtons />
        <span className={styles.divider} />
        <Button
          look="quiet"
          className={styles.health}
          onClick={() => desk.frame.set({ dialog: { kind: 'health' } })}
        >
          <Icon name="health" />
          {words.health}
        </Button>
        <FrameMenu />
        <span className={styles.divider} />
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
  const words = useWords().frame
  const undo = useStore(desk.week.view, ({ history }) => history.undo)
  const redo = useStore(desk.week.view, ({ history }) => history.redo)
  return (
    <>
      <IconButton
        icon="undo"
        name={words.undo}
        title={undo === null ? words.undo : words.undoWhat(undo)}
        // Not disabled: the button whose press was the last one possible keeps the focus, as do all of this bar.
        aria-disabled={undo === null}
        onClick={() => void walkHistory(desk, 'undo')}
      />
      <IconButton
        icon="redo"
        className={styles.redo}
        name={words.redo}
        title={redo === null ? words.redo : words.redoWhat(redo)}
        aria-disabled={redo === null}
        onClick={() => void walkHistory(desk, 'redo')}
      />
    </>
  )
}

/** Named in the language that it leads to, so that it is found by whoever needs it. */
export function LanguageButton() {
  const desk = useDesk()
  const language = useLanguage()
  const other = nextLanguage(language)
  return (
    <Button
      look="quiet"
      className={styles.language}
      lang={grammar[other].tags.page}
      onClick={() => void setPreferences(desk, { language: other })}
    >
      {grammar[other].ownName}
    </Button>
  )
}

export function SettingsButton() {
  const desk = useDesk()
  const words = useWords().frame
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
  const words = useWords().frame
  const theme = useStore(desk.settings, (settings) => settings.theme)
  return (
    <IconButton
      icon={themeIcons[theme]}
      name={words.theme[theme]}
      onClick={() => void setPreferences(desk, { theme: nextTheme[theme] })}
    />
  )
}

/**
 * What the middle of the page shows, at the left of the top bar: the week with the way to others, the term, or the
 * date.
 */
function ShownNow() {
  const view = useStore(useDesk().frame, (frame) => frame.view)
  if (view === 'week') return <WeekSwitcher />
  return (
    <h1 className="flex narrows clips unbroken pad-x-8" aria-live="polite">
      {view === 'term' ? <TermName /> : <TodayName />}
    </h1>
  )
}

function TermName() {
  const { week } = useDesk()
  const language = useLanguage()
  const term = useStore(week.view, (view) => view.term)
  const days = useStore(week.view, ({ state }) => state?.window.days)
  const [first, last] = [days?.[0]?.date, days?.at(-1)?.date]
  return (
    <>
      <span className={styles.name}>{term?.name}</span>
      {first === undefined || last === undefined ? null : (
        <span className={styles.dates}>{sayDateRun(first, last, language)}</span>
      )}
    </>
  )
}

function TodayName() {
  const date = useStore(useDesk().week.view, ({ clock }) => clock.date)
  return sayLongDate(date, weekdayOf(date), useLanguage())
}

/** Which week is shown, and the way to the others. */
function WeekSwitcher() {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().frame
  const firstMonday = useStore(desk.week.view, ({ term }) => term?.firstMonday)
  const span = useStore(desk.week.view, (view) => view.span)
  const from = useStore(desk.week.view, drawnFrom)
  const lastDay = useStore(desk.week.view, ({ state }) => state?.window.days.length ?? 1)
  const shownWeek = useStore(desk.week.view, (view) => view.shownWeek)
  const weeks = useStore(desk.week.view, drawnWeeks)
  const isNow = useStore(desk.week.view, isTodayDrawn)
  if (firstMonday === undefined) return null
  const first = addDays(firstMonday, from - 1)
  const last = addDays(first, span - 1)
  const dates = span === 1 ? sayShortDate(first, language) : sayDateRun(first, last, language)
  const isWhole = span === 7
  return (
    <div className="row gap-2">
      <IconButton
        icon="left"
        name={isWhole ? words.previousWeek : words.earlier}
        aria-disabled={isWhole ? shownWeek <= 1 : from <= 1}
        onClick={() => turnWeek(desk.week, -1)}
      />
      <h1 className={styles.week} aria-live="polite" data-testid="week-heading">
        {words.week(shownWeek)}
        <span className={isWhole ? styles.dates : styles.days}>{dates}</span>
      </h1>
      <IconButton
        icon="right"
        name={isWhole ? words.nextWeek : words.later}
        aria-disabled={isWhole ? shownWeek >= weeks : from + span > lastDay}
        onClick={() => turnWeek(desk.week, 1)}
      />
      <Button
        look="quiet"
        className={styles.toNow}
        title={words.toToday}
        aria-disabled={isNow}
        onClick={() => turnToToday(desk.week)}
      >
        {isWhole ? words.today : words.toDay}
      </Button>
    </div>
  )
}
