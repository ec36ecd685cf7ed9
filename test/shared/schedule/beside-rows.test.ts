// What lies beside the rows of the day, by its clock (S2): when it has begun and is over, what it meets, and where it goes.
import { expect, test } from 'vitest'
import { freeRuns, hostRuns } from '../../../shared/schedule/free-runs.ts'
import { applyEdit } from '../../../shared/schedule/edits.ts'
import { applyHandEdit } from '../../../shared/schedule/hand-edit.ts'
import {
  checkPlace,
  findViolations,
  hasBegun,
  isOver,
  legalStarts,
} from '../../../shared/schedule/legality.ts'
import { occupancyOf } from '../../../shared/schedule/occupancy.ts'
import { minutesOf, momentAt } from '../../../shared/schedule/calendar.ts'
import { compareInDay, type Place } from '../../../shared/schedule/place.ts'
import { isPlaced, type EventTask } from '../../../shared/schedule/task.ts'
import { run } from '../tools/sample-weeks.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../../builders.ts'

/** Between the second row, to 09:45, and the third, from 10:00. */
const between: Place = { day: 1, start: 3, end: 2 }

function beside(id: number, start: string, end: string, place = between): EventTask {
  return event(id, place, { clock: { start, end }, eventKind: 'personal' })
}

const call = beside(1, '09:48', '09:52')

test('[S6] what has a clock of its own has begun, and is over, by that', () => {
  const { window } = schedule([])
  const when = (clock: string) => {
    const now = momentAt(window, '2026-11-02', minutesOf(clock))
    return [hasBegun(call, now), isOver(call, now, window)]
  }
  expect(when('09:47')).toEqual([false, false])
  expect(when('09:48')).toEqual([true, false])
  expect(when('09:52')).toEqual([true, true])
  const late = event(2, at(1, 1, 2), { clock: { start: '08:30', end: '09:30' } })
  expect(hasBegun(late, momentAt(window, '2026-11-02', minutesOf('08:10')))).toBe(false)
  expect(
    isOver({ place: at(1, 2) }, momentAt(window, '2026-11-02', minutesOf('09:45')), window),
  ).toBe(true)
})

test('[S3] beside the rows two things share no minute, and the refusal names which', () => {
  const other = beside(2, '09:51', '09:57', { ...between, day: 2 })
  const state = schedule([call, other])
  expect(applyEdit(state, { kind: 'move', task: 2, day: 1, start: 3 }, beforeTerm)).toMatchObject({
    ok: false,
    failure: {
      reason: { kind: 'occupied', occupants: [1] },
      nearest: [3, 4, 5].map((day) => ({ day, start: 3, end: 2 })),
    },
  })
  const after = beside(2, '09:52', '09:57', { ...between, day: 2 })
  expect(checkPlace(schedule([call, after]), 2, between, beforeTerm)).toBeNull()
  expect(findViolations(schedule([call, beside(2, '09:50', '09:55')]))).toMatchObject([
    { kind: 'occupied', task: 2, occupants: [1] },
  ])
})

test('[S2] no session and no free time goes across it', () => {
  const state = schedule([call, item(2, { duration: 2 }), taskClass(1)])
  const ofMonday = legalStarts(state, 2, beforeTerm).filter(({ day }) => day === 1)
  expect(ofMonday.map(({ start }) => start)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(checkPlace(state, 2, at(1, 2, 3), beforeTerm)).toMatchObject({
    kind: 'occupied',
    occupants: [1],
  })
  expect(freeRuns(occupancyOf(state), 1, 1)).toEqual([at(1, 1, 2), at(1, 3, 12)])
})

test('[S2] [S3] nor does a session within a lesson that hosts study', () => {
  const lecture = event(3, at(1, 1, 4), { hosts: true })
  const state = schedule([
    call,
    lecture,
    item(2, { duration: 2 }),
    taskClass(1, { mayEmbed: true }),
  ])
  expect(checkPlace(state, 2, at(1, 2, 3), beforeTerm)).toMatchObject({ kind: 'occupied' })
  expect(checkPlace(state, 2, at(1, 3, 4), beforeTerm)).toBeNull()
  const ofMonday = legalStarts(state, 2, beforeTerm).filter(({ day }) => day === 1)
  expect(ofMonday.map(({ start }) => start)).not.toContain(2)
  expect(hostRuns(state, 1, 2).map(({ place }) => place)).toEqual([at(1, 1, 2), at(1, 3, 4)])
})

test('[S3] it is copied to another day at its time', () => {
  const copied = applyHandEdit(
    schedule([call]),
    { kind: 'copy', task: 1, day: 4, start: 3 },
    beforeTerm,
  )
  expect(copied).toMatchObject({
    ok: true,
    value: {
      diff: { added: { 'task:2': { place: { day: 4, start: 3, end: 2 }, clock: call.clock } } },
    },
  })
  const toRow = applyHandEdit(
    schedule([call]),
    { kind: 'copy', task: 1, day: 4, start: 5 },
    beforeTerm,
  )
  expect(toRow).toMatchObject({ ok: false, failure: { reason: { kind: 'beside-rows' } } })
})

test('[S2] a day lists it at its time, in front of the row behind it, and a guest after its host', () => {
  const host = event(5, at(1, 3, 4), { hosts: true, guestIds: [6] })
  const guest = item(6, { place: at(1, 3), hostId: 5 })
  const listed = [guest, host, beside(2, '09:55', '09:58'), call]
    .filter(isPlaced)
    .toSorted(compareInDay)
  expect(listed.map(({ id }) => id)).toEqual([1, 2, 5, 6])
})

test('[S2] [T2] the overview names it by its clock, not by the rows around it', () => {
  const { text } = run('get_overview', {}, 'en', schedule([call]), beforeTerm)
  expect(text).toContain('1 Mon 2 Nov: appointment 09:48–09:52; free 1–2, 3–12')
})
