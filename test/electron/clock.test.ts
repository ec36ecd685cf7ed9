import { describe, expect, test } from 'vitest'
import { newId, newSecret, steadyClock, systemClock } from '../../electron/machine/clock.ts'

const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

describe('clock', () => {
  test('[C3] the system clock tells an ISO instant in UTC', () => {
    expect(systemClock()).toMatch(isoInstant)
  })

  test('[C3] a steady clock starts at the given instant and never goes back', () => {
    const clock = steadyClock('2026-11-23T08:00:00+08:00')
    const first = clock?.() ?? ''
    const second = clock?.() ?? ''
    expect(first.startsWith('2026-11-23T00:00:')).toBe(true)
    expect(second >= first).toBe(true)
  })

  test('[C3] a date alone is its first minute here', () => {
    expect(steadyClock('2026-11-23')?.().slice(0, 16)).toBe(
      steadyClock('2026-11-23T00:00')?.().slice(0, 16),
    )
  })

  test.each([
    '',
    'tomorrow',
    '2026-02-30',
    '2026-13-01T08:00Z',
    '2026-11-23T25:00Z',
    '23 Nov 2026',
  ])('[C3] "%s" is no instant', (text) => {
    expect(steadyClock(text)).toBeNull()
  })

  test('[C3] ids and secrets differ each time', () => {
    expect(newId()).not.toBe(newId())
    expect(newSecret()).not.toBe(newSecret())
    expect(newSecret()).toMatch(/^[\w-]{43}$/)
  })
})
