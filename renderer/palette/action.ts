// The actions of the palette: what each does, and whether it can be done now.
import { nextLanguage } from '../../shared/language.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { beginGuide } from '../guide/guide-button.tsx'
import { chooseGuideFile } from '../guide/guide-file.ts'
import { openImport } from '../import/import-file.ts'
import { openSyllabus } from '../syllabus/syllabus-reading.tsx'
import { chooseByKeys, firstEmpty } from '../store/empty-time.ts'
import { showAView } from '../store/show-a-view.ts'
import {
  answerCard,
  focusComposer,
  inquire,
  sayAloud,
  setPreferences,
  stopTurn,
  walkHistory,
} from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import type { Desk, OpenDialog } from '../store/desk.ts'
import { turnTo } from '../store/steer.ts'
import { drawnWeeks, shownDays, showSpan, turnToToday, type DaySpan } from '../store/week-store.ts'
import { findTask, findTaskClass } from '../../shared/schedule/state.ts'

export const actionIds = [
  'plan-week',
  'guide',
  'restore-guide',
  'accept-card',
  'stop-turn',
  'undo',
  'redo',
  'add-study',
  'appointment',
  'make',
  'open-course',
  'pack',
  'timetable',
  'term-setup',
  'days-off',
  'import',
  'feeds',
  'syllabus',
  'export',
  'week-view',
  'term-view',
  'today-view',
  'one-day',
  'three-days',
  'whole-week',
  'to-now',
  'next-week',
  'previous-week',
  'recite',
  'homework',
  'health',
  'history',
  'habits',
  'assistant',
  'standing',
  'settings',
  'calendar-push',
  'backups',
  'your-data',
  'about',
  'shortcuts',
  'new-conversation',
  'compose',
  'courses',
  'conversation',
  'other-language',
  'patterns',
  'theme-system',
  'theme-light',
  'theme-dark',
] as const

export type ActionId = (typeof actionIds)[number]

type Action = {
  run: (desk: Desk) => unknown
  /** Absent means always. */
  isPossible?: (desk: Desk) => boolean
  /** Where it works without the palette. */
  keys?: string
}

const hasTerm = (desk: Desk) => desk.week.view.get().term !== null

const isIdle = (desk: Desk) => !desk.chat.get().isRunning

/** What is said while a card is open would be the answer to it. */
const isFree = (desk: Desk) => isIdle(desk) && openCardOf(desk.chat.get()) === null

export const actions: Record<ActionId, Action> = {
  'plan-week': {
    run: (desk) =>
      sayAloud(desk, windowWords[desk.settings.get().language].conversation.say['plan-week']),
    isPossible: isIdle,
  },
  guide: {
    run: (desk) => beginGuide(desk, courseOf(desk)),
    isPossible: (desk) => isFree(desk) && hasTerm(desk),
  },
  'restore-guide': {
    run: chooseGuideFile,
    isPossible: (desk) => isIdle(desk) && hasTerm(desk),
  },
  'accept-card': {
    run: (desk) => {
      const card = openCardOf(desk.chat.get())
      return card === null ? undefined : answerCard(desk, card, 'accept')
    },
    isPossible: (desk) => openCardOf(desk.chat.get()) !== null,
    keys: 'Ctrl+Enter',
  },
  'stop-turn': { run: stopTurn, isPossible: (desk) => desk.chat.get().isRunning },
  undo: {
    run: (desk) => walkHistory(desk, 'undo'),
    isPossible: (desk) => isIdle(desk) && desk.week.view.get().history.undo !== null,
    keys: 'Ctrl+Z',
  },
  redo: {
    run: (desk) => walkHistory(desk, 'redo'),
    isPossible: (desk) => isIdle(desk) && desk.week.view.get().history.redo !== null,
    keys: 'Ctrl+Y',
  },
  'add-study': {
    run: (desk) => desk.frame.set({ dialog: { kind: 'add-study', course: courseOf(desk) } }),
  },
  appointment: {
    run: (desk) => {
      const at = firstEmpty(desk, null) ?? { day: shownDays(desk.week)[0], start: 1, end: 1 }
      desk.frame.set({ dialog: { kind: 'appointment', at } })
    },
    isPossible: hasTerm,
  },
  make: {
    run: (desk) => chooseByKeys(desk, null),
    isPossible: hasTerm,
  },
  'open-course': {
    run: (desk) => desk.frame.set({ dialog: { kind: 'course', course: courseOf(desk) } }),
    isPossible: (desk) => desk.week.view.get().state !== null,
  },
  pack: {
    run: (desk) => desk.frame.set({ dialog: { kind: 'pack', course: courseOf(desk) } }),
    isPossible: (desk) => desk.week.view.get().state !== null,
  },
  timetable: { run: opens({ kind: 'timetable' }), isPossible: hasTerm },
  'term-setup': { run: opens({ kind: 'term-setup', part: 'term' }), isPossible: hasTerm },
  'days-off': { run: opens({ kind: 'term-setup', part: 'days' }), isPossible: hasTerm },
  import: { run: openImport },
  feeds: { run: opens({ kind: 'feeds' }) },
  syllabus: {
    run: (desk) => openSyllabus(desk),
    isPossible: hasTerm,
  },
  export: { run: opens({ kind: 'export' }) },
  'week-view': { run: (desk) => showAView(desk, 'week') },
  'term-view': { run: (desk) => showAView(desk, 'term') },
  'today-view': { run: (desk) => showAView(desk, 'today') },
  'one-day': { run: (desk) => showDays(desk, 1) },
  'three-days': { run: (desk) => showDays(desk, 3) },
  'whole-week': { run: (desk) => showDays(desk, 7) },
  'to-now': {
    run: (desk) => {
      showAView(desk, 'week')
      turnToToday(desk.week)
    },
  },
  'next-week': {
    run: (desk) => showWeek(desk, desk.week.view.get().shownWeek + 1),
    isPossible: (desk) => desk.week.view.get().shownWeek < drawnWeeks(desk.week.view.get()),
  },
  'previous-week': {
    run: (desk) => showWeek(desk, desk.week.view.get().shownWeek - 1),
    isPossible: (desk) => desk.week.view.get().shownWeek > 1,
  },
  recite: { run: opens({ kind: 'recite', taskId: null }), isPossible: hasTerm },
  homework: { run: opens({ kind: 'homework', id: null, course: '' }) },
  health: { run: opens({ kind: 'health' }) },
  history: { run: opens({ kind: 'history' }) },
  habits: { run: opens({ kind: 'settings', part: 'habits' }) },
  assistant: { run: opens({ kind: 'settings', part: 'assistant' }) },
  standing: { run: opens({ kind: 'settings', part: 'standing' }) },
  settings: { run: opens({ kind: 'settings', part: 'general' }), keys: 'Ctrl+,' },
  'calendar-push': { run: opens({ kind: 'settings', part: 'calendar' }) },
  backups: { run: opens({ kind: 'settings', part: 'backups' }) },
  'your-data': { run: opens({ kind: 'settings', part: 'data' }) },
  about: { run: opens({ kind: 'settings', part: 'about' }) },
  shortcuts: { run: opens({ kind: 'shortcuts' }) },
  'new-conversation': {
    run: (desk) => {
      desk.frame.set({ isConversationOpen: true })
      return turnTo(desk, inquire(desk, 'start-conversation', {}))
    },
    isPossible: isIdle,
  },
  compose: {
    run: (desk) => {
      desk.frame.set({ isConversationOpen: true })
      focusComposer(desk)
    },
  },
  courses: { run: (desk) => desk.frame.set(({ isLeftOpen }) => ({ isLeftOpen: !isLeftOpen })) },
  conversation: {
    run: (desk) =>
      desk.frame.set(({ isConversationOpen }) => ({ isConversationOpen: !isConversationOpen })),
  },
  'other-language': {
    run: (desk) => setPreferences(desk, { language: nextLanguage(desk.settings.get().language) }),
  },
  'theme-system': { run: (desk) => setPreferences(desk, { theme: 'system' }) },
  'theme-light': { run: (desk) => setPreferences(desk, { theme: 'light' }) },
  'theme-dark': { run: (desk) => setPreferences(desk, { theme: 'dark' }) },
  patterns: {
    run: (desk) => setPreferences(desk, { patterns: !desk.settings.get().patterns }),
  },
}

function opens(dialog: OpenDialog): (desk: Desk) => void {
  return (desk) => desk.frame.set({ dialog })
}

function showDays(desk: Desk, span: DaySpan): void {
  showAView(desk, 'week')
  showSpan(desk.week, span)
}

function showWeek(desk: Desk, week: number): void {
  showAView(desk, 'week')
  desk.week.view.set({ shownWeek: week })
}

/** The course that new work is likely for: that of the block whose details are open, else none. */
function courseOf(desk: Desk): string {
  const { state } = desk.week.view.get()
  const { details } = desk.frame.get()
  if (state === null || details === null) return ''
  const task = findTask(state, details.taskId)
  if (task?.kind === 'event') return task.course
  return task === undefined ? '' : (findTaskClass(state, task.classId)?.course ?? '')
}
