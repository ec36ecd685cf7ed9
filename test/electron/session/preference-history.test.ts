// Preferences that a card has set (D3): followed by every window at once, and taken back by hand and in words.
import { expect, it } from 'vitest'
import { readConversation } from '../../../db/conversation.ts'
import { givenModel } from '../language/given/given-model.ts'
import { applyChange } from '../../../electron/session/apply-change.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import { sayCard } from '../../../shared/conversation/say-card.ts'
import {
  changePreferences,
  type SaidPreferences,
} from '../../../shared/preferences/preference-change.ts'
import { emptyDiff } from '../../../shared/schedule/diff.ts'
import { readState } from '../../../db/schedule.ts'
import { openDesk, valueOf } from './open-desk.ts'

async function openPlan() {
  const { session, pushed, folder } = openDesk({ model: givenModel })
  valueOf(await session.request('set-up-sample', {}))
  const { context } = session
  const set = (wanted: SaidPreferences) => {
    const preferences = changePreferences(context.preferences, wanted)
    if (preferences === null) throw new Error('nothing changes')
    const change = {
      kind: 'diff',
      diff: emptyDiff(),
      who: 'agent',
      why: 'said',
      cardId: null,
    } as const
    applyChange(context, { ...change, preferences })
  }
  const told = () => pushed.findLast(({ kind }) => kind === 'preferences')
  return { session, context, set, told, folder }
}

it('[D3] a window is told of a preference at once, of its undo too, and the file holds it', async () => {
  const { session, context, set, told } = await openPlan()
  set({ theme: 'dark', protectedWeekdays: [7] })
  expect(told()).toMatchObject({
    preferences: { theme: 'dark', planning: { protectedWeekdays: [7] } },
  })
  valueOf(await session.request('undo', {}))
  expect(told()).toMatchObject({
    preferences: { theme: 'system', planning: { protectedWeekdays: [] } },
  })
  valueOf(await session.request('redo', {}))
  expect(context.preferences.theme).toBe('dark')
})

it('[D3] history says what became of preferences, before and after', async () => {
  const { session, set } = await openPlan()
  set({ weekStart: 7 })
  const { entries } = valueOf(await session.request('read-history', {}))
  const [{ id } = { id: 0 }, before] = entries
  const said = valueOf(await session.request('read-history-entry', { entryId: id }))
  expect(said.sentence).toBe('Weeks begin on: Sunday (until now: Monday).')
  const preview = valueOf(
    await session.request('preview-walk', { direction: 'undo', to: before?.id ?? 0 }),
  )
  expect(preview.sentence).toBe('Weeks begin on: Monday (until now: Sunday).')
})

it('[D3] [G6] “undo” shows a card that names the preference, and its yes takes it back', async () => {
  const { session, context, set } = await openPlan()
  set({ noStudyAfter: '21:00' })
  valueOf(await session.request('say', { text: 'undo' }))
  const { cards } = readConversation(context.database, shownConversation(context))
  const card = cards.find(({ status }) => status === 'open')
  const state = readState(context.database)
  if (card === undefined || state === null) throw new Error('no card is open')
  expect(sayCard(state, card.body, 'en')).toBe('No study after: no limit (until now: 21:00).')
  expect(sayCard(state, card.body, 'zh')).toBe('最晚学到几点：不限（之前：21:00）。')
  const { id: cardId, hash } = card
  valueOf(await session.request('answer-card', { cardId, hash, verdict: 'accept', note: '' }))
  expect(context.preferences.planning.noStudyAfter).toBeNull()
})

it('[D3] a language that only this session speaks stays where an entry is about something else', async () => {
  const { context, set } = await openPlan()
  context.preferences = { ...context.preferences, language: 'zh' }
  set({ theme: 'light' })
  expect([context.preferences.language, context.preferences.theme]).toEqual(['zh', 'light'])
  set({ language: 'en' })
  expect(context.preferences.language).toBe('en')
})
