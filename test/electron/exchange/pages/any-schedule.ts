// Random terms with schedules that the product allows: solid tasks never share a period, guests lie inside their hosts.
import * as fc from 'fast-check'
import { buildWindow, clockOf } from '../../../../shared/schedule/calendar.ts'
import type { ScheduleRecord } from '../../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import type { Period, Term } from '../../../../shared/schedule/term.ts'
import { at, event, item, schedule, taskClass, term } from '../../../builders.ts'

const oddTitles = [
  'Calculus',
  'Introduction to the Phenomenology of Electrodynamics and Thermodynamics, laboratory part II',
  '马克思主义基本原理概论与当代中国社会主义现代化建设实践研讨课（第二学期）：阅读与写作',
  'Übungsaufgabenbesprechungszusatzveranstaltungsverzeichnis',
  '👩‍👩‍👧‍👦 family 🎉',
  'עברית וערבית العربية',
  '\u202Ereversed\u202C <b>bold</b> & \u0000 ((',
  '。。。，，，！！！（（（',
  '“quotes” don’t — break',
  '   ',
  '',
]

const titles = fc.oneof(
  fc.constantFrom(...oddTitles),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 }),
)

/** Periods of all lengths with breaks between them, within one day. */
const periods: fc.Arbitrary<Period[]> = fc
  .array(fc.tuple(fc.integer({ min: 5, max: 100 }), fc.constantFrom(0, 5, 10, 75)), {
    minLength: 1,
    maxLength: 30,
  })
  .map((lengths) => {
    const rows: Period[] = []
    let minute = 360
    for (const [length, pause] of lengths) {
      if (minute + length >= 1435) break
      rows.push({ start: clockOf(minute), end: clockOf(minute + length) })
      minute += length + pause
    }
    return rows
  })

const terms: fc.Arbitrary<Term> = fc
  .record({ name: titles, weeks: fc.integer({ min: 1, max: 4 }), periods })
  .map((facts) =>
    term({
      ...facts,
      overrides: [
        { kind: 'off', date: '2026-11-04' },
        { kind: 'follows', date: '2026-11-07', week: 1, weekday: 3 },
      ],
    }),
  )

const wishes = fc.array(
  fc.record({
    day: fc.nat(),
    start: fc.nat(),
    length: fc.integer({ min: 1, max: 4 }),
    title: titles,
    course: titles,
    location: titles,
    kind: fc.constantFrom(
      'class',
      'exam',
      'personal',
      'host',
      'item',
      'suggested',
      'done',
      'partly',
    ),
    isLocked: fc.boolean(),
    hasClock: fc.boolean(),
  }),
  { maxLength: 50 },
)

export const anySchedule: fc.Arbitrary<{ term: Term; state: ScheduleState }> = fc
  .tuple(terms, wishes)
  .map(([own, wanted]) => {
    const window = buildWindow(own)
    const taken = new Set<string>()
    const records: ScheduleRecord[] = [taskClass(1), taskClass(2, { course: '线性代数' })]
    let id = 1
    for (const { day, start, length, kind, title, course, location, ...rest } of wanted) {
      const first = (start % own.periods.length) + 1
      const last = Math.min(own.periods.length, first + length - 1)
      const place = at((day % window.days.length) + 1, first, last)
      const cells = Array.from(
        { length: last - first + 1 },
        (_, index) => `${place.day}/${first + index}`,
      )
      if (cells.some((cell) => taken.has(cell))) continue
      for (const cell of cells) taken.add(cell)
      if (['item', 'suggested', 'done', 'partly'].includes(kind)) {
        const outcome = kind === 'done' || kind === 'partly' ? kind : null
        const log = [{ outcome: outcome ?? 'done', place, planned: 45, minutes: 30, restId: null }]
        records.push(
          item(id, {
            classId: (id % 2) + 1,
            title,
            place,
            status: kind === 'suggested' ? 'suggested' : 'existing',
            locked: rest.isLocked,
            ...(outcome === null ? {} : { log }),
          }),
        )
        id += 1
        continue
      }
      const rows = own.periods.slice(first - 1, last)
      const clock =
        rest.hasClock && rows[0] !== undefined
          ? { start: rows[0].start, end: clockOf(Number(rows[0].start.slice(0, 2)) * 60 + 59) }
          : null
      const host = id
      records.push(
        event(id, place, {
          title,
          course,
          location,
          clock,
          locked: rest.isLocked,
          hosts: kind === 'host',
          eventKind: kind === 'exam' || kind === 'personal' ? kind : 'class',
        }),
      )
      id += 1
      if (kind !== 'host') continue
      for (let period = first; period <= last; period += 2) {
        records.push(item(id, { title, place: at(place.day, period), hostId: host }))
        id += 1
      }
    }
    return { term: own, state: schedule(records, window) }
  })
