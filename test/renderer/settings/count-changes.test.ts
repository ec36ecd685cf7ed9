// How many changes a restore would leave out.
import { expect, test } from 'vitest'
import { countChangesSince } from '../../../renderer/settings/restore-question.tsx'

const entries = ['2026-11-05', '2026-11-04', '2026-11-03'].map((date) => ({
  at: `${date}T08:00:00.000Z`,
}))

function since(at: string, hasEarlier = false) {
  return countChangesSince({ entries, hasEarlier }, at)
}

test('[U7] the changes after a backup are counted, and more are owned to when a page does not hold them all', () => {
  expect(since('2026-11-04T09:00:00.000Z')).toEqual({ changes: 1, isMore: false })
  expect(since('2026-11-04T08:00:00.000Z', true)).toEqual({ changes: 1, isMore: false })
  expect(since('2026-11-01T08:00:00.000Z')).toEqual({ changes: 3, isMore: false })
  expect(since('2026-11-01T08:00:00.000Z', true)).toEqual({ changes: 3, isMore: true })
  expect(since('2026-11-06T08:00:00.000Z', true)).toEqual({ changes: 0, isMore: false })
})
