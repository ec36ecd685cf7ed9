// What the terms of the lessons around study count, one at a time, with a weight of 1.
import { describe, expect, test } from 'vitest'
import { clockOf } from '../../../../shared/schedule/calendar.ts'
import type { ScheduleRecord } from '../../../../shared/schedule/diff.ts'
import { at, event, item, taskClass, week } from '../../../builders.ts'
import { block, count, whole } from './count-term.ts'

/** From eight, a row after the other. */
const halfHours = week({
  weeks: 4,
  periods: Array.from({ length: 24 }, (_, index) => ({
    start: clockOf(480 + 30 * index),
    end: clockOf(510 + 30 * index),
  })),
})

function pause(...records: ScheduleRecord[]): number {
  return count('pause', [whole, ...records], {}, halfHours)
}

/** A lesson of two rows that ends at this time. */
function lessonUntil(end: string) {
  return event(50, at(1, 1, 2), { clock: { start: '08:00', end } })
}

/** In the table with breaks of its own: the period after a lesson in this one. */
function pauseAfter(start: number): number {
  return count('pause', [whole, event(50, at(1, start)), block(1, at(1, start + 1))])
}

describe('a break of a quarter of an hour', () => {
  test('[P1] pause: beside lessons, appointments and other study, by the steps that are missing', () => {
    expect(pause(event(50, at(1, 1, 2)), block(1, at(1, 3, 4)))).toBe(3)
    expect(pause(event(50, at(1, 5, 6)), block(1, at(1, 3, 4)))).toBe(3)
    expect(pause(event(50, at(1, 1, 2)), block(1, at(1, 4, 5)))).toBe(0)
    expect(pause(block(1, at(1, 1, 2)), block(2, at(1, 3)))).toBe(3)
    expect(pause(block(1, at(1, 1, 2)), block(2, at(1, 4)))).toBe(0)
    expect(pause(event(50, at(1, 1, 2), { eventKind: 'personal' }), block(1, at(1, 3)))).toBe(3)
  })

  test('[P1] pause: by the clock of the lesson itself, whatever rows it takes', () => {
    expect(['08:50', '08:45'].map((end) => pause(lessonUntil(end), block(1, at(1, 3))))).toEqual([
      1, 0,
    ])
  })

  test('[P1] pause: the breaks of a table of periods count for what they are', () => {
    // Five minutes after its first period, fifteen after its second.
    expect([1, 2].map(pauseAfter)).toEqual([2, 0])
  })

  test('[P1] pause: study inside a lesson needs none', () => {
    expect(
      pause(event(50, at(1, 1, 4), { hosts: true }), item(1, { place: at(1, 2), hostId: 50 })),
    ).toBe(0)
  })
})

const course = 'Calculus'
const lectures = [3, 10, 17].map((day, index) =>
  event(50 + index, at(day, 3, 4), { course, title: 'Calculus (Lecture)' }),
)
const tutorials = [5, 12, 19].map((day, index) =>
  event(60 + index, at(day, 6, 7), { course, title: 'Calculus (Tutorial)' }),
)
const review = taskClass(1, { course, title: 'Calculus review', toDay: 28 })
const preparation = taskClass(1, { course, title: 'Prepare the Calculus tutorial', toDay: 28 })
const others = [2, 3].map((order) => item(order, { classId: 1, order }))

/** The first of three, one for each week of lessons. */
function countOne(name: 'review' | 'prepare', work: typeof review, day: number, start: number) {
  const first = item(1, { classId: 1, order: 1, place: at(day, start) })
  return count(name, [work, ...lectures, ...tutorials, first, ...others])
}

const reviewOn = (day: number, start: number) => countOne('review', review, day, start)
const preparedOn = (day: number, start: number) => countOne('prepare', preparation, day, start)

describe('work that goes with lessons', () => {
  test('[P1] review: within two days after its lecture, and never before it', () => {
    expect([
      reviewOn(3, 2),
      reviewOn(3, 6),
      reviewOn(5, 1),
      reviewOn(6, 1),
      reviewOn(8, 1),
    ]).toEqual([5, 0, 0, 1, 3])
    expect(reviewOn(1, 1)).toBe(5)
  })

  test('[P1] review: in weeks without a lesson there is none of late to go over', () => {
    expect(countOne('review', review, 27, 1)).toBe(0)
  })

  test('[P1] review: of more sessions than weeks none comes before its own week', () => {
    const others = [1, 2, 4].map((order) => item(order, { classId: 1, order }))
    const thirdOn = (day: number) =>
      count('review', [
        review,
        ...lectures,
        ...others,
        item(3, { classId: 1, order: 3, place: at(day, 6) }),
      ])
    expect([10, 16, 17].map(thirdOn)).toEqual([5, 5, 0])
  })

  test('[P1] review: not on the day of its lecture before that, after weeks without one', () => {
    const rare = lectures.filter(({ place }) => place.day !== 10)
    const secondAt = (start: number) =>
      count('review', [
        review,
        ...rare,
        item(1, { classId: 1, order: 1 }),
        item(2, { classId: 1, order: 2, place: at(17, start) }),
      ])
    expect([2, 6].map(secondAt)).toEqual([5, 0])
  })

  test('[P1] prepare: in the three days before the tutorial, and not after the last', () => {
    expect([
      preparedOn(1, 1),
      preparedOn(2, 1),
      preparedOn(5, 5),
      preparedOn(5, 8),
      preparedOn(20, 1),
    ]).toEqual([1, 0, 0, 4, 5])
  })

  test('[P1] work for an exam, and work whose title says nothing, goes with no lesson', () => {
    for (const said of [
      'Calculus exam review',
      'Calculus: midterm preparation',
      'Problem sheets',
    ]) {
      const other = taskClass(1, { course, title: said, toDay: 28 })
      expect(countOne('review', other, 1, 1) + countOne('prepare', other, 20, 1)).toBe(0)
    }
  })

  test('[P1] titles are read in Chinese and German too', () => {
    for (const said of ['高等数学复习', '高等數學複習', 'Analysis Nachbereitung']) {
      expect(countOne('review', taskClass(1, { course, title: said, toDay: 28 }), 1, 1)).toBe(5)
    }
    for (const said of ['预习高数习题课', 'Übung vorbereiten']) {
      expect(countOne('prepare', taskClass(1, { course, title: said, toDay: 28 }), 20, 1)).toBe(5)
    }
  })
})
