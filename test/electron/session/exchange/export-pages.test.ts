// Pages as the window asks for them: the first one to look at, and the document as a file.
import { expect, test } from 'vitest'
import type { PushEvent } from '../../../../shared/contract/ipc.ts'
import { monday, openDesk, valueOf } from '../open-desk.ts'

test('[X8] the preview is the first page as a picture, the export the whole document', async () => {
  const { session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  const pushed: PushEvent[] = []
  session.subscribe((event) => void pushed.push(event))
  const choice = { format: 'pdf', withEvents: true, layout: 'week', paper: 'letter' } as const
  const preview = valueOf(await session.request('preview-export', choice))
  if (preview.look.kind !== 'picture') throw new Error(preview.look.kind)
  expect(Buffer.from(preview.look.base64, 'base64').subarray(1, 4).toString()).toBe('PNG')
  expect(preview.look.pages).toBe(17)
  expect(preview.fileName).toMatch(/\.pdf$/)
  const exported = valueOf(await session.request('export-schedule', choice))
  expect(exported).toMatchObject({ mediaType: 'application/pdf', fileName: preview.fileName })
  if (exported.content.kind !== 'bytes') throw new Error(exported.content.kind)
  const text = Buffer.from(exported.content.base64, 'base64').toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(17)
  const progress = pushed.flatMap((event) =>
    event.kind === 'side-job-progress' ? [event.progress] : [],
  )
  expect(progress[0]).toMatchObject({ job: 'draw-pages' })
  expect(progress.at(-1)).toBeNull()
})

test('[X8] several pictures are named as the archive that they come in', async () => {
  const { session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  const choice = { format: 'png', withEvents: true, scale: 1 } as const
  const two = { ...choice, from: monday.slice(0, 10), to: '2026-12-04' }
  const preview = valueOf(await session.request('preview-export', two))
  const exported = valueOf(await session.request('export-schedule', two))
  expect(exported).toMatchObject({ mediaType: 'application/zip', fileName: preview.fileName })
  expect(preview.fileName).toMatch(/\.zip$/)
})

test('[X8] [X10] a look that another choice has made old is stopped, and the newer one does not wait for it', async () => {
  const { session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  const old = session.request('preview-export', { format: 'pdf', withEvents: true, layout: 'week' })
  const dropped = session.request('preview-export', {
    format: 'pdf',
    withEvents: true,
    layout: 'term',
  })
  const shown = session.request('preview-export', { format: 'md', withEvents: false })
  expect(valueOf(await shown).look.kind).toBe('text')
  for (const look of [await old, await dropped]) expect(look.ok).toBe(false)
})
