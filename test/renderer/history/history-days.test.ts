// The history by day, and the ways that lead to its entries.
import { expect, test } from 'vitest'
import { groupByDay, presentEntry, wayTo } from '../../../renderer/history/entry.tsx'
import { readPages } from '../../../renderer/history/history-dialog.tsx'
import { fail, succeed } from '../../../shared/result.ts'
import type { HistoryItem } from '../../../shared/history/history-view.ts'
import type { EntryStatus } from '../../../shared/schedule/history.ts'

function entry(id: number, standing: EntryStatus = 'done', date = '2026-11-02'): HistoryItem {
  return {
    id,
    at: `${date}T08:00:00Z`,
    date,
    time: '08:00',
    who: 'person',
    why: `change ${id}`,
    standing,
  }
}

test('[D3] entries are grouped by day in the order in which they come', () => {
  const entries = [entry(3, 'done', '2026-11-03'), entry(2), entry(1)]
  expect(
    groupByDay(entries).map(({ date, entries: of }) => [date, of.map(({ id }) => id)]),
  ).toEqual([
    ['2026-11-03', [3]],
    ['2026-11-02', [2, 1]],
  ])
  expect(groupByDay([])).toEqual([])
})

test('[D3] forward to what is undone, back to what stands, nowhere to what was superseded or is damaged', () => {
  const entries = [
    entry(5, 'undone'),
    entry(4),
    entry(3, 'superseded'),
    entry(2, 'damaged'),
    entry(1),
  ]
  const present = presentEntry(entries)
  expect(present).toBe(4)
  expect(entries.map((each) => wayTo(each, present))).toEqual(['redo', null, null, null, 'undo'])
  expect(presentEntry([entry(1, 'undone')])).toBeNull()
})

test('[D3] pages are read on until the wanted number, and the failure of one is that of all', async () => {
  const all = [5, 4, 3, 2, 1].map((id) => entry(id))
  const read = ({ before = 9 }: { before?: number | undefined }) => {
    const rest = all.filter(({ id }) => id < before)
    return Promise.resolve(succeed({ entries: rest.slice(0, 2), hasEarlier: rest.length > 2 }))
  }
  const idsOf = async (pages: number) => {
    const answer = await readPages(read, pages)
    return answer.ok ? [answer.value.entries.map(({ id }) => id), answer.value.hasEarlier] : null
  }
  expect(await idsOf(1)).toEqual([[5, 4], true])
  expect(await idsOf(2)).toEqual([[5, 4, 3, 2], true])
  expect(await idsOf(9)).toEqual([[5, 4, 3, 2, 1], false])
  expect(await readPages(() => Promise.resolve(fail('no')), 2)).toEqual({
    ok: false,
    failure: 'no',
  })
})
