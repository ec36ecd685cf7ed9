// What feeds said in the file (X5): the newest word counts, an undone import has said nothing, a damaged row is left out.
import { expect, test } from 'vitest'
import { commitChange } from '../../db/change.ts'
import { type FeedWord, readFeeds } from '../../db/imports.ts'
import { nextIds } from '../../db/ids.ts'
import type { FeedMeeting } from '../../shared/timetable/feed.ts'
import { emptyDiff, recordKey } from '../../shared/schedule/diff.ts'
import { at, event, schedule } from '../builders.ts'
import { emptyFolder, now, openWith } from './data-folder.ts'

const said = (title: string): FeedMeeting => ({
  title,
  location: '',
  eventKind: 'class',
  date: '2026-11-03',
  start: 600,
  end: 645,
  follows: true,
})

const word = (feed: number | null, ...records: FeedWord['records']): FeedWord => ({
  feed,
  name: 'Lectures',
  records,
  kinds: [],
})

test('[X5] [D3] a word of a feed holds while its entry does, and the newest one counts', () => {
  const database = openWith(emptyFolder(), schedule([]))
  const commit = (id: number, feed: FeedWord) => {
    const added = event(id, at(2, id), { title: `Event ${id}` })
    const diff = { ...emptyDiff(), added: { [recordKey(added)]: added } }
    const change = { kind: 'diff', diff, who: 'import', why: 'feed', cardId: null } as const
    return commitChange(database, { at: now, change, feeds: [feed] }).entryId
  }
  commit(1, word(null, { key: 'a', task: 1, meeting: said('Algebra') }))
  const other = commit(2, word(null, { key: 'a', task: 2, meeting: said('Physics') }))
  const [first, second] = [1, 2]
  const again = commit(3, word(first, { key: 'a', task: null, meeting: said('Algebra II') }))
  const recordsOf = () => readFeeds(database).map(({ feed, records }) => ({ feed, records }))
  const physics = { feed: second, records: [{ key: 'a', task: 2, meeting: said('Physics') }] }
  expect(recordsOf()).toEqual([
    { feed: first, records: [{ key: 'a', task: null, meeting: said('Algebra II') }] },
    physics,
  ])
  commitChange(database, { at: now, change: { kind: 'undo', entryId: again } })
  const algebra = { key: 'a', task: 1, meeting: said('Algebra') }
  expect(recordsOf()).toEqual([{ feed: first, records: [algebra] }, physics])
  database.connection.exec(`UPDATE feed_meeting SET imported = '{}' WHERE entry = ${other}`)
  expect(recordsOf()).toEqual([
    { feed: first, records: [algebra] },
    { feed: second, records: [] },
  ])
})

test('[X5] one entry brings several feeds, each with a number of its own, and no task gets a number that they speak of', () => {
  const database = openWith(emptyFolder(), schedule([]))
  const added = event(1, at(2, 1), { title: 'Event' })
  const diff = { ...emptyDiff(), added: { [recordKey(added)]: added } }
  const change = { kind: 'diff', diff, who: 'import', why: 'feed', cardId: null } as const
  const feeds = [
    word(null, { key: 'a', task: 1, meeting: said('Algebra') }),
    word(null, { key: 'a', task: 40, meeting: said('Physics') }),
  ]
  commitChange(database, { at: now, change, feeds })
  expect(readFeeds(database)).toEqual([
    { feed: 1, name: 'Lectures', kinds: [], records: feeds[0]?.records },
    { feed: 2, name: 'Lectures', kinds: [], records: feeds[1]?.records },
  ])
  expect(nextIds(database).task).toBe(41)
})
