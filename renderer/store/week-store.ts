// What the week view draws, keyed by record, so that a schedule diff wakes only the blocks and days it touches.
import { applyDiff, type ScheduleDiff, type ScheduleRecord } from '../../shared/schedule/diff.ts'
import type { AppView, ClockView, HistoryHeads } from '../../shared/view/app-view.ts'
import { buildWindow, dateToDay } from '../../shared/schedule/calendar.ts'
import { compareInDay } from '../../shared/schedule/place.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { isPlaced, type PlacedTask, type Task } from '../../shared/schedule/task.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import type { Term } from '../../shared/schedule/term.ts'
import { assignHues, coursesOf } from '../../shared/timetable/course-hue.ts'
import { firstDayOfWeek, weekOfDay, type WeekStart } from '../../shared/time/week-start.ts'
import { createKeyedStore, type KeyedStore, createStore, type Store } from './store.ts'

export const spans = [1, 3, 7] as const

export type DaySpan = (typeof spans)[number]

export type WeekState = {
  term: Term | null
  state: ScheduleState | null
  clock: ClockView
  history: HistoryHeads
  shownWeek: number
  /** How many days are drawn at once; fewer than a week in a narrow window. */
  span: DaySpan
  /** Days from the beginning of the shown week to the first that is drawn; 0 where the week is drawn whole. */
  dayOffset: number
  /** What the weeks are drawn from; follows the preferences. */
  weekStart: WeekStart
  /** The one block that Tab reaches; the arrow keys walk from it. */
  focusedTask: number | null
}

/** A class with the number of its items, placed or not. */
export type ClassFacts = { taskClass: TaskClass; items: number }

export type WeekStore = {
  view: Store<WeekState>
  tasks: KeyedStore<number, Task>
  /** The placed tasks of a window day in time order, a host before its guests. */
  days: KeyedStore<number, readonly number[]>
  classes: KeyedStore<number, ClassFacts>
  hues: KeyedStore<string, number>
  load(view: Pick<AppView, 'term' | 'state' | 'clock' | 'history'>): void
  /** With the new term where that changed too. False when the diff does not fit what is held: the view must be loaded anew. */
  apply(diff: ScheduleDiff, term?: Term): boolean
}

const beforeAnything: ClockView = { date: '1970-01-01', minute: 0, moment: { day: 0, period: 0 } }

export function createWeekStore(): WeekStore {
  const store = {
    view: createStore<WeekState>({
      term: null,
      state: null,
      clock: beforeAnything,
      history: { undo: null, redo: null },
      shownWeek: 1,
      span: 7,
      dayOffset: 0,
      weekStart: 1,
      focusedTask: null,
    }),
    tasks: createKeyedStore<number, Task>(),
    days: createKeyedStore<number, readonly number[]>(),
    classes: createKeyedStore<number, ClassFacts>(),
    hues: createKeyedStore<string, number>(),
  }
  return {
    ...store,
    load(view) {
      const { term, state, clock, history } = view
      const known = store.view.get()
      const isSameTerm = known.term !== null && term?.firstMonday === known.term.firstMonday
      store.tasks.replace(new Map(state?.tasks.map((task) => [task.id, task])))
      store.days.replace(state === null ? new Map() : listDays(state))
      writeClasses(store, state)
      const shownWeek = isSameTerm
        ? known.shownWeek
        : currentWeek({ state, clock, weekStart: known.weekStart })
      store.view.set({ term, state, clock, history, shownWeek })
      if (!isSameTerm) store.view.set((view) => withSpan(view, view.span))
    },
    apply(diff, term) {
      const { state } = store.view.get()
      if (state === null) return false
      const result = applyDiff(state, diff)
      if (!result.ok) return false
      const next =
        term === undefined ? result.value : { ...result.value, window: buildWindow(term) }
      const entries = taskEntries(diff)
      store.tasks.write(entries)
      store.days.write(listAgain(store, entries, touchedDays(diff)))
      if (!isMovesOnly(diff)) writeClasses(store, next)
      // Last, so that whoever wakes for the state finds the lists that belong to it.
      const { shownWeek, weekStart } = store.view.get()
      const weeks = weekOfDay(next.window.days.length, weekStart)
      const ofTerm = term === undefined ? {} : { term, shownWeek: Math.min(shownWeek, weeks) }
      store.view.set({ state: next, ...ofTerm })
      return true
    },
  }
}

/** The week of today; the first before the term and the last after it. */
export function currentWeek({
  state,
  clock,
  weekStart,
}: Pick<WeekState, 'state' | 'clock' | 'weekStart'>): number {
  const days = state?.window.days.length ?? 0
  const today = state === null ? null : dateToDay(state.window, clock.date)
  if (today !== null) return weekOfDay(today, weekStart)
  return clock.moment.day > days && days > 0 ? weekOfDay(days, weekStart) : 1
}

/** The window days of the shown week, as far as they are in the term. */
export function shownDays({ view }: Pick<WeekStore, 'view'>): [first: number, last: number] {
  const { span, state } = view.get()
  const first = drawnFrom(view.get())
  const last = first + span - 1
  return [Math.max(1, first), Math.min(state?.window.days.length ?? last, last)]
}

export function isDayShown(week: Pick<WeekStore, 'view'>, day: number): boolean {
  const [first, last] = shownDays(week)
  return day >= first && day <= last
}

type Drawn = Pick<WeekState, 'shownWeek' | 'weekStart' | 'dayOffset' | 'span'>

/** The first day that is drawn; below 1 where the week begins before the term. */
export function drawnFrom({ shownWeek, weekStart, dayOffset }: Omit<Drawn, 'span'>): number {
  return firstDayOfWeek(shownWeek, weekStart) + dayOffset
}

/** Outside of the term: whether the week nearest to today is. */
export function isTodayDrawn(view: WeekState): boolean {
  const { state, clock, span } = view
  if (span === 7 || state === null) return currentWeek(view) === view.shownWeek
  const today = dateToDay(state.window, clock.date)
  const first = drawnFrom(view)
  return today === null
    ? currentWeek(view) === view.shownWeek
    : today >= first && today < first + span
}

/** What brings a day into view; nothing where it is. */
export function toDay(view: Drawn, day: number): Partial<WeekState> {
  const first = drawnFrom(view)
  if (day >= first && day < first + view.span) return {}
  const shownWeek = weekOfDay(day, view.weekStart)
  const dayOffset = view.span === 7 ? 0 : day - firstDayOfWeek(shownWeek, view.weekStart)
  return { shownWeek, dayOffset }
}

/** Another number of days: from today where its week is shown, else from where the days began. */
function withSpan(view: WeekState, span: DaySpan): Partial<WeekState> {
  if (span === 7) return { span, dayOffset: 0 }
  const today = view.state === null ? null : dateToDay(view.state.window, view.clock.date)
  const isOfShown = today !== null && weekOfDay(today, view.weekStart) === view.shownWeek
  const first = Math.max(1, drawnFrom(view))
  const start = firstDayOfWeek(view.shownWeek, view.weekStart)
  return { span, dayOffset: (isOfShown ? today : first) - start }
}

export function showSpan({ view }: Pick<WeekStore, 'view'>, span: DaySpan): void {
  view.set((shown) => withSpan(shown, span))
}

export function turnToToday({ view }: Pick<WeekStore, 'view'>): void {
  view.set((shown) => {
    const shownWeek = currentWeek(shown)
    return { shownWeek, ...withSpan({ ...shown, shownWeek }, shown.span) }
  })
}

/** `steps` pages on, or back when negative, within the term; gives the days that it turned by. */
export function turnWeek({ view }: Pick<WeekStore, 'view'>, steps: number): number {
  const before = drawnFrom(view.get())
  view.set((shown) => {
    if (shown.span === 7)
      return { shownWeek: Math.max(1, Math.min(drawnWeeks(shown), shown.shownWeek + steps)) }
    const days = shown.state?.window.days.length ?? 1
    const day = before + steps * shown.span
    return toDay({ ...shown, span: 1 }, Math.max(1, Math.min(days, day)))
  })
  return drawnFrom(view.get()) - before
}

/** How many weeks there are to turn to. */
export function drawnWeeks({ state, weekStart }: Pick<WeekState, 'state' | 'weekStart'>): number {
  return weekOfDay(state?.window.days.length ?? 7, weekStart)
}

/** Draws the weeks from another day: what was shown stays in view, today before all. */
export function drawWeeksFrom(store: WeekStore, weekStart: WeekStart): void {
  store.view.set((view) => {
    if (view.weekStart === weekStart) return {}
    const next = { ...view, weekStart }
    if (view.shownWeek === currentWeek(view)) return { weekStart, shownWeek: currentWeek(next) }
    const middle = firstDayOfWeek(view.shownWeek, view.weekStart) + 3
    const shownWeek = Math.min(drawnWeeks(next), Math.max(1, weekOfDay(middle, weekStart)))
    return { weekStart, shownWeek }
  })
}

function taskEntries(diff: ScheduleDiff): [number, Task | undefined][] {
  const entries: [number, Task | undefined][] = []
  const add = (record: ScheduleRecord, value: ScheduleRecord | undefined) => {
    if (record.kind !== 'class')
      entries.push([record.id, value?.kind === 'class' ? undefined : value])
  }
  for (const record of Object.values(diff.removed)) add(record, undefined)
  for (const record of Object.values(diff.added)) add(record, record)
  for (const [, to] of Object.values(diff.updated)) add(to, to)
  return entries
}

function writeClasses(store: Pick<WeekStore, 'classes' | 'hues'>, state: ScheduleState | null) {
  const counts = new Map<number, number>()
  for (const task of state?.tasks ?? [])
    if (task.kind === 'item') counts.set(task.classId, (counts.get(task.classId) ?? 0) + 1)
  const facts = new Map<number, ClassFacts>()
  for (const taskClass of state?.taskClasses ?? []) {
    const known = store.classes.get(taskClass.id)
    const items = counts.get(taskClass.id) ?? 0
    const isSame = known?.taskClass === taskClass && known.items === items
    facts.set(taskClass.id, isSame ? known : { taskClass, items })
  }
  store.classes.replace(facts)
  store.hues.replace(state === null ? new Map() : assignHues(coursesOf(state)))
}

/** A list per day that has tasks. */
function listDays(state: ScheduleState): Map<number, readonly number[]> {
  const days = Map.groupBy(state.tasks.filter(isPlaced), ({ place }) => place.day)
  return new Map([...days].map(([day, tasks]) => [day, idsInOrder(tasks)]))
}

/** The lists of these days once some tasks are others; who was there and did not change is not looked for. */
function listAgain(
  { tasks, days }: Pick<WeekStore, 'tasks' | 'days'>,
  changed: readonly [number, Task | undefined][],
  touched: ReadonlySet<number>,
): [number, readonly number[] | undefined][] {
  return [...touched].map((day) => {
    const ids = new Set([...(days.get(day) ?? []), ...changed.map(([id]) => id)])
    const lain = [...ids]
      .toSorted((a, b) => a - b)
      .flatMap((id) => tasks.get(id) ?? [])
      .filter(isPlaced)
      .filter(({ place }) => place.day === day)
    return [day, lain.length === 0 ? undefined : idsInOrder(lain)]
  })
}

function idsInOrder(tasks: PlacedTask[]): readonly number[] {
  return tasks.toSorted(compareInDay).map(({ id }) => id)
}

/** Nothing that courses, their hues or their counts are drawn from is another. */
function isMovesOnly({ added, removed, updated }: ScheduleDiff): boolean {
  if (Object.keys(added).length + Object.keys(removed).length > 0) return false
  return Object.values(updated).every(
    ([from, to]) => from.kind === 'item' && to.kind === 'item' && from.classId === to.classId,
  )
}

/** Every day that a diff takes something from or lays something on. */
function touchedDays(diff: ScheduleDiff): Set<number> {
  const records = [
    ...Object.values(diff.added),
    ...Object.values(diff.removed),
    ...Object.values(diff.updated).flat(),
  ]
  const days = new Set<number>()
  for (const record of records)
    if (record.kind !== 'class' && record.place !== null) days.add(record.place.day)
  return days
}
