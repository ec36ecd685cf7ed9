// What was edited on the phone and taken off the week here (X11): asked about, never deleted unasked.
import { expect, it } from 'vitest'
import type { PlacedItem } from '../../../shared/schedule/task.ts'
import { valueOf } from '../session/open-desk.ts'
import {
  answer,
  blocksOf,
  fileOf,
  moveThere,
  openStage,
  push,
  writes,
  type Stage,
} from './open-caldav.ts'

/** The last block: nothing that follows holds it in its place. */
async function lastBlock({ session }: Stage): Promise<PlacedItem> {
  const block = (await blocksOf(session)).at(-1)
  if (block === undefined) throw new Error('no block')
  return block
}

async function dateAfter({ session }: Stage, { place }: PlacedItem): Promise<string> {
  const { state } = valueOf(await session.request('load-view', {}))
  return state?.window.days[place.day]?.date.replaceAll('-', '') ?? ''
}

async function takeOff({ session }: Stage, { id }: PlacedItem): Promise<void> {
  valueOf(await session.request('edit-by-hand', { edit: { kind: 'unplace', task: id } }))
}

/** Pushed, moved to the next day on the phone, and taken off the week here. */
async function openEdited(spell = (etag: string) => etag) {
  const stage = await openStage()
  stage.server.spell = spell
  await push(stage.session)
  await push(stage.session)
  const block = await lastBlock(stage)
  const path = fileOf(stage.server, block.id)
  moveThere(stage.server, block.id, await dateAfter(stage, block), '152000', '165500')
  await takeOff(stage, block)
  return { stage, block, path }
}

it.each([
  ['bind', (etag: string) => etag],
  ['are weak', (etag: string) => `W/${etag}`],
  ['are not named', () => ''],
])('[X11] it is asked about and stays there, where ETags %s', async (_, spell) => {
  const { stage, block, path } = await openEdited(spell)
  const edited = stage.server.files.get(path)
  for (let times = 0; times < 2; times += 1) {
    const { view } = await push(stage.session)
    expect(view).toMatchObject({ waiting: 0, changes: [{ taskId: block.id, why: null }] })
    expect(view.changes[0]?.what).toContain('is off the week here')
    expect(stage.server.files.get(path)).toBe(edited)
  }
})

it('[X11] theirs puts it back at its time there, as one entry', async () => {
  const { stage, block } = await openEdited()
  const { view } = await push(stage.session)
  expect((await answer(stage.session, view, 'theirs')).entryId).not.toBeNull()
  const back = (await blocksOf(stage.session)).find(({ id }) => id === block.id)
  expect(back?.place.day).toBe(block.place.day + 1)
  expect((await push(stage.session)).view).toMatchObject({ waiting: 0, changes: [] })
})

it('[X11] mine takes it away there too, and only if nobody edits it meanwhile', async () => {
  const { stage, block, path } = await openEdited()
  const { view } = await push(stage.session)
  expect((await answer(stage.session, view, 'mine')).entryId).toBeNull()
  moveThere(stage.server, block.id, '20261231', '080000', '093500')
  const asked = await push(stage.session)
  expect(asked.view.changes).toHaveLength(1)
  expect(stage.server.files.has(path)).toBe(true)
  await answer(stage.session, asked.view, 'mine')
  expect((await push(stage.session)).view).toMatchObject({ waiting: 0, changes: [] })
  expect(stage.server.files.has(path)).toBe(false)
})

it('[X11] what was asked about before it was taken off is still asked about', async () => {
  const stage = await openStage()
  await push(stage.session)
  const block = await lastBlock(stage)
  const path = fileOf(stage.server, block.id)
  moveThere(stage.server, block.id, await dateAfter(stage, block), '152000', '165500')
  expect((await push(stage.session)).view.changes).toHaveLength(1)
  await takeOff(stage, block)
  expect((await push(stage.session)).view.changes).toHaveLength(1)
  expect(stage.server.files.has(path)).toBe(true)
})

it('[X11] notes that were added on the phone are worth a question', async () => {
  const stage = await openStage()
  await push(stage.session)
  const block = await lastBlock(stage)
  const path = fileOf(stage.server, block.id)
  const text = stage.server.files.get(path) ?? ''
  const noted = text.replace('END:VEVENT', 'ATTACH:https://example.org/notes\r\nEND:VEVENT')
  stage.server.files.set(path, noted)
  await takeOff(stage, block)
  const { view } = await push(stage.session)
  expect(view.changes).toMatchObject([{ taskId: block.id }])
  expect(view.changes[0]?.what).toContain('notes')
  expect(stage.server.files.get(path)).toBe(noted)
})

it('[X11] edited between the look and the removal, it is asked about and nothing fails', async () => {
  const stage = await openStage()
  await push(stage.session)
  const block = await lastBlock(stage)
  const date = await dateAfter(stage, block)
  await takeOff(stage, block)
  stage.server.misbehave = ({ method }) => {
    if (method === 'DELETE') moveThere(stage.server, block.id, date, '152000', '165500')
    return false
  }
  expect((await push(stage.session)).view.changes).toMatchObject([{ taskId: block.id }])
  expect(fileOf(stage.server, block.id)).not.toBe('')
})

it('[X11] work that is gone here can be left there as an event of its own, in Chinese too', async () => {
  const stage = await openStage()
  valueOf(await stage.session.request('set-preferences', { language: 'zh' }))
  await push(stage.session)
  const block = await lastBlock(stage)
  const path = fileOf(stage.server, block.id)
  moveThere(stage.server, block.id, await dateAfter(stage, block), '152000', '165500')
  const edit = { kind: 'delete-class', classId: block.classId } as const
  valueOf(await stage.session.request('edit-work', { edit }))
  const { view } = await push(stage.session)
  expect(view.changes).toMatchObject([{ offer: '留在日历里，当作普通日程。', why: null }])
  expect((await answer(stage.session, view, 'theirs')).entryId).toBeNull()
  stage.server.asked.length = 0
  expect((await push(stage.session)).view).toMatchObject({ waiting: 0, changes: [] })
  expect(writes(stage.server)).toEqual([])
  expect(stage.server.files.has(path)).toBe(true)
})

it('[X11] what was cancelled there and taken off here needs no question', async () => {
  const stage = await openStage()
  await push(stage.session)
  const block = await lastBlock(stage)
  const path = fileOf(stage.server, block.id)
  const text = stage.server.files.get(path) ?? ''
  stage.server.files.set(path, text.replace('STATUS:CONFIRMED', 'STATUS:CANCELLED'))
  expect((await push(stage.session)).view.changes).toHaveLength(1)
  await takeOff(stage, block)
  expect((await push(stage.session)).view.changes).toEqual([])
  expect(stage.server.files.has(path)).toBe(false)
})
