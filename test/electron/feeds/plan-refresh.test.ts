// When a feed is read again (X13), for any state of it and any clock.
import {
  assert as check,
  boolean,
  constant,
  constantFrom,
  integer,
  option,
  property,
  record,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isDue,
  longestWait,
  nextRefresh,
  refreshEvery,
  startRest,
} from '../../../electron/feeds/plan-refresh.ts'
import { feedProblemKinds, isPassing } from '../../../shared/feeds/feed.ts'

const minute = 60_000
const now = Date.UTC(2026, 10, 23, 12)
const iso = (at: number) => new Date(at).toISOString()
const instantOf = (text: string) => Date.parse(text)

/** Up to a month on either side: clocks are set back, and were wrong before. */
const instant = integer({ min: -30 * 24 * 60, max: 30 * 24 * 60 }).map((shift) =>
  iso(now + shift * minute),
)

const problem = record({
  kind: constantFrom(...feedProblemKinds),
  detail: constant(''),
  at: instant,
  tries: integer({ min: 1, max: 500 }),
  waitUntil: option(instant),
})

const input = record({
  readAt: option(instant),
  problem: option(problem),
  now: constant(now),
  isStart: boolean(),
  instantOf: constant(instantOf),
})

describe('the plan of reading', () => {
  it('[X13] is never further away than a day, whatever a clock or a server has said', () => {
    check(
      property(input, (each) => {
        expect(nextRefresh(each) - now).toBeLessThanOrEqual(longestWait)
      }),
    )
  })

  it('[X13] once due stays due, and what was just tried is not due', () => {
    check(
      property(input, problem, integer({ min: 0, max: 10_000 }), (each, failed, later) => {
        // A clock that was wrong says nothing of what comes after.
        const isWrong = instantOf(each.problem?.at ?? each.readAt ?? '') > now
        const isLater = isDue({ ...each, now: now + later * minute })
        expect(isDue(each) && !isWrong && !isLater).toBe(false)
        const tried = { ...each, problem: { ...failed, at: iso(now) } }
        expect(isDue(tried)).toBe(false)
      }),
    )
  })

  it('[X13] waits longer with each failure, as long as until the next reading at most, and never less than the server asks', () => {
    check(
      property(problem, boolean(), (before, isStart) => {
        const at = (tries: number, waitUntil = before.waitUntil) =>
          nextRefresh({
            readAt: null,
            problem: { ...before, at: iso(now), tries, waitUntil },
            now,
            isStart,
            instantOf,
          })
        expect(at(before.tries + 1)).toBeGreaterThanOrEqual(at(before.tries))
        const longest = isPassing(before) ? refreshEvery : longestWait
        expect(at(before.tries, null) - now).toBeLessThanOrEqual(longest)
        const asked = before.waitUntil === null ? now : instantOf(before.waitUntil)
        expect(at(before.tries)).toBeGreaterThanOrEqual(Math.min(asked, now + longestWait))
      }),
    )
  })

  it('[X13] without a connection, and after a start, never longer than twenty minutes', () => {
    check(
      property(problem, (before) => {
        const failed = { ...before, at: iso(now), waitUntil: null }
        const plain = { readAt: null, now, instantOf }
        const offline = { ...failed, kind: 'offline' as const }
        const busy = { ...failed, kind: 'busy' as const }
        for (const each of [
          { ...plain, problem: offline, isStart: false },
          { ...plain, problem: busy, isStart: true },
        ])
          expect(nextRefresh(each) - now).toBeLessThanOrEqual(startRest)
      }),
    )
  })

  it('[X13] every four hours, soon after a start, at once where nothing was read', () => {
    const readAt = iso(now)
    const plain = { problem: null, now, isStart: false, instantOf }
    expect(nextRefresh({ ...plain, readAt })).toBe(now + refreshEvery)
    expect(nextRefresh({ ...plain, readAt, isStart: true })).toBe(now + startRest)
    expect(isDue({ ...plain, readAt: null })).toBe(true)
  })
})
