// A schedule diff in the page: what is held afterwards, and who wakes for it.
import { expect, test } from 'vitest'
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import { offlineChoice } from '../../../shared/preferences/model-choice.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import type { AppView, ClockView } from '../../../shared/view/app-view.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import {
  createWeekStore,
  currentWeek,
  drawWeeksFrom,
  shownDays,
  showSpan,
  toDay,
  turnWeek,
} from '../../../renderer/store/week-store.ts'
import type { WeekStart } from '../../../shared/time/week-start.ts'
import { at, beforeTerm, event, item, schedule, term, week } from '../../builders.ts'

const weeks = { weeks: 4 }

/** 200 classes over four weeks, and three sessions on days 1, 2 and 3. */
function fullState(): ScheduleState {
  const events = Array.from({ length: 200 }, (_, index) =>
    event(100 + index, at((index % 28) + 1, 1 + Math.floor(index / 28)), { course: 'Calculus' }),
  )
  const items = [1, 2, 3].map((id) => item(id, { place: at(id, 11), classId: id }))
  return schedule([...events, ...items], week(weeks))
}

function viewOf(state: ScheduleState, date = '2026-11-10'): AppView {
  return {
    preferences: {
      language: 'en',
      theme: 'system',
      planning: defaultPreferences,
      model: offlineChoice,
      autonomy: [],
      standing: noStudentProfile,
      weekStart: 1,
      reminderLead: null,
      patterns: false,
      webSearch: '',
      shortNames: [],
    },
    clock: { date, minute: 600, moment: { day: 9, period: 2 } },
    term: term(weeks),
    state,
    history: { undo: null, redo: null },
    timeline: [],
    cards: [],
    isRunning: false,
    conversation: { id: 'c', title: '', parent: null },
    queued: [],
    dataNotices: [],
  }
}

function move(state: ScheduleState, task: number, day: number) {
  const edit = applyEdit(state, { kind: 'move', task, day, start: 12 }, beforeTerm)
  if (!edit.ok) throw new Error(edit.failure.reason.kind)
  return edit.value
}

function clock(date: string, day: number): ClockView {
  return { date, minute: 0, moment: { day, period: 0 } }
}

function loaded(state = fullState()) {
  const store = createWeekStore()
  store.load(viewOf(state))
  const woken: string[] = []
  for (const id of store.tasks.keys()) store.tasks.subscribe(id, () => woken.push(`task ${id}`))
  for (let day = 1; day <= 28; day += 1) store.days.subscribe(day, () => woken.push(`day ${day}`))
  for (const id of store.classes.keys())
    store.classes.subscribe(id, () => woken.push(`class ${id}`))
  for (const course of store.hues.keys()) store.hues.subscribe(course, () => woken.push(course))
  return { store, woken, state }
}

test('[U1] one moved block among 203 wakes itself and the two days it touches', () => {
  const { store, woken, state } = loaded()
  const moved = move(state, 2, 5)
  expect(store.apply(moved.diff)).toBe(true)
  expect(woken.toSorted()).toEqual(['day 2', 'day 5', 'task 2'])
  expect(store.view.get().state).toEqual(moved.state)
  expect(store.days.get(5)).toContain(2)
  expect(store.days.get(2)).not.toContain(2)
})

test('[U1] a block that moves within its day wakes one block and one day', () => {
  const { store, woken, state } = loaded()
  store.apply(move(state, 2, 2).diff)
  expect(woken.toSorted()).toEqual(['day 2', 'task 2'])
})

test('[U1] loading the same state again wakes no block', () => {
  const { store, woken, state } = loaded()
  store.load(viewOf(state))
  expect(woken.filter((name) => !name.startsWith('day'))).toEqual([])
})

test('[D1] a diff that does not fit is refused and changes nothing', () => {
  const { store, woken, state } = loaded()
  const gone = item(50, { place: at(1, 12) })
  expect(store.apply({ added: {}, updated: {}, removed: { 'task:50': gone } })).toBe(false)
  expect(woken).toEqual([])
  expect(store.view.get().state).toBe(state)
})

test('[U1] a host stands before its guest in the list of a day', () => {
  const host = event(9, at(1, 3, 4), { hosts: true })
  const guest = item(1, { place: at(1, 3, 4), hostId: 9 })
  const { store } = loaded(schedule([guest, host, event(5, at(1, 1))], week(weeks)))
  expect(store.days.get(1)).toEqual([5, 9, 1])
})

test('[U1] the first view shows the week of today, and a reload the week that was shown', () => {
  const { store, state } = loaded()
  expect(store.view.get().shownWeek).toBe(2)
  store.view.set({ shownWeek: 4 })
  store.load(viewOf(state))
  expect(store.view.get().shownWeek).toBe(4)
})

test('[U1] before the term its first week is shown, after it the last', () => {
  const state = fullState()
  const on = (date: string, day: number, weekStart: WeekStart = 1) =>
    currentWeek({ state, clock: clock(date, day), weekStart })
  expect([on('2026-09-01', 0), on('2027-03-01', 29)]).toEqual([1, 4])
  // The last Sunday begins a week of its own where weeks begin on Sunday.
  expect([on('2026-09-01', 0, 7), on('2027-03-01', 29, 7)]).toEqual([1, 5])
})

test('[U7] weeks that are drawn from another day keep today in view, or else what was shown', () => {
  const { store } = loaded()
  // Tuesday of the second week.
  drawWeeksFrom(store, 7)
  expect(store.view.get()).toMatchObject({ weekStart: 7, shownWeek: 2 })
  store.view.set({ shownWeek: 5 })
  drawWeeksFrom(store, 1)
  expect(store.view.get()).toMatchObject({ weekStart: 1, shownWeek: 4 })
})

test('[U6] a change of the term gives the days and rows of the new one, and shows no week beyond its end', () => {
  const { store } = loaded()
  store.view.set({ shownWeek: 4 })
  const shorter = term({ weeks: 3, name: 'Short' })
  expect(store.apply({ added: {}, updated: {}, removed: {} }, shorter)).toBe(true)
  const { term: held, state, shownWeek } = store.view.get()
  expect(held).toEqual(shorter)
  expect(state?.window.days).toHaveLength(21)
  expect(shownWeek).toBe(3)
})

test('[U1] fewer days begin at today where its week is shown, and a day is brought into view by as little as it takes', () => {
  const store = createWeekStore()
  store.load(viewOf(fullState()))
  expect(shownDays(store)).toEqual([8, 14])
  showSpan(store, 3)
  expect(shownDays(store)).toEqual([9, 11])
  store.view.set((view) => toDay(view, 11))
  expect(shownDays(store)).toEqual([9, 11])
  store.view.set((view) => toDay(view, 27))
  // The term ends on day 28.
  expect(shownDays(store)).toEqual([27, 28])
  expect(store.view.get().shownWeek).toBe(4)
  showSpan(store, 1)
  expect(shownDays(store)).toEqual([27, 27])
  showSpan(store, 7)
  expect(shownDays(store)).toEqual([22, 28])
})

test('[U1] a page is as many days as are drawn, and what it turned by is told', () => {
  const store = createWeekStore()
  store.load(viewOf(fullState()))
  const turns = ([7, 3, 1] as const).map((span) => {
    showSpan(store, span)
    return [turnWeek(store, 1), turnWeek(store, -1)]
  })
  expect(turns).toEqual([
    [7, -7],
    [3, -3],
    [1, -1],
  ])
  turnWeek(store, 100)
  expect(shownDays(store)).toEqual([28, 28])
  expect(turnWeek(store, 1)).toBe(0)
})
