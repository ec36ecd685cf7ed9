// An exam of a syllabus at the time of something else: lessons and appointments give way, and it is held at its own time.
import { expect, test } from 'vitest'
import { makeDraft } from '../../../electron/syllabus/draft/make-draft.ts'
import { planDraft } from '../../../electron/syllabus/draft/plan-draft.ts'
import { readSyllabus } from '../../../electron/syllabus/read-syllabus.ts'
import { applyDiff } from '../../../shared/schedule/diff.ts'
import { findViolations } from '../../../shared/schedule/legality.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { fixtureTerm, hourlyWindow } from './fixtures.ts'
import { sayEvents } from '../exchange/timetable/import-builders.ts'

const window = hourlyWindow(10)

/** Wednesday 14 October 2026. */
const day = 38

function eventOf(id: number, changes: Partial<EventTask>): EventTask {
  return {
    kind: 'event',
    id,
    series: id,
    title: 'Physics',
    course: 'Physics',
    eventKind: 'class',
    location: '',
    place: { day, start: 3, end: 4 },
    clock: null,
    locked: true,
    hosts: false,
    guestIds: [],
    ...changes,
  }
}

async function take(text: string, events: EventTask[], language: 'en' | 'zh' = 'en') {
  const state: ScheduleState = { window, tasks: events, taskClasses: [] }
  const bytes = Buffer.from(text)
  const read = await readSyllabus({ fileName: 'course.md', bytes, term: fixtureTerm }, () => {})
  if (!read.ok) throw new Error(read.failure)
  const input = {
    reading: read.value,
    state,
    citations: [],
    today: fixtureTerm.firstMonday,
    now: { day: 1, period: 0 },
    course: 'Algebra',
    language,
  }
  const entries = makeDraft(input)
  const picks = entries.map(({ line }) => ({ number: line.number, sessions: 0 }))
  const planned = planDraft(entries, picks, input, { task: 100, class: 1, series: 100 })
  const after = planned === null ? null : applyDiff(state, planned.diff)
  if (planned === null || after?.ok !== true) throw new Error('it breaks the plan')
  expect(findViolations(after.value)).toEqual([])
  return { problems: planned.problems, events: sayEvents(after.value) }
}

const midterm = 'Midterm exam: October 14, 10:00-11:45'

test('[X9] [S3] the lesson of another course gives way on that day, and is named', async () => {
  expect(await take(midterm, [eventOf(1, {})])).toEqual({
    events: ['2026-10-14 10:00–11:45 Algebra: Midterm exam'],
    problems: ['“Physics” lies at the time of “Midterm exam” and gives way to it on that day.'],
  })
  expect((await take(midterm, [eventOf(1, {})], 'zh')).problems).toEqual([
    '“Physics”与“Midterm exam”时间重叠，当天取消。',
  ])
})

test('[X9] an exam that is longer than the lesson of its course is held at its own time', async () => {
  const lesson = eventOf(1, {
    title: 'Algebra',
    course: 'Algebra',
    place: { day, start: 2, end: 3 },
  })
  expect((await take(midterm, [lesson])).events).toEqual([
    '2026-10-14 10:00–11:45 Algebra: Midterm exam',
  ])
})

test('[X9] [S6] another exam and a pinned appointment stay: only the preparation is planned', async () => {
  const stays = [
    eventOf(1, { title: 'Physics exam', eventKind: 'exam' }),
    eventOf(1, { title: 'Surgery', course: '', eventKind: 'personal' }),
  ]
  for (const one of stays) {
    const { events, problems } = await take(midterm, [one])
    expect(events).toEqual([`2026-10-14 10:00–11:45 ${one.title}`])
    expect(problems).toEqual([
      `“Midterm exam” clashes with “${one.title}”: its preparation is planned, the hour itself is not in the week.`,
    ])
  }
})
