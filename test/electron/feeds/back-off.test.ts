// A server that fails for hours, by the clock of a session that stays open (X13).
import { describe, expect, it } from 'vitest'
import { feedText } from './feed-server.ts'
import { algebra, feedOf, openTaken, physics, settled } from './open-feeds.ts'

describe('a server that is out for half a day', () => {
  it('[X13] is asked less and less often, then every four hours; the first good answer brings the change once', async () => {
    const { server, session, clock, id } = await openTaken()
    session.tick()
    server.misbehave = (_, response) => {
      response.writeHead(500).end()
      return true
    }
    const start = Date.parse('2026-11-23T12:00:00Z')
    const tries: number[] = []
    const passTo = async (from: number, until: number) => {
      for (let minutes = from; minutes <= until; minutes += 5) {
        clock.now = new Date(start + minutes * 60_000).toISOString()
        const asked = server.asked.length
        session.tick()
        await settled(session)
        if (server.asked.length > asked) tries.push(minutes)
      }
    }
    await passTo(0, 12 * 60)
    const waits = tries.slice(1).map((minutes, index) => minutes - (tries[index] ?? 0))
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 240])
    server.misbehave = null
    server.text = feedText([{ ...algebra, hour: 14 }, physics])
    await passTo(12 * 60 + 5, 24 * 60)
    expect(await feedOf(session, id)).toMatchObject({ problem: null, waiting: { count: 8 } })
    expect(tries.length).toBeLessThan(13)
  }, 60_000)
})
