// What the page knows of the work that runs beside the session.
import { expect, test } from 'vitest'
import { findSideJob, withSideJob } from '../../../renderer/store/side-jobs.ts'

test('[X6] a page finds its own work, whatever else was told of since, and nothing once all has ended', () => {
  const runs = { job: 'simulate', done: 1, of: 4 } as const
  const guide = { job: 'draw-guide', done: 0, of: 0 } as const
  const both = withSideJob(withSideJob([], runs), guide)
  expect(both.at(-1)).toBe(guide)
  expect(findSideJob(both, ['simulate'])).toBe(runs)
  expect(findSideJob(both, ['read-source', 'research'])).toBeNull()
  const later = { job: 'simulate', done: 2, of: 4 } as const
  expect(withSideJob(both, later)).toEqual([guide, later])
  expect(withSideJob(both, null)).toEqual([])
})
