// What changes between the reading of a file and its yes: what was shown is written as shown, or not at all.
import { expect, test } from 'vitest'
import { calendar } from '../../exchange/calendar-text.ts'
import { openDesk, valueOf } from '../open-desk.ts'

const chess = ['UID:x', 'SUMMARY:Chess', 'DTSTART:20261205T090000Z', 'DTEND:20261205T100000Z']

const file = {
  fileName: 'club.ics',
  content: Buffer.from(calendar(chess)).toString('base64'),
}

test('[S7] [X5] what has taken a place since the preview is not written over', async () => {
  const { session } = openDesk()
  const { state } = valueOf(await session.request('set-up-sample', {}))
  const preview = valueOf(await session.request('preview-import', file))
  const added = Object.values(preview.diff.added).find(({ kind }) => kind === 'event')
  const item = state?.tasks.find(({ kind }) => kind === 'item')
  if (added?.kind !== 'event' || item === undefined) throw new Error('nothing to place')
  const { day, start } = added.place
  const edit = { kind: 'put', task: item.id, day, start } as const
  valueOf(await session.request('edit-by-hand', { edit }))

  const before = valueOf(await session.request('load-view', {}))
  const { previewId } = preview
  const refused = await session.request('apply-import', { previewId })
  expect(refused).toMatchObject({ ok: false, failure: { code: 'stale-preview' } })
  expect(valueOf(await session.request('load-view', {}))).toEqual(before)
})

test('[X5] [X6] a term that changes while a file is read makes its preview an old one', async () => {
  const { session } = openDesk()
  const { term } = valueOf(await session.request('set-up-sample', {}))
  const reading = session.request('preview-import', file)
  const table = (term?.periods ?? []).map(({ start, end }, index) => ({
    start: index === 0 ? '07:55' : start,
    end,
    was: index + 1,
  }))
  valueOf(await session.request('change-term', { wish: { kind: 'periods', table } }))
  const { previewId } = valueOf(await reading)
  const refused = await session.request('apply-import', { previewId })
  expect(refused).toMatchObject({ ok: false, failure: { code: 'stale-preview' } })
})

test('[X5] of two previews of one file the second is an old one once the first is taken', async () => {
  const { session } = openDesk()
  valueOf(await session.request('set-up-sample', {}))
  const both = await Promise.all([file, file].map((one) => session.request('preview-import', one)))
  const [first = '', second = ''] = both.map((preview) => valueOf(preview).previewId)
  valueOf(await session.request('apply-import', { previewId: first }))
  const before = valueOf(await session.request('load-view', {}))
  for (const previewId of [first, second])
    expect((await session.request('apply-import', { previewId })).ok).toBe(false)
  expect(valueOf(await session.request('load-view', {}))).toEqual(before)
})
