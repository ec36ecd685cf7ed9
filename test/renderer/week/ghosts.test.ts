// A card's diff as ghosts.
import { expect, test } from 'vitest'
import { emptyDiff, type ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { deriveGhosts, firstGhostDay } from '../../../renderer/store/proposal-store.ts'
import { at, event, item, taskClass } from '../../builders.ts'

function updated(...pairs: ScheduleDiff['updated'][`task:${number}`][]): ScheduleDiff {
  const diff = emptyDiff()
  for (const pair of pairs) diff.updated[`task:${pair[0].id}`] = pair
  return diff
}

test('[U1] a placed item arrives and leaves nothing', () => {
  const placed = item(1, { place: at(3, 2), status: 'suggested' })
  const ghosts = deriveGhosts(updated([item(1), placed]))
  expect(ghosts).toEqual({
    arriving: [{ task: placed, place: at(3, 2) }],
    leaving: [],
    moves: [],
  })
})

test('[U1] a moved item leaves its place and arrives at the other', () => {
  const from = item(1, { place: at(3, 2), status: 'existing' })
  const to = { ...from, place: at(5, 4) }
  const ghosts = deriveGhosts(updated([from, to]))
  expect(ghosts.moves).toEqual([
    { from: { task: from, place: at(3, 2) }, to: { task: to, place: at(5, 4) } },
  ])
  expect(ghosts.leaving.map(({ place }) => place)).toEqual([at(3, 2)])
  expect(ghosts.arriving.map(({ place }) => place)).toEqual([at(5, 4)])
})

test('[U1] an unplaced item only leaves, and the first day is then the one it leaves', () => {
  const from = item(1, { place: at(6, 2), status: 'existing' })
  const ghosts = deriveGhosts(updated([from, item(1)]))
  expect(ghosts.arriving).toEqual([])
  expect(ghosts.leaving).toHaveLength(1)
  expect(firstGhostDay(ghosts)).toBe(6)
})

test('[U1] a change that moves nothing has no ghost, nor has a class', () => {
  const host = event(7, at(2, 1, 2), { hosts: true })
  const diff = updated([host, { ...host, guestIds: [9] }])
  diff.added['class:4'] = taskClass(4)
  expect(deriveGhosts(diff)).toEqual({ arriving: [], leaving: [], moves: [] })
  expect(firstGhostDay(deriveGhosts(diff))).toBeNull()
})

test('[U1] ghosts are in order of time, whatever the order of the diff', () => {
  const diff = updated(
    [item(3), item(3, { place: at(9, 1) })],
    [item(2), item(2, { place: at(2, 6) })],
    [item(5), item(5, { place: at(2, 3) })],
  )
  const ghosts = deriveGhosts(diff)
  expect(ghosts.arriving.map(({ task }) => task.id)).toEqual([5, 2, 3])
  expect(firstGhostDay(ghosts)).toBe(2)
  expect(firstGhostDay(ghosts, 3)).toBe(9)
  expect(firstGhostDay(ghosts, 10)).toBe(2)
})
