// A body of work whose sessions get another length: what lies within a lesson, and what the lesson knows of it.
import { expect, test } from 'vitest'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import { findTask } from '../../../../shared/schedule/state.ts'
import { upsertClass } from '../../../../shared/schedule/work/upsert-class.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../../../builders.ts'

const lesson = event(1, at(1, 1, 2), { hosts: true, course: 'Optics', guestIds: [2] })
const state = schedule([
  lesson,
  taskClass(1, { course: 'Optics', mayEmbed: true }),
  item(2, { place: at(1, 1, 2), duration: 2, hostId: 1 }),
])

test('[S3] a session that outgrows its lesson leaves it, and the lesson lets it go', () => {
  const made = upsertClass(
    state,
    { classId: 1, fields: {}, sessions: 3, movesResized: true, now: beforeTerm, items: [] },
    { task: 9, class: 9 },
  )
  if (!made.ok) throw new Error(made.failure.kind)
  const after = made.value.state
  expect(findTask(after, 2)).toMatchObject({ hostId: null, duration: 3 })
  expect(findTask(after, 1)).toMatchObject({ place: lesson.place, guestIds: [] })
  expect(findViolations(after)).toEqual([])
})
