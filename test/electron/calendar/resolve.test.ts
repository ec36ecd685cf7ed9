// Frames of timetable acts resolved directly, whatever a reader would make of the words (B8).
import { expect, it } from 'vitest'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { usualPreferences } from '../../../shared/preferences/preference-change.ts'
import { resolveCalendar } from '../../../electron/language/calendar/resolve-calendar.ts'
import type { Frame, RoleName } from '../../../electron/language/reader/frame.ts'
import type { Ground } from '../../../electron/language/ground.ts'
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

function resolve(act: Frame['act'], slots: Partial<Record<RoleName, string>>) {
  const text = Object.values(slots).join(' ')
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
    ground,
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
