// A guide as the page and the terminal ask for it: read, exported, restored, branched, deleted, and undone with its portrait.
import { expect, it } from 'vitest'
import { openCards, readConversation } from '../../../db/conversation.ts'
import { readEverything } from '../../../db/everything.ts'
import { readScene } from '../../../db/scenes.ts'
import { readSession } from '../../../db/conversations.ts'
import { portraitOf } from '../../../shared/agent/profile-change.ts'
import { everythingSchema } from '../../../shared/everything/everything-file.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import {
  ask,
  confirm,
  draft,
  guideModel,
  openTalk,
  propose,
  type Talk,
} from '../orchestrator/guide-talk.ts'
import { newFolder, openDesk, valueOf } from '../session/open-desk.ts'

const told = { ...draft, profile: 'needs many examples' }

async function accept({ session }: Talk): Promise<void> {
  const [card] = openCards(session.context.database)
  if (card === undefined) throw new Error('no card is open')
  const verdict = { cardId: card.id, hash: card.hash, verdict: 'accept', note: '' } as const
  valueOf(await session.request('answer-card', verdict))
}

it('[B7] is exported and restored whole, elsewhere too; what is no guide changes nothing', async () => {
  const talk = await openTalk(guideModel([ask, propose(), propose({ ...draft, priority: 5 })]))
  const { session } = talk
  expect(await session.request('export-guide', {})).toMatchObject({ failure: { code: 'no-guide' } })
  await talk.say('guide me through topology')
  await talk.say('three chapters')
  await talk.say('it matters a lot')
  const view = await talk.read()
  const file = valueOf(await session.request('export-guide', {}))
  expect(file.fileName).toBe('weekloom-guide-Topology.json')
  const { session: other, pushed } = openDesk({ folder: newFolder(), model: guideModel([]) })
  valueOf(await other.request('set-up-sample', {}))
  const restored = valueOf(await other.request('restore-guide', { text: file.text }))
  expect(restored).toEqual({ ...view, cardId: null })
  expect(pushed.some(({ kind }) => kind === 'guide')).toBe(true)
  expect(valueOf(await other.request('export-guide', {})).text).toBe(file.text)
  for (const [text, code] of [
    ['{', 'not-a-guide'],
    [file.text.replace('"version": 1', '"version": 9'), 'newer-guide'],
    [file.text.replace('Chapter 1', ''), 'not-a-guide'],
  ] as const)
    expect(await other.request('restore-guide', { text })).toMatchObject({ failure: { code } })
  expect(valueOf(await other.request('read-guide', {}))).toEqual(restored)
})

it('[O8] [D3] the portrait of a course comes, goes and comes back with its entry of history', async () => {
  const talk = await openTalk(guideModel([propose(told), confirm, ask]))
  const { session } = talk
  const portrait = () => portraitOf(session.context.preferences.standing, 'Topology')
  await talk.say('guide me through topology')
  await talk.say('yes')
  expect(portrait()).toBe('')
  await accept(talk)
  expect(portrait()).toBe('needs many examples')
  valueOf(await session.request('undo', {}))
  expect(portrait()).toBe('')
  valueOf(await session.request('redo', {}))
  expect(portrait()).toBe('needs many examples')
  const standing = {
    profile: '',
    goals: '',
    courses: [{ course: 'Topology', portrait: 'my own words' }],
  }
  valueOf(await session.request('set-preferences', { standing }))
  valueOf(await session.request('undo', {}))
  expect(portrait()).toBe('my own words')
  const whole = readEverything(session.context.database, {
    at: '2026-11-23T08:00:00Z',
    version: '1',
  })
  expect(everythingSchema.safeParse(whole).success).toBe(true)
  expect(whole.history.at(-1)?.standing?.to).toEqual([
    { course: 'Topology', portrait: 'needs many examples' },
  ])
  expect(whole.conversations.flatMap(({ scenes }) => scenes.map(({ scene }) => scene))).toContain(
    'guide',
  )
})

it('[B7] a branch has the guide as it stood at its cut, and a deleted conversation leaves nothing of it', async () => {
  const talk = await openTalk(guideModel([ask, propose(), confirm, ask]))
  const { session } = talk
  const { database } = session.context
  await talk.say('guide me through topology')
  await talk.say('three chapters')
  await talk.say('yes')
  const from = shownConversation(session.context)
  const { timeline } = readConversation(database, from)
  const starts = timeline.filter(({ event }) => event.kind === 'turn-start').map(({ seq }) => seq)
  expect(starts).toHaveLength(3)
  const branched = await session.request('branch-conversation', { seq: starts[1] ?? 0 })
  expect(branched.ok).toBe(true)
  expect(await talk.read()).toMatchObject({ state: 'DISCOVERY', draft: null, isActive: true })
  const own = shownConversation(session.context)
  expect(own).not.toBe(from)
  // Its next words are for the guide, as they were there.
  expect(readSession(database, own)?.json).toContain('"activeScene":"guide"')
  await session.request('open-conversation', { id: from })
  await session.request('branch-conversation', { seq: starts[2] ?? 0 })
  expect(await talk.read()).toMatchObject({
    state: 'DRAFTING',
    draft: { course: 'Topology' },
    cardId: null,
  })
  valueOf(await session.request('delete-conversation', { id: own }))
  const rows = database.connection
    .prepare<[], { count: number }>('SELECT count(DISTINCT conversation) AS count FROM scene_state')
    .get()
  expect(rows?.count).toBe(2)
  expect(readScene(database, from, 'guide')).not.toBeNull()
})
