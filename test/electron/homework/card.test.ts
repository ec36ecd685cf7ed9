// Homework that a model has heard (H1): its day is read by code from the person's words, and it is noted on a card only.
import { describe, expect, it } from 'vitest'
import { readConversation } from '../../../db/conversation.ts'
import { readHomework } from '../../../db/homework.ts'
import type { Model, ModelRequest } from '../../../electron/model/model.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import type { Language } from '../../../shared/language.ts'
import { openDesk, valueOf } from '../session/open-desk.ts'

type Slots = Record<string, string>

/** A model that hears homework in everything; Monday 23 November 2026 is today. */
async function openTalk(slots: Slots, language: Language = 'en') {
  const requests: ModelRequest[] = []
  const model: Model = (request) => {
    requests.push(request)
    const named = Object.entries(slots).map(([name, value]) => ({ name, value }))
    const output =
      request.stage === 'chat'
        ? { intent: 'task', speak: '', scene: 'homework', score: 95, slots: named }
        : { speak: 'Which?', action: 'ask_user', complexity: 'simple', needs_rough_build: false }
    const text = JSON.stringify(output)
    return Promise.resolve({ kind: 'output', output: text, reasoning: '', usage: null })
  }
  const { session } = openDesk({ model })
  valueOf(await session.request('set-up-sample', {}))
  valueOf(await session.request('set-preferences', { language }))
  const { context } = session
  const say = async (text: string) => {
    const { content } = valueOf(await session.request('say', { text }))
    return content.kind === 'text' ? content.text : content.kind
  }
  const listed = () =>
    readHomework(context.database).map(({ title, course, dueDate, dueTime }) => [
      title,
      course,
      dueDate,
      dueTime,
    ])
  const openCard = () => {
    const { cards } = readConversation(context.database, shownConversation(context))
    const card = cards.find(({ status }) => status === 'open')
    if (card === undefined) throw new Error('no card is open')
    return card
  }
  const answer = async (verdict: 'accept' | 'reject') => {
    const { id: cardId, hash } = openCard()
    valueOf(await session.request('answer-card', { cardId, hash, verdict, note: '' }))
  }
  return { session, requests, say, listed, openCard, answer }
}

describe('homework on the word of a model', () => {
  it('[H1] is a card, written by a yes as one entry, and taken back by undo', async () => {
    const talk = await openTalk({ title: 'Stats sheet', due: 'this Friday at 17:00' })
    expect(await talk.say('could you jot the stats sheet down, this Friday at 17:00')).toBe('card')
    expect(talk.listed()).toEqual([])
    const { body } = talk.openCard()
    expect(
      body.kind === 'brief' && body.document.map(({ preview, reason }) => [preview, reason]),
    ).toEqual([
      [
        'Notes the homework “Stats sheet”, due Fri 27 Nov, 17:00.',
        'The day is read from “this Friday at 17:00”.',
      ],
    ])
    await talk.answer('accept')
    expect(talk.listed()).toEqual([['Stats sheet', '', '2026-11-27', '17:00']])
    valueOf(await talk.session.request('undo', {}))
    expect(talk.listed()).toEqual([])
  })

  it('[H1] is not written by a no', async () => {
    const talk = await openTalk({ title: 'Stats sheet', due: 'Friday' })
    await talk.say('jot the stats sheet down for Friday')
    await talk.answer('reject')
    expect(talk.listed()).toEqual([])
  })

  it('[H1] has the day of the words, whatever day the model gives', async () => {
    const talk = await openTalk({ title: 'Stats sheet', due: '2025-05-30' })
    expect(await talk.say('the stats sheet has to be handed in on Friday')).toBe('card')
    await talk.answer('accept')
    expect(talk.listed()).toEqual([['Stats sheet', '', '2026-11-27', null]])
  })

  it('[H1] asks where the words name a day that is over, and takes the day of the answer', async () => {
    const talk = await openTalk({ title: 'Essay', due: '2025-05-30' })
    expect(await talk.say('Add homework: essay, due 2025-05-30')).toMatch(
      /^.*2025.* is over\. When is “Essay” due\? Nothing was noted yet/,
    )
    expect(talk.listed()).toEqual([])
    await talk.say('Friday')
    await talk.answer('accept').catch(() => undefined)
    expect(talk.listed().map(([title, , due]) => [title?.toLowerCase(), due])).toEqual([
      ['essay', '2026-11-27'],
    ])
  })

  it('[H1] 是一张卡片，日期取自原话', async () => {
    const talk = await openTalk({ title: '统计作业', due: '周五' }, 'zh')
    expect(await talk.say('麻烦写上统计作业这件事，周五')).toBe('card')
    const { body } = talk.openCard()
    expect(body.kind === 'brief' && body.document[0]?.preview).toBe(
      '记下作业“统计作业”，11月27日 周五 截止。',
    )
    expect(talk.listed()).toEqual([])
  })

  it('[G11] chat is told weekday, date, clock and zone', async () => {
    const talk = await openTalk({})
    await talk.say('hello')
    expect(talk.requests[0]?.messages.at(-1)?.content).toMatch(
      /^Now: Monday 2026-11-23 \d\d:\d\d \([A-Z][A-Za-z_/]+\)\n/,
    )
  })
})
