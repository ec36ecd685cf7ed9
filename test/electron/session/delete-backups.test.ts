// The copies before a deletion: one where something is deleted, none where nothing is.
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { listBackups } from '../../../db/file/backup.ts'
import { openDesk, valueOf } from './open-desk.ts'

const copies = (folder: string) =>
  listBackups(folder)
    .filter(({ why }) => why === 'delete')
    .map(({ file }) => basename(file))

test('[D5] a deletion that finds nothing to delete makes no backup, and pushes none out', async () => {
  const { folder, session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  const { id } = valueOf(await session.request('load-view', {})).conversation
  valueOf(await session.request('delete-conversation', { id }))
  const kept = copies(folder)
  expect(kept).toHaveLength(1)
  const replies = [
    await session.request('delete-conversation', { id: 'gone' }),
    await session.request('delete-pack', { course: 'No such course' }),
    await session.request('delete-materials', { ids: [99] }),
    await session.request('remove-source', { id: 99 }),
  ]
  expect(replies.map((reply) => (reply.ok ? 'ok' : reply.failure.code))).toEqual([
    'no-conversation',
    'no-pack',
    'no-material',
    'no-source',
  ])
  expect(copies(folder)).toEqual(kept)
})

test('[D5] each deletion that undo does not bring back is copied first', async () => {
  const { folder, session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  const { id } = valueOf(await session.request('load-view', {})).conversation
  const content = Buffer.from('Chapter one: limits.').toString('base64')
  const { source } = valueOf(
    await session.request('add-source', { course: 'Calculus', fileName: 'notes.txt', content }),
  )
  const draft = { title: 'Poem', course: '', text: 'Two roads diverged', taskId: null }
  const material = valueOf(await session.request('keep-material', { id: null, draft }))
  const key = 'goal'
  valueOf(
    await session.request('write-field', { course: 'Calculus', key, text: 'Limits.', version: 0 }),
  )
  valueOf(await session.request('remove-source', { id: source.id }))
  valueOf(await session.request('delete-materials', { ids: [material.id] }))
  valueOf(await session.request('delete-pack', { course: 'Calculus' }))
  valueOf(await session.request('delete-conversation', { id }))
  expect(copies(folder)).toHaveLength(4)
})
