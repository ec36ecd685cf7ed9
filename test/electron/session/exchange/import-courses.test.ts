// Importing with a choice: the lessons come whole, the study work only for the courses that are wanted.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { openDesk, valueOf } from '../open-desk.ts'

const fixture = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'university.ics')

async function importWith(courses?: string[]) {
  const { session } = openDesk()
  const content = readFileSync(fixture).toString('base64')
  const preview = valueOf(
    await session.request('preview-import', { fileName: 'university.ics', content }),
  )
  const wish = courses === undefined ? {} : { courses }
  const reply = await session.request('apply-import', { previewId: preview.previewId, ...wish })
  return { session, preview, reply }
}

const coursesIn = (state: ScheduleState | null) => state?.taskClasses.map(({ course }) => course)

const countOf = (state: ScheduleState | null, kind: 'event' | 'item') =>
  state?.tasks.filter((task) => task.kind === kind).length

test('[X1] only the work of the named courses is written, and every lesson', async () => {
  const { preview, reply } = await importWith(['Calculus I'])
  const { view, studies, events } = valueOf(reply)
  expect(studies).toBe(1)
  expect(coursesIn(view.state)).toEqual(['Calculus I'])
  const wanted = preview.studies.find(({ course }) => course === 'Calculus I')
  expect(countOf(view.state, 'item')).toBe(wanted?.sessions)
  expect(countOf(view.state, 'event')).toBe(events)
})

test('[X1] without a choice all of it is written, with an empty one none', async () => {
  const all = await importWith()
  expect(coursesIn(valueOf(all.reply).view.state)).toEqual(
    all.preview.studies.map(({ course }) => course),
  )
  expect(valueOf(all.reply).studies).toBe(all.preview.studies.length)
  const none = valueOf((await importWith([])).reply)
  expect(none.studies).toBe(0)
  expect(coursesIn(none.view.state)).toEqual([])
  expect(countOf(none.view.state, 'event')).toBe(none.events)
})

test('[X1] what was chosen can be undone as one change', async () => {
  const { session, reply } = await importWith(['Calculus I'])
  valueOf(reply)
  valueOf(await session.request('undo', {}))
  const view = valueOf(await session.request('load-view', {}))
  expect(view.state?.tasks).toEqual([])
  expect(view.state?.taskClasses).toEqual([])
})
