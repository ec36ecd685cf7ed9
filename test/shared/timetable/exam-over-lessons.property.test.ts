// Exams over lessons: put in, moved and taken away again, and the timetable is what it was.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDiff, reverseDiff } from '../../../shared/schedule/diff.ts'
import { newViolations } from '../../../shared/schedule/legality.ts'
import { findEvent, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import { findUnstorableIn } from '../../../shared/schedule/storable.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { applyEvents, type EventChanges } from '../../../shared/timetable/apply-events.ts'
import { changeOverrides } from '../../../shared/timetable/change-overrides.ts'
import { changeTimetable } from '../../../shared/timetable/change-timetable.ts'
import { droppedEvents, timetabledEvents } from '../../../shared/timetable/dropped-events.ts'
import { toTerm } from '../../../shared/timetable/term-change.ts'
import { readTimetable } from '../../../shared/timetable/weekly-block.ts'
import { at, beforeTerm, event, hours, schedule, term } from '../../builders.ts'
import { momentArbitrary, stateArbitrary } from '../schedule/arbitraries.ts'

const nothing: EventChanges = { removed: [], changed: [], added: [], freedDays: new Set() }

/** Null where it is refused or something is left out. */
function change(state: ScheduleState, changes: Partial<EventChanges>, now: Moment) {
  const applied = applyEvents(state, { ...nothing, ...changes }, now)
  if (!applied.ok || applied.value.leftOut.length > 0) return null
  const { diff, lost } = applied.value
  const after = applyDiff(state, diff)
  if (!after.ok) throw new Error('it does not start from the present')
  expect(newViolations(state, after.value, now)).toEqual([])
  expect(findUnstorableIn(after.value)).toBeNull()
  expect(applyDiff(after.value, reverseDiff(diff))).toEqual({ ok: true, value: state })
  return { state: after.value, lost }
}

/** Without guests: study that made room waits. */
function eventsOf(state: ScheduleState) {
  const events = timetabledEvents(state).toSorted((a, b) => a.id - b.id)
  return events.map(withoutGuests)
}

function withoutGuests(event: EventTask) {
  const { guestIds: _, ...alone } = event
  return alone
}

function heldOn({ tasks }: ScheduleState) {
  return tasks.map(({ title, place }) => `${title} ${place?.day} ${place?.start}`)
}

const placeArbitrary = fc
  .record({
    day: fc.integer({ min: 1, max: 14 }),
    start: fc.integer({ min: 1, max: 6 }),
    length: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ day, start, length }) => at(day, start, start + length - 1))

const places = fc.array(placeArbitrary, { minLength: 1, maxLength: 5 })

describe('an exam over lessons', () => {
  it('[X2] put in, moved about and taken away brings back exactly the lessons that were there', () => {
    let kept = 0
    fc.assert(
      fc.property(stateArbitrary, momentArbitrary, places, (before, now, [first, ...more]) => {
        if (first === undefined) return
        const exam = event(900, first, { eventKind: 'exam', locked: true })
        let step = change(before, { added: [exam] }, now)
        if (step === null) return
        for (const place of more) {
          const from: EventTask | undefined = findEvent(step.state, 900)
          if (from === undefined) throw new Error('the exam is gone')
          kept += from.dropped?.length ?? 0
          step = change(step.state, { changed: [{ from, to: { ...from, place } }] }, now) ?? step
          expect(step.lost).toEqual([])
          expect(eventsOf(step.state).filter(({ id }) => id !== 900)).toEqual(eventsOf(before))
        }
        const last = findEvent(step.state, 900)
        if (last === undefined) throw new Error('the exam is gone')
        const without = change(step.state, { removed: [last] }, now)
        expect(without?.lost).toEqual([])
        expect(droppedEvents(without?.state ?? before)).toEqual([])
        expect(eventsOf(without?.state ?? step.state)).toEqual(eventsOf(before))
      }),
      { numRuns: 800 },
    )
    expect(kept).toBeGreaterThan(100)
  })

  const ofTerm = term({ weeks: 3, periods: hours(8) })
  const weekly = [1, 8, 15].map((day, index) =>
    event(index + 1, at(day, 2, 3), { series: 1, title: 'Algebra', course: 'Algebra' }),
  )
  const midterm = event(20, at(8, 1, 2), { eventKind: 'exam', title: 'Midterm', locked: true })
  const before = toTerm(schedule(weekly), { from: ofTerm, to: ofTerm })
  const examined = change(before, { added: [midterm] }, beforeTerm)?.state ?? before
  const ids = { task: 50, series: 50 }
  it('[U6] [X2] a change of the class holds for the lesson that is off too', () => {
    expect(heldOn(examined)).toEqual(['Algebra 1 2', 'Algebra 15 2', 'Midterm 8 1'])
    const plan = { term: ofTerm, state: examined }
    const from = readTimetable(ofTerm, examined)
      .map(({ block }) => block)
      .find(({ kind }) => kind === 'class')
    if (from === undefined) throw new Error('no class')
    expect(from.weeks).toEqual([1, 2, 3])
    const later = changeTimetable(
      plan,
      [{ from, to: { ...from, start: 5, end: 6 } }],
      beforeTerm,
      ids,
    )
    if (!later.ok) throw new Error(later.failure.kind)
    const moved = applyDiff(examined, later.value.diff)
    expect(moved.ok && heldOn(moved.value)).toEqual([
      'Algebra 1 5',
      'Algebra 8 5',
      'Algebra 15 5',
      'Midterm 8 1',
    ])
  })

  it('[U6] [X2] a weekly class that is typed over an exam is off on that day, and an exam that is typed over it too', () => {
    const alone = { ...before, tasks: [midterm] }
    const [block] = readTimetable(ofTerm, before).map((one) => one.block)
    const [exam] = readTimetable(ofTerm, alone).map((one) => one.block)
    if (block === undefined || exam === undefined) throw new Error('no class')
    const fresh = (one: typeof block) => ({ from: null, to: { ...one, series: null } })
    const over = changeTimetable({ term: ofTerm, state: alone }, [fresh(block)], beforeTerm, ids)
    const under = changeTimetable({ term: ofTerm, state: before }, [fresh(exam)], beforeTerm, ids)
    for (const changed of [over, under]) {
      if (!changed.ok) throw new Error(changed.failure.kind)
      expect(changed.value.leftOut).toEqual([])
      expect(changed.value.gaveWay.map(({ event: off }) => off.place.day)).toEqual([8])
    }
  })

  it('[U6] [X2] a day off takes the lesson that is off, and a working day brings it back to be off', () => {
    const off = { kind: 'off' as const, from: '2026-11-09', to: '2026-11-09', freeStudy: false }
    const free = changeOverrides({ term: ofTerm, state: examined }, off, [], beforeTerm, ids)
    if (!free.ok) throw new Error(free.failure.kind)
    const after = applyDiff(examined, free.value.diff)
    if (!after.ok) throw new Error('it does not start from the present')
    expect(timetabledEvents(after.value).map(({ id }) => id)).toEqual([1, 3, 20])
    const work = { kind: 'work' as const, from: '2026-11-09', to: '2026-11-09' }
    const plan = { term: free.value.term.to, state: after.value }
    const back = changeOverrides(plan, work, weekly.slice(1, 2), beforeTerm, ids)
    expect(back.ok && applyDiff(after.value, back.value.diff)).toEqual({
      ok: true,
      value: examined,
    })
  })

  it('[X2] what has taken the rest of its time meanwhile stays, and the lesson is named', () => {
    const dentist = event(30, at(8, 3), { eventKind: 'personal' })
    const filled = change(examined, { added: [dentist] }, beforeTerm)?.state ?? examined
    const exam = findEvent(filled, 20)
    if (exam === undefined) throw new Error('no exam')
    const applied = applyEvents(filled, { ...nothing, removed: [exam] }, beforeTerm)
    expect(applied.ok && applied.value.lost).toMatchObject([
      { event: { title: 'Algebra' }, occupant: { id: 30 } },
    ])
  })
})
