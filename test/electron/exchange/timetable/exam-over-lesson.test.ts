// An exam at the time of a lesson is put in: the lesson gives way on that day, with what was to be done in it, and is named.
import { describe, expect, it } from 'vitest'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { chooseImport, usualLines } from '../../../../shared/timetable/import-changes.ts'
import { applyDiff } from '../../../../shared/schedule/diff.ts'
import { calendar } from '../calendar-text.ts'
import { accept, next, propose, sayEvents } from './import-builders.ts'

const event = (title: string, start: string, end: string, more: string[] = []) => [
  `UID:${title}${start}`,
  `SUMMARY:${title}`,
  `DTSTART;TZID=Europe/Berlin:${start}`,
  `DTEND;TZID=Europe/Berlin:${end}`,
  ...more,
]

const ethics = event('Ethics', '20261012T100000', '20261012T113000', ['RRULE:FREQ=WEEKLY;COUNT=14'])
const physics = event('Physics', '20261012T113000', '20261012T130000', [
  'RRULE:FREQ=WEEKLY;COUNT=14',
])
const exam = event('Calculus exam', '20261109T110000', '20261109T130000')
const early = { date: '2026-10-01', minute: 0 }

function termWith(...events: string[][]) {
  const first = propose(calendar(...events), { now: early })
  return { ...first, state: accept(first) }
}

const onDay = (state: ScheduleState, date: string) =>
  sayEvents(state).filter((line) => line.startsWith(date))

describe('an exam over a lesson', () => {
  it('[S3] [X1] of another file is put in, and both lessons that it hits give way on that day', () => {
    const { term, state } = termWith(ethics, physics)
    const again = propose(calendar(exam), { ...next(term, state), now: early })
    const after = accept(again, state)
    expect(onDay(after, '2026-11-09')).toEqual(['2026-11-09 11:00–13:00 Calculus exam'])
    expect(onDay(after, '2026-11-16')).toHaveLength(2)
    expect(again.problems).toEqual([
      '2 events lie at the time of an exam and give way to it on that day: “Ethics” with “Calculus exam” and “Physics” with “Calculus exam”.',
    ])
    expect(findViolations(after)).toEqual([])
  })

  it('[X1] in Chinese the sentence names both too', () => {
    const { term, state } = termWith(ethics)
    const again = propose(calendar(exam), { ...next(term, state), now: early, language: 'zh' })
    expect(again.problems).toEqual([
      '考试占用了 1 个日程的时间，这些日程当天取消：“Ethics”与“Calculus exam”。',
    ])
  })

  it('[S3] [X1] a lesson that only touches it stays', () => {
    const { term, state } = termWith(ethics, physics)
    const later = event('Logic exam', '20261109T113000', '20261109T130000')
    const again = propose(calendar(later), { ...next(term, state), now: early })
    expect(onDay(accept(again, state), '2026-11-09')).toEqual([
      '2026-11-09 10:00–11:30 Ethics',
      '2026-11-09 11:30–13:00 Logic exam',
    ])
  })

  it('[X5] in a feed that was known, the lesson goes with the line of the exam and stays without it', () => {
    const { term, state, feeds } = termWith(ethics)
    const [known] = feeds
    if (known === undefined) throw new Error('nothing is known of the feed')
    const records = known.records.map(({ record }) => record)
    const input = {
      ...next(term, state),
      now: early,
      feeds: [{ feed: 1, name: known.name, records, kinds: [] }],
    }
    const again = propose(calendar(ethics, exam), input)
    const { changes } = again
    if (changes === null) throw new Error('the feed was not known')
    const moment = { day: 1, period: 0 }
    const take = (lines: string[]) => {
      const chosen = chooseImport(state, changes, new Set(lines), [], moment)
      const after = chosen.ok ? applyDiff(state, chosen.value.diff) : null
      if (after?.ok !== true) throw new Error('the lines do not go together')
      return onDay(after.value, '2026-11-09')
    }
    expect(take(usualLines(changes))).toEqual(['2026-11-09 11:00–13:00 Calculus exam'])
    expect(take([])).toEqual(['2026-11-09 10:00–11:30 Ethics'])
    expect(accept(again, state).tasks.filter(({ title }) => title === 'Ethics')).toHaveLength(13)
  })

  it.each([
    [
      'en',
      'An exam has the place of “Ethics” (Mon 9 Nov 10:00–11:30); the feed still has it. It comes back if the exam moves or goes.',
    ],
    [
      'zh',
      '“Ethics”（11月9日 周一 10:00–11:30）的时间被考试占用，课表里仍有这节课。考试改期或取消后会自动恢复。',
    ],
  ] as const)(
    '[X5] a lesson that gave way is not said to be removed when its feed comes again (%s)',
    (language, sentence) => {
      const { term, state, feeds } = termWith(ethics)
      const examined = propose(calendar(exam), { ...next(term, state), now: early })
      const after = accept(examined, state)
      const known = feeds.map(({ name, records }) => ({
        feed: 1,
        name,
        kinds: [],
        records: records.map(({ record }) => record),
      }))
      const again = propose(calendar(ethics), {
        ...next(term, after),
        now: early,
        feeds: known,
        language,
      })
      expect(again.changes).toMatchObject({ lines: [], kept: [sentence] })
      // The exam is gone, and who took the lesson out is not known any more.
      const tasks = after.tasks.filter(({ title }) => title !== 'Calculus exam')
      const input = { now: early, feeds: known, language }
      const later = propose(calendar(ethics), { ...next(term, { ...after, tasks }), ...input })
      expect(later.changes?.kept.join('')).toMatch(/was taken out of your week|已从你的周里去掉/)
    },
  )

  it('[S6] a lesson that has begun, and another exam, do not give way', () => {
    const { term, state } = termWith(ethics)
    const noon = { date: '2026-11-09', minute: 660 }
    const begun = propose(calendar(exam), { ...next(term, state), now: noon })
    expect(onDay(accept(begun, state), '2026-11-09')).toEqual(['2026-11-09 10:00–11:30 Ethics'])
    const other = event('Logic exam', '20261109T110000', '20261109T123000')
    const both = propose(calendar(exam, other), { ...next(term, state), now: early })
    expect(both.problems).toContain(
      '1 event clashes with another at the same time and was left out: “Logic exam” with “Calculus exam”.',
    )
  })
})
