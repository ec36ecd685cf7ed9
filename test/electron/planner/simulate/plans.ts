// Small plans to be simulated: one body of work in legal places, as random as a test wants it.
import * as fc from 'fast-check'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { at, event, hours, item, schedule, taskClass, week } from '../../../builders.ts'

const periods = 6

const sessionArbitrary = fc.record({
  /** Days after the one before. */
  gap: fc.integer({ min: 1, max: 3 }),
  duration: fc.integer({ min: 1, max: 3 }),
  start: fc.integer({ min: 1, max: 4 }),
})

/** Three weeks; lessons that leave room; one class whose sessions are all placed, in their order, by its last day. */
export const planArbitrary: fc.Arbitrary<ScheduleState> = fc
  .record({
    sessions: fc.array(sessionArbitrary, { minLength: 1, maxLength: 6 }),
    spare: fc.integer({ min: 0, max: 4 }),
    lessons: fc.array(fc.integer({ min: 1, max: 21 }), { maxLength: 8 }),
    excluded: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 1 }),
  })
  .map(({ sessions, spare, lessons, excluded }) => {
    let day = 0
    const items = sessions.map(({ gap, duration, start }, index) => {
      day += gap
      while (excluded.includes(((day - 1) % 7) + 1)) day += 1
      return item(index + 1, { place: at(day, start, Math.min(periods, start + duration - 1)) })
    })
    // Lessons lie where no session does.
    const events = lessons.flatMap((on, index) =>
      items.some(({ place }) => place?.day === on)
        ? []
        : [event(100 + index, at(on, 1, 5), { course: 'Other' })],
    )
    const toDay = Math.min(21, day + spare)
    const work = taskClass(1, { toDay, excludedWeekdays: excluded, mayEmbed: false })
    return schedule([work, ...events, ...items], week({ weeks: 4, periods: hours(periods) }))
  })
