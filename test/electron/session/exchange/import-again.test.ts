// Importing a feed again in the session: in part, in one step, and undone and redone with what is known of the feed.
import { expect, test } from 'vitest'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { calendar } from '../../exchange/calendar-text.ts'
import { openDesk, valueOf } from '../open-desk.ts'

/** A lesson of an hour in each of four weeks; `moved` of them are an hour later. */
function lessons(uid: string, title: string, hour: number, moved = 0, weeks = 4): string[][] {
  return Array.from({ length: weeks }, (_, week) => {
    const day = String(24 + 7 * week).padStart(2, '0')
    const date =
      week === 0 ? `202611${day}` : `202612${String(1 + 7 * (week - 1)).padStart(2, '0')}`
    const at = (shift: number) =>
      `${date}T${String(hour + shift + (week >= 4 - moved ? 1 : 0)).padStart(2, '0')}0000Z`
    return [`UID:${uid}-${week}`, `SUMMARY:${title}`, `DTSTART:${at(0)}`, `DTEND:${at(1)}`]
  })
}

const starts = (state: ScheduleState | null, title: string) =>
  (state?.tasks ?? []).flatMap((task) =>
    task.kind === 'event' && task.title === title
      ? [
          `${task.place.day} ${task.clock?.start ?? state?.window.periods[task.place.start - 1]?.start}`,
        ]
      : [],
  )

function openFeed() {
  const { session } = openDesk()
  const preview = async (fileName: string, ...events: string[][]) => {
    const content = Buffer.from(calendar(...events)).toString('base64')
    return valueOf(await session.request('preview-import', { fileName, content }))
  }
  const apply = async (previewId: string, lines?: string[]) =>
    session.request('apply-import', { previewId, courses: [], ...(lines ? { lines } : {}) })
  const state = async () => valueOf(await session.request('load-view', {})).state
  return { session, preview, apply, state }
}

/** What importing the feed once more asks, in an empty folder that was given a file of everything. */
async function linesElsewhere(everything: string, feed: string[][]) {
  const { session, preview, apply } = openFeed()
  const content = Buffer.from(everything).toString('base64')
  const whole = await session.request('preview-import', { fileName: 'all.json', content })
  valueOf(await apply(valueOf(whole).previewId))
  const again = await preview('feed.ics', ...feed)
  return again.changes?.lines.map(({ kind, title }) => [kind, title])
}

test('[X5] [D3] an import again is one change, taken in part, and undo and redo carry what is known of the feed', async () => {
  const { session, preview, apply, state } = openFeed()
  const first = [...lessons('a', 'Algebra', 9), ...lessons('p', 'Physics', 13)]
  valueOf(await apply((await preview('feed.ics', ...first)).previewId))

  const now = [...lessons('a', 'Algebra', 9, 2), ...lessons('p', 'Physics', 13, 0, 3)]
  const again = await preview('feed (1).ics', ...now)
  expect(again.changes?.lines.map(({ id, kind, title }) => [id, kind, title])).toEqual([
    ['moved-1', 'moved', 'Algebra'],
    ['gone-2', 'gone', 'Physics'],
  ])
  const before = await state()
  const applied = valueOf(await apply(again.previewId, ['moved-1']))
  expect(applied).toMatchObject({ events: 0, changed: 2, gone: 0 })
  expect(starts(applied.view.state, 'Algebra')).toEqual([
    '2 09:00',
    '9 09:00',
    '16 10:00',
    '23 10:00',
  ])
  expect(starts(applied.view.state, 'Physics')).toHaveLength(4)

  const rest = await preview('feed.ics', ...now)
  expect(rest.changes?.lines.map(({ kind }) => kind)).toEqual(['gone'])
  valueOf(await session.request('undo', {}))
  expect(await state()).toEqual(before)
  const undone = await preview('feed.ics', ...now)
  expect(undone.changes?.lines.map(({ kind }) => kind)).toEqual(['moved', 'gone'])
  valueOf(await session.request('redo', {}))
  const redone = await preview('feed.ics', ...now)
  expect(redone.changes?.lines.map(({ kind }) => kind)).toEqual(['gone'])

  const file = valueOf(await session.request('export-everything', {}))
  expect(await linesElsewhere(file.text, now)).toEqual([['gone', 'Physics']])
  const everything: unknown = JSON.parse(file.text)
  expect(everything).toMatchObject({
    feeds: [
      { entry: 1, feed: 1, name: 'feed' },
      { entry: 2, feed: 1, records: [{ key: 'uid:a-2|' }, { key: 'uid:a-3|' }] },
    ],
  })
})

test('[X5] a preview that the schedule has outrun is refused, and one without a change too', async () => {
  const { session, preview, apply } = openFeed()
  valueOf(await apply((await preview('feed.ics', ...lessons('a', 'Algebra', 9))).previewId))
  const again = await preview('feed.ics', ...lessons('a', 'Algebra', 9, 1))
  expect(await apply(again.previewId, [])).toMatchObject({ failure: { code: 'nothing-to-import' } })
  valueOf(await session.request('undo', {}))
  expect(await apply(again.previewId)).toMatchObject({ failure: { code: 'stale-preview' } })
})
