// The address of a feed is a secret (X14): where it lies, what never holds it, and what goes to another machine without it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { eraseFolder } from '../../../db/file/erase.ts'
import type { KeyStore } from '../../../electron/session/key-store.ts'
import { newFolder, valueOf } from '../session/open-desk.ts'
import { feedText, secret } from './feed-server.ts'
import { startFeedServer } from './start-feed-server.ts'
import { algebra, feedOf, lecturesOf, openOn, openTaken, refresh } from './open-feeds.ts'

it('[X14] an address lies in the keychain where there is one, and everything goes with the erasing', async () => {
  const server = await startFeedServer(feedText([algebra]))
  const sealed = new Map<string, string>()
  const keys: KeyStore = {
    source: 'keychain',
    isForThisRun: false,
    read: (owner) => sealed.get(owner) ?? null,
    write: (owner, key) => void (key === null ? sealed.delete(owner) : sealed.set(owner, key)),
  }
  const folder = newFolder()
  const { session } = openOn(folder, undefined, keys)
  const { id, view } = valueOf(await session.request('add-feed', { address: server.address }))
  expect(view.kept).toBe('keychain')
  expect([...sealed.values()]).toEqual([server.address])
  expect(existsSync(join(folder, 'feed-addresses.json'))).toBe(false)
  expect((await refresh(session, id)).isFailed).toBe(false)
  valueOf(await session.request('remove-feed', { id }))
  expect(sealed.size).toBe(0)
  await session.close()

  const plain = openOn(newFolder())
  valueOf(await plain.session.request('add-feed', { address: server.address }))
  const file = join(plain.session.context.folder, 'feed-addresses.json')
  expect(statSync(file).mode & 0o077).toBe(0)
  await plain.session.close()
  expect(eraseFolder(plain.session.context.folder).ok).toBe(true)
  expect(existsSync(file)).toBe(false)
})

it('[X14] no data file, trace, reply or sentence holds the address', async () => {
  const { server, session, pushed, folder, id } = await openTaken()
  server.misbehave = (_, response) => {
    response.statusCode = 500
    response.end()
    return true
  }
  await refresh(session, id)
  const everything = valueOf(await session.request('export-everything', {}))
  const view = valueOf(await session.request('read-feeds', {}))
  expect(JSON.stringify([pushed, view])).not.toContain(secret)
  expect(everything.text).not.toContain(secret)
  await session.close()
  expect(readFileSync(join(folder, 'weekloom.db')).includes(secret)).toBe(false)
})

it('[X12] [K7] the file of everything names the calendars; read back they wait for their addresses', async () => {
  const { server, session, id } = await openTaken()
  valueOf(await session.request('set-feed', { id, takesOver: true }))
  const { text } = valueOf(await session.request('export-everything', {}))
  const there = openOn(newFolder()).session
  const content = Buffer.from(text).toString('base64')
  const preview = valueOf(await there.request('preview-import', { fileName: 'all.json', content }))
  expect(preview.besides).toContain('1 calendar, whose address you enter again')
  valueOf(await there.request('apply-import', { previewId: preview.previewId }))
  const { feeds } = valueOf(await there.request('read-feeds', {}))
  expect(feeds).toMatchObject([
    { settings: { name: 'My courses', takesOver: false }, problem: { isQuiet: false } },
  ])
  const back = feeds[0]?.id ?? 0
  valueOf(await there.request('set-feed', { id: back, address: server.address }))
  expect(await feedOf(there, back)).toMatchObject({ problem: null, waiting: { count: 0 } })
  expect(await lecturesOf(there, 'Algebra')).toHaveLength(8)
})
