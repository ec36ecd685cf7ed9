// Frames of timetable acts resolved directly, whatever a reader would make of the words (B8).
import { expect, it } from 'vitest'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { usualPreferences } from '../../../shared/preferences/preference-change.ts'
import { resolveCalendar } from '../../../electron/language/calendar/resolve-calendar.ts'
import type { Frame, RoleName } from '../../../electron/language/reader/frame.ts'
import type { Ground } from '../../../electron/language/ground.ts'
import { framesOf } from '../language/given/frames.ts'
import { at, event, hours, schedule, term, week } from '../../builders.ts'

const ofFourWeeks = term({ weeks: 4, periods: hours(12) })

const ground: Ground = {
  state: schedule(
    [event(1, at(5, 1, 2), { title: 'Choir', eventKind: 'personal', locked: true })],
    week({ weeks: 4, periods: hours(12) }),
  ),
  now: { day: 1, period: 0 },
  today: { date: '2026-11-02', minute: 420 },
  recent: [],
  told: [],
  history: { undo: null, redo: null },
  language: 'en',
  preferences: defaultPreferences,
}

function resolve(
  act: Frame['act'],
  slots: Partial<Record<RoleName, string>>,
  { end = '', gap = ' ', state = ground.state } = {},
) {
  const text = Object.values(slots).join(gap) + end
  const frame: Frame = {
    act,
    from: 0,
    to: text.length,
    slots: (Object.entries(slots) as [RoleName, string][]).map(([role, words]) => {
      const from = text.indexOf(words)
      return { role, text: words, from, to: from + words.length }
    }),
    flags: [],
    confidence: 1,
    others: [],
  }
  const request = { text, frames: [frame], chosen: [], agreed: [], isSure: true }
  return resolveCalendar(request, {
    ground: { ...ground, state },
    term: ofFourWeeks,
    preferences: { ...usualPreferences, language: 'en' },
    language: 'en',
  })
}

it.each([
  ['', /What is it called/],
  ['x'.repeat(300), /That name is too long/],
])('[B8] a title of %j is asked for', (title, said) => {
  const slots = { ...(title === '' ? {} : { title }), when: 'friday at 14:00' }
  expect(resolve('add_event', slots)).toMatchObject({
    kind: 'ask',
    asked: { text: expect.stringMatching(said), question: { role: 'title' } },
  })
})

it('[B8] an appointment at a told time lies there, by its own clock where no row has that', () => {
  expect(resolve('add_event', { title: 'dentist', when: 'tuesday 14:10 to 14:40' })).toMatchObject({
    kind: 'do',
    operations: [
      {
        changes: {
          title: 'Dentist',
          places: [{ day: 2, start: 7, end: 7 }],
          clock: { start: '14:10', end: '14:40' },
        },
      },
    ],
  })
})

it.each([
  ['tuesdays 7 to 8 in the morning', { start: '07:00', end: '08:00' }, 4],
  ['every day at 14:10', { start: '14:10', end: '15:10' }, 28],
] as const)('[B8] %s comes back at that time', (when, clock, times) => {
  const added = resolve('add_event', { title: 'gym', when })
  expect(added).toMatchObject({ kind: 'do', operations: [{ changes: { clock } }] })
  expect(JSON.stringify(added).match(/"day":/g)).toHaveLength(times)
})

it('[B8] what stands behind “until” is the end, and no day of its own', () => {
  const { text, frames } = framesOf(
    'add_event | [周一晚上六点到八点](when)[训练](title)，一直到[11月16号](when)',
  )
  const added = resolveCalendar(
    { text, frames: [...frames], chosen: [], agreed: [], isSure: true },
    {
      ground,
      term: ofFourWeeks,
      preferences: { ...usualPreferences, language: 'zh' },
      language: 'zh',
    },
  )
  expect(JSON.stringify(added).match(/"day":(?:1|8|15)\b/g)).toHaveLength(3)
})

it('[B8] the course that is told is the exam’s, whatever else is called a midterm', () => {
  const state = schedule(
    [
      event(1, at(3, 1, 2), { title: 'Calculus midterm', course: 'Calculus', eventKind: 'exam' }),
      event(2, at(4, 1, 2), { title: 'Physics', course: 'Physics' }),
    ],
    week({ weeks: 4, periods: hours(12) }),
  )
  const slots = { title: 'midterm', course: 'physics', when: 'friday 9:00 to 11:00' }
  expect(resolve('add_exam', slots, { state, gap: ' for ' })).toMatchObject({
    operations: [{ changes: { title: 'Physics midterm', course: 'Physics' } }],
  })
})

it('[B8] a class that is on another day from now on goes there every time', () => {
  const lessons = [4, 11, 18].map((day, index) =>
    event(index + 1, at(day, 1, 2), { title: 'Latin', series: 1 }),
  )
  const state = schedule(lessons, week({ weeks: 4, periods: hours(12) }))
  const slots = { course: 'Latin', to: 'tuesdays at 10:00' }
  const moved = resolve('change_class', slots, { end: ' from now on', state })
  expect(moved.kind).toBe('do')
  expect(JSON.stringify(moved).match(/"eventId":[123]/g)).toHaveLength(3)
})

/** Calculus on Mondays and Wednesdays, choir on Fridays, in each of two weeks. */
const lessons = schedule(
  [1, 3, 8, 10]
    .map((day, index) =>
      event(index + 1, at(day, 1, 2), { title: 'Calculus', course: 'Calculus', series: 7 }),
    )
    .concat(
      [5, 12].map((day, index) =>
        event(index + 5, at(day, 9, 10), { title: 'Choir', eventKind: 'personal', series: 8 }),
      ),
    ),
  week({ weeks: 4, periods: hours(12) }),
)

const inLessons = (
  act: Frame['act'],
  slots: Partial<Record<RoleName, string>>,
  end = '',
  gap = ' ',
) => resolve(act, slots, { end, gap, state: lessons })

it('[B8] what goes to a day is the one of that week, where there is one', () => {
  expect(inLessons('move_event', { task: 'choir', to: 'saturday at 10:00' })).toMatchObject({
    kind: 'do',
    operations: [{ changes: { events: [{ eventId: 5, place: { day: 6 } }] } }],
  })
  expect(inLessons('move_class', { course: 'calculus', to: 'saturday at 10:00' })).toMatchObject({
    kind: 'ask',
  })
})

it('[B8] one lesson of a week is asked for, and “this week” takes no other week', () => {
  expect(
    inLessons('cancel_class', { course: 'calculus', when: 'this week' }, ', one of them'),
  ).toMatchObject({ kind: 'ask' })
  expect(
    inLessons('move_class', {
      from: 'wednesdays',
      course: 'calculus',
      to: 'friday 8am',
      when: 'this week',
    }),
  ).toMatchObject({ kind: 'do', operations: [{ changes: { events: [{ eventId: 2 }] } }] })
})

it('[B8] a room that is denied is none, and one that is not told is asked for', () => {
  const moved = { course: 'calculus', place: 'main 305' }
  expect(inLessons('change_class', moved, ' from now on')).toMatchObject({
    operations: [{ changes: { location: 'main 305' } }],
  })
  expect(
    inLessons('change_class', { course: 'calculus not in', place: '201' }, ' from now on'),
  ).toMatchObject({ kind: 'ask', asked: { question: { role: 'place' } } })
  expect(
    inLessons('change_class', { course: 'calculus in', place: 'a different room' }, ' now'),
  ).toMatchObject({ kind: 'ask', asked: { question: { role: 'place' } } })
})

it('[B8] a move without a goal asks for it', () => {
  expect(inLessons('move_event', { task: 'choir', when: 'this week' })).toMatchObject({
    kind: 'ask',
    asked: { question: { role: 'to' } },
  })
})

it('[B8] what comes back begins when it is told to, and bears what is done there', () => {
  const added = resolve(
    'add_event',
    { place: 'the library', when: 'every saturday 14:00 to 16:00' },
    { end: ', starting on 14 november' },
  )
  expect(added).toMatchObject({
    operations: [
      { changes: { title: 'Library', places: [{ day: 13 }, { day: 20 }, { day: 27 }] } },
    ],
  })
  expect(
    resolve('add_class', { title: 'yoga', when: 'saturday at 10:00' }, { end: ', an extra class' }),
  ).toMatchObject({ operations: [{ changes: { places: [{ day: 6 }] } }] })
  expect(
    resolve('add_class', { title: 'chess study group', when: 'saturday at 10:00' }),
  ).toMatchObject({ operations: [{ changes: { kind: 'personal', places: [{ day: 6 }] } }] })
})

it('[B8] 周六上周一的课 holds the lessons of that Monday, and of none before', () => {
  expect(inLessons('make_up_day', { to: '周六', from: '上周一' }, '的课', '')).toMatchObject({
    operations: [{ changes: { kind: 'follows', date: '2026-11-07', week: 1, weekday: 1 } }],
  })
})
