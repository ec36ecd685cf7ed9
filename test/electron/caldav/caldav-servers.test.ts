// Servers of many kinds (X11): what they say of a resource's state, and addresses that are none.
import { describe, expect, it } from 'vitest'
import { answer, blocksOf, fileOf, moveThere, openStage, push, writes } from './open-caldav.ts'
import { valueOf } from '../session/open-desk.ts'

async function moveHere(stage: Awaited<ReturnType<typeof openStage>>): Promise<string> {
  const { server, session } = stage
  const [block] = await blocksOf(session)
  if (block === undefined) throw new Error('no block')
  const path = fileOf(server, block.id)
  const { day, start } = block.place
  for (const moved of [9, 10, 11, 12, 13].filter((each) => each !== start)) {
    const edit = { kind: 'put', task: block.id, day, start: moved } as const
    if ((await session.request('edit-by-hand', { edit })).ok) return path
  }
  throw new Error('no place')
}

describe('ETags', () => {
  it.each([
    [
      'are weak in packed answers',
      (etag: string, isPacked: boolean) => `${isPacked ? 'W/' : ''}${etag}`,
    ],
    ['are weak', (etag: string) => `W/${etag}`],
    ['are not named', () => ''],
  ])(
    '[X11] a server whose ETags %s is told of a moved block, and what a phone has moved is asked',
    async (_, spell) => {
      const stage = await openStage()
      const { server, session } = stage
      server.spell = spell
      await push(session)
      await push(session)
      const path = await moveHere(stage)
      const before = server.files.get(path)
      expect((await push(session)).view).toMatchObject({ waiting: 0, changes: [] })
      expect(server.files.get(path)).not.toBe(before)
      server.asked.length = 0
      await push(session)
      expect(writes(server)).toEqual([])

      const [block] = await blocksOf(session)
      await moveHere(stage)
      moveThere(server, block?.id ?? 0, '20261214', '160000', '170000')
      const { view } = await push(session)
      expect(view.changes).toHaveLength(1)
      expect(server.files.get(path)).toContain('20261214T160000')
      await answer(session, view, 'mine')
      expect((await push(session)).view).toMatchObject({ waiting: 0, changes: [] })
      expect(server.files.get(path)).not.toContain('20261214T160000')
      valueOf(await session.request('leave-caldav', { removes: true }))
      expect(server.files.size).toBe(0)
    },
  )
})

it('[X11] an address that is none, and one elsewhere, are passed over', async () => {
  const { server, session } = await openStage()
  server.calendars.set('http://[', 'Broken')
  server.calendars.set('http://elsewhere.example/student/', 'Elsewhere')
  const { view } = await push(session)
  expect(view).toMatchObject({ waiting: 0, changes: [] })
  expect([...server.calendars.values()]).toContain('Study')
})

it('[X11] nothing is pushed while what was pushed is taken away', async () => {
  const { server, session } = await openStage()
  await push(session)
  const leaving = session.request('leave-caldav', { removes: true })
  const pushing = session.request('push-caldav', {})
  expect((await leaving).ok).toBe(true)
  expect(await pushing).toMatchObject({ ok: false })
  expect([server.files.size, server.calendars.size]).toEqual([0, 0])
})
