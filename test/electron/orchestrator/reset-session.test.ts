// What a new day and an idle hour do to a conversation's state.
import { describe, expect, it } from 'vitest'
import { resetSession } from '../../../electron/orchestrator/rest-session.ts'
import { beginSession } from '../../../electron/orchestrator/session-state.ts'

const left = {
  ...beginSession('recite'),
  phase: 'listening',
  agenda: ['limits'],
  pending: { scene: 'guide', slots: {}, request: 'x', turnsLeft: 2 },
  lastActivity: '2026-11-23T08:00:00.000Z',
  lastDate: '2026-11-23',
  deadline: '2026-11-23T08:10:00.000Z',
}

const home = { activeScene: 'chat', phase: 'idle', pending: null, deadline: null }

describe('time', () => {
  it('[O4] within ten minutes everything stays', () => {
    expect(resetSession(left, '2026-11-23T08:09:59.000Z', '2026-11-23', false)).toEqual(left)
  })

  it('[O4] after ten idle minutes the scene is left, and the agenda kept', () => {
    const next = resetSession(left, '2026-11-23T08:10:00.000Z', '2026-11-23', false)
    expect(next).toEqual({ ...left, ...home })
  })

  it('[O4] a new day begins at home with an empty agenda', () => {
    const next = resetSession(left, '2026-11-24T08:01:00.000Z', '2026-11-24', false)
    expect(next).toEqual({ ...left, ...home, agenda: [] })
  })

  it('[O4] an open card keeps its scene over the night', () => {
    expect(resetSession(left, '2026-11-24T08:01:00.000Z', '2026-11-24', true)).toEqual(left)
  })

  it('[O4] home is never left, and a session that has not begun has nothing to leave', () => {
    const fresh = beginSession('chat')
    expect(resetSession(fresh, '2026-11-24T08:01:00.000Z', '2026-11-24', false)).toEqual(fresh)
  })
})
