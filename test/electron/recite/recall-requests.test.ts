// Recalls in the plan through the session: shown, written, undone, and what they raise.
import { expect, it } from 'vitest'
import type { Session } from '../../../electron/session/session.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'
import { keep, recite, text } from './keep-text.ts'

async function withTexts(session: Session) {
  const view = valueOf(await session.request('set-up-sample', {}))
  const exam = view.state?.tasks.find((task) => task.kind === 'event' && task.eventKind === 'exam')
  if (exam?.kind !== 'event') throw new Error('the sample has an exam')
  const id = await keep(session, 'Membrane', text, exam.course)
  await session.request('begin-recital', { material: id })
  await recite(session, 'first', text)
  return { course: exam.course, day: exam.place.day }
}

it('[R5] are shown first, written as one entry that undo takes back, and end before the exam', async () => {
  const { session } = openDesk()
  const { course, day } = await withTexts(session)
  const before = valueOf(await session.request('load-view', {})).state
  const preview = valueOf(await session.request('preview-recalls', {}))
  expect(preview.sessions).toBeGreaterThan(1)
  expect(valueOf(await session.request('load-view', {})).state).toEqual(before)
  valueOf(await session.request('plan-recalls', { hash: preview.hash }))
  const after = valueOf(await session.request('load-view', {})).state
  const made = after?.taskClasses.find((taskClass) => taskClass.title === `Recall: ${course}`)
  const items = after?.tasks.filter((task) => task.kind === 'item' && task.classId === made?.id)
  expect(items).toHaveLength(preview.sessions)
  const days = items?.flatMap(({ place }) => place?.day ?? []) ?? []
  expect(Math.max(...days)).toBeLessThan(day)
  expect(Math.max(...days)).toBeGreaterThanOrEqual(day - 2)
  expect(await session.request('preview-recalls', {})).toMatchObject({
    failure: { code: 'nothing-to-plan' },
  })
  valueOf(await session.request('undo', {}))
  expect(valueOf(await session.request('load-view', {})).state).toEqual(before)
})

it('[R5] what was shown is what is written: a change in between asks to look again', async () => {
  const { session } = openDesk()
  await withTexts(session)
  const { hash } = valueOf(await session.request('preview-recalls', {}))
  await session.request('begin-recital', { material: 1 })
  await keep(session, 'Another', 'Water moves through a membrane by osmosis')
  expect(await session.request('plan-recalls', { hash })).toMatchObject({
    failure: { code: 'stale-recalls' },
  })
})

it('[R6] the recalls raise what is expected on the day of the exam', async () => {
  const { session } = openDesk()
  await withTexts(session)
  const preview = valueOf(await session.request('preview-recalls', {}))
  const [forecast] = preview.forecasts
  expect(forecast?.placed.mean).toBeGreaterThan(forecast?.alone.mean ?? 100)
  expect(forecast?.placed.low).toBeLessThanOrEqual(forecast?.placed.mean ?? 0)
  expect(forecast?.placed.high).toBeGreaterThanOrEqual(forecast?.placed.mean ?? 100)
  const { forecasts } = valueOf(await session.request('read-recite', {}))
  expect(forecasts[0]?.placed).toEqual(forecasts[0]?.alone)
})
