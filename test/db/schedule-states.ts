// Random states that the tables can hold, for property tests: series agree, ranks are unique, both ends of each host relation match.
import * as fc from 'fast-check'
import { subjectTypes } from '../../shared/schedule/task-class.ts'
import type { WorkEntry } from '../../shared/schedule/work-log.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { at, event, item, schedule, taskClass, term, week } from '../builders.ts'

/** Three weeks of twelve periods. */
export const propertyTerm = term({ weeks: 3 })

const days = 21
const ids = (from: number, to: number) => fc.subarray(range(from, to))
const place = fc
  .record({ day: fc.integer({ min: 1, max: days }), start: fc.integer({ min: 1, max: 12 }) })
  .chain(({ day, start }) => fc.integer({ min: start, max: 12 }).map((end) => at(day, start, end)))
const grade = fc.integer({ min: 1, max: 5 })
const title = fc.string({ maxLength: 12, unit: 'grapheme' })

const seriesInfo = fc.record({
  course: title,
  eventKind: fc.constantFrom('class', 'exam', 'personal'),
})

const classFields = fc.record({
  title,
  course: title,
  subjectType: fc.constantFrom(...subjectTypes),
  difficulty: grade,
  intensity: grade,
  strategy: fc.constantFrom('steady', 'rapid'),
  fromDay: fc.integer({ min: 1, max: 40 }),
  toDay: fc.integer({ min: 0, max: 40 }),
  slotBudget: fc.option(fc.integer({ min: 1, max: 99 })),
  mayEmbed: fc.boolean(),
  excludedPeriods: fc.subarray(range(1, 12)),
  excludedWeekdays: fc.subarray(range(1, 7)),
  priority: grade,
})

const eventFields = fc.record({
  series: fc.integer({ min: 1, max: 4 }),
  title,
  location: title,
  place,
  clock: fc.option(fc.constant({ start: '08:05', end: '09:40' })),
  isBeside: fc.boolean(),
  locked: fc.boolean(),
  hosts: fc.boolean(),
})

const itemFields = fc.record({
  classId: fc.integer({ min: 1, max: 3 }),
  title,
  place: fc.option(place),
  duration: fc.integer({ min: 1, max: 4 }),
  isSuggested: fc.boolean(),
  host: fc.option(fc.nat()),
  locked: fc.boolean(),
  misses: fc.array(place, { maxLength: 2 }),
  took: fc.option(fc.integer({ min: 0, max: 1440 })),
})

type ItemFields = typeof itemFields extends fc.Arbitrary<infer Value> ? Value : never

/** Misses at any places, and then perhaps a mark where the item lies. */
function logOf({ misses, took, place: present }: ItemFields): { log?: WorkEntry[] } {
  const log: WorkEntry[] = misses.map((missed) => ({
    outcome: 'missed',
    place: missed,
    planned: 45,
    minutes: 0,
    restId: null,
  }))
  if (took !== null && present !== null) {
    log.push({ outcome: 'done', place: present, planned: 45, minutes: took, restId: null })
  }
  return log.length === 0 ? {} : { log }
}

export const anyState: fc.Arbitrary<ScheduleState> = fc
  .record({
    info: fc.array(seriesInfo, { minLength: 4, maxLength: 4 }),
    classes: fc.array(classFields, { minLength: 3, maxLength: 3 }),
    eventIds: ids(1, 12),
    events: fc.array(eventFields, { minLength: 12, maxLength: 12 }),
    itemIds: ids(13, 24),
    items: fc.array(itemFields, { minLength: 12, maxLength: 12 }),
    shuffle: fc.shuffledSubarray(range(1, 12), { minLength: 12 }),
  })
  .map(({ info, classes, eventIds, events, itemIds, items, shuffle }) =>
    schedule(
      [
        ...classes.map((fields, index) => taskClass(index + 1, fields)),
        ...eventIds.flatMap((id) => {
          const fields = events[id - 1]
          if (fields === undefined) return []
          const { isBeside, ...told } = fields
          const series = info[fields.series - 1]
          const isOffRows = isBeside && fields.clock !== null && series?.eventKind !== 'exam'
          const place = isOffRows ? { ...fields.place, end: fields.place.start - 1 } : fields.place
          const made = event(id, fields.place, { ...series, ...told, place })
          const off = event(id + 100, fields.place, {
            ...made,
            id: id + 100,
            series: fields.series + 10,
            eventKind: 'class',
            course: `Course ${fields.series}`,
          })
          return [made.eventKind === 'exam' && id % 2 === 0 ? { ...made, dropped: [off] } : made]
        }),
        ...itemIds.flatMap((id) => {
          const fields = items[id - 13]
          if (fields === undefined) return []
          const { host, isSuggested, duration, misses: _, took: __, ...rest } = fields
          const isPlaced = rest.place !== null
          const hostId = isPlaced && host !== null ? (eventIds[host % 12] ?? null) : null
          return [
            item(id, {
              ...rest,
              order: shuffle[id - 13] ?? id,
              hostId,
              ...logOf(fields),
              ...(isPlaced ? {} : { duration }),
              ...(isPlaced && isSuggested ? { status: 'suggested' } : {}),
            }),
          ]
        }),
      ],
      week({ weeks: 3 }),
    ),
  )

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
