import { describe, expect, it } from 'vitest'
import { sampleTerm } from '../../../electron/timetable/sample/sample-term.ts'
import { planTerm } from '../../../electron/planner/plan-term.ts'
import { addDays, timetableOf } from '../../../shared/schedule/calendar.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import { scheduleStateSchema } from '../../../shared/schedule/state.ts'
import { termSchema } from '../../../shared/schedule/term.ts'
import { emptyState, eventsOf } from './timetable/import-builders.ts'
import { applyDiff } from '../../../shared/schedule/diff.ts'

function sample(date: string, language: 'en' | 'zh' = 'en') {
  const made = sampleTerm({
    date,
    language,
    zone: 'Europe/Berlin',
    ids: { task: 11, class: 5, series: 3 },
  })
  const state = applyDiff(emptyState(made.term), made.diff)
  if (!state.ok) throw new Error('the sample does not apply')
  return { term: made.term, state: state.value }
}

const week = Array.from({ length: 7 }, (_, index) => addDays('2026-11-16', index))

describe('sampleTerm', () => {
  it.each(week)('[U5] is a sound term on %s with that week as the third', (date) => {
    const { term, state } = sample(date)
    expect(termSchema.parse(term).firstMonday).toBe('2026-11-02')
    expect(scheduleStateSchema.parse(state)).toEqual(state)
    expect(findViolations(state)).toEqual([])
    expect(timetableOf(term, date)?.week).toBe(3)
  })

  it('[U5] has eighteen lessons in a week, exams, an appointment, hosts and a day off with its make-up day', () => {
    const { term, state } = sample('2026-11-18')
    const events = eventsOf(state)
    const inWeek = (count: number) =>
      events.filter(
        ({ place, eventKind }) => eventKind === 'class' && Math.ceil(place.day / 7) === count,
      )
    expect(inWeek(3)).toHaveLength(18)
    expect(new Set(inWeek(3).map(({ course }) => course)).size).toBe(8)
    expect(events.filter(({ eventKind }) => eventKind === 'exam')).toHaveLength(2)
    expect(events.filter(({ eventKind }) => eventKind === 'personal')).toHaveLength(16)
    expect(events.some(({ hosts }) => hosts)).toBe(true)
    const offDay = events.filter(
      ({ place, eventKind }) => place.day === 40 && eventKind !== 'personal',
    )
    const makeUp = events.filter(({ place }) => place.day === 49)
    expect(offDay).toEqual([])
    expect(makeUp).toHaveLength(2)
    expect(term.overrides).toHaveLength(2)
  })

  it('[U5] has about thirty pending items, and a planned week holds nine to twelve of them', () => {
    const { state } = sample('2026-11-18')
    const pending = state.tasks.filter(({ kind }) => kind === 'item')
    expect(pending).toHaveLength(30)
    const scope = { fromDay: 15, toDay: 21, excludedWeekdays: [], excludedPeriods: [] }
    const now = { day: 17, period: 2 }
    const { diff } = planTerm(state, { classIds: null, scope, now }, { steps: 2_000 }, 1)
    const planned = Object.values(diff.updated).filter(([task]) => task.kind === 'item')
    expect(planned.length).toBeGreaterThanOrEqual(9)
    expect(planned.length).toBeLessThanOrEqual(12)
  })

  it('[U5] speaks Chinese, with the same ids and places', () => {
    const english = sample('2026-11-18').state
    const chinese = sample('2026-11-18', 'zh').state
    const places = (state: typeof english) => state.tasks.map(({ id, place }) => ({ id, place }))
    expect(places(chinese)).toEqual(places(english))
    expect(chinese.tasks.filter(({ title }) => /^[ -~]*$/.test(title))).toEqual([])
  })
})
