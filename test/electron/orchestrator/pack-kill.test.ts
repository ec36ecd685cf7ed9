// Kills between the steps of a course pack: nothing is lost, and nothing is written twice.
import { describe, expect, it } from 'vitest'
import { readPack } from '../../../db/pack.ts'
import { resumeText, takeText, takeVerdict } from '../../../electron/orchestrator/orchestrate.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import { packService } from '../../../electron/pack/handlers/pack-service.ts'
import { orchestratorPorts } from '../../../electron/conversation/run-turn.ts'
import type { Session } from '../../../electron/session/session.ts'
import { valueOf } from '../session/open-desk.ts'
import { dyingPorts } from './dying-ports.ts'
import { english, openCard, openTalk, say, sayAll, states, talkOf, textsOf } from './pack-talk.ts'

describe('a kill', () => {
  const { signal } = new AbortController()

  const resume = (session: Session) =>
    resumeText(
      orchestratorPorts(session.context, shownConversation(session.context), null),
      talkOf(session),
      signal,
    )

  it('[G6] [K2] between the words and what is written of them writes it once', async () => {
    const session = await openTalk()
    await sayAll(session, ...english)
    await expect(
      takeText(dyingPorts(session, 1), talkOf(session), 'that’s all', signal),
    ).rejects.toThrow('killed')
    expect(textsOf(session, 'Linear algebra')).toEqual({})
    await resume(session)
    expect(openCard(session).body).toMatchObject({ kind: 'checkpoint', phase: 'intent' })
    expect(readPack(session.context.database, 'Linear algebra').fields.goal?.version).toBe(1)
    expect(await resume(session)).toMatchObject({ ending: 'card' })
  })

  it('[G6] [K4] between a yes and the next phase goes on with that phase', async () => {
    const session = await openTalk()
    await sayAll(session, ...english)
    await say(session, 'that’s all')
    const { id: cardId, hash } = openCard(session)
    const given = { cardId, hash, verdict: 'accept', note: '', isAlways: false } as const
    await expect(
      takeVerdict(dyingPorts(session, 1), talkOf(session), given, signal),
    ).rejects.toThrow('killed')
    expect(states(session, 'Linear algebra')).toMatchObject({ goal: 'ready' })
    await resume(session)
    expect(openCard(session).body).toMatchObject({ kind: 'checkpoint', phase: 'research' })
    expect(states(session, 'Linear algebra')).toMatchObject({ demands: 'draft' })
  })

  it('[G6] [K4] in the middle of phases that go on by themselves goes on where it was', async () => {
    const session = await openTalk()
    valueOf(await session.request('set-preferences', { autonomy: ['checkpoint'] }))
    await sayAll(session, ...english)
    // The words, the first phase, the second; then the lights go out.
    await expect(
      takeText(dyingPorts(session, 3), talkOf(session), 'that’s all', signal),
    ).rejects.toThrow('killed')
    expect(states(session, 'Linear algebra')).toMatchObject({ goal: 'ready', demands: 'ready' })
    await resume(session)
    expect(openCard(session).body).toMatchObject({ kind: 'brief' })
    const { fields } = readPack(session.context.database, 'Linear algebra')
    expect(Object.values(fields).map(({ version }) => version)).toEqual(Array(7).fill(1))
    const service = packService(session.context, shownConversation(session.context))
    expect(service.readRecord()).toMatchObject({ phase: 'schedule', course: 'Linear algebra' })
  })
})
