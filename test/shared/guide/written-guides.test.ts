// What guides have written in a conversation: how it is kept behind the guide that is open, and what of it still holds.
import { describe, expect, it } from 'vitest'
import type { Card } from '../../../shared/agent/card.ts'
import type { GuideDraft } from '../../../shared/guide/guide-draft.ts'
import {
  beginGuide,
  restoreGuide,
  storeGuide,
  type GuideMessage,
  type GuideRecord,
} from '../../../shared/guide/guide-record.ts'
import { findWritten } from '../../../shared/guide/written-guides.ts'
import { diffStates } from '../../../shared/schedule/diff.ts'
import { item, schedule, taskClass } from '../../builders.ts'
import { aDraft, guideState } from './drafts.ts'

const { window } = guideState

function spoken(text: string, who: GuideMessage['who'] = 'person'): GuideMessage {
  return { who, text, section: null }
}

function draftOf(course: string): GuideDraft {
  return { ...aDraft, course }
}

function written(course: string, changes: Partial<GuideRecord> = {}): GuideRecord {
  return { ...beginGuide(), state: 'FINISHED', draft: draftOf(course), cardId: course, ...changes }
}

describe('what is kept', () => {
  it('[B7] a record that was stored before is read whole, and stored as it was, with nothing put aside', () => {
    const { course: _, ...rest } = aDraft
    const draft = (course: string) => JSON.stringify({ course, ...rest })
    const json = `{"state":"DRAFTING","messages":[{"who":"person","text":"5 hours","section":null}],"draft":${draft('Algebra')},"previous":null,"execution_doc":null,"cardId":null,"section":null,"isPaused":false,"written":{"draft":${draft('Algebra')},"cardId":"second","said":1},"others":[{"draft":${draft('Art')},"cardId":null,"said":["2 hours"]}]}`
    const record = restoreGuide({ version: 1, json })
    expect(record).toMatchObject({ written: { said: 1 }, others: [{ said: ['2 hours'] }] })
    const now = `${json.slice(0, -1)},"aside":[]}`
    expect(record === null ? null : storeGuide(record).json).toBe(now)
    // What nobody knows is not let in with it.
    const stranger = json.replaceAll('"said"', '"heard"')
    expect(restoreGuide({ version: 1, json: stranger })).toBeNull()
  })

  it('[B3] [B7] a guide that another follows leaves its draft and the student’s last words, one for each course', () => {
    const words = Array.from({ length: 70 }, (_, index) => spoken(`${index}`))
    const long = `${'x'.repeat(1_999)}😀`
    const messages = [...words, spoken('Which?', 'weekloom'), spoken(long)]
    const { others } = beginGuide(written('Art', { messages }))
    expect(others).toMatchObject([{ draft: { course: 'Art' }, cardId: 'Art' }])
    expect(others[0]?.said).toHaveLength(60)
    expect(others[0]?.said[0]).toBe('11')
    expect(others[0]?.said.at(-1)).toBe(`${'x'.repeat(1_999)}\uFFFD`)
    const again = beginGuide(written('art', { others, messages: [spoken('anew')] }))
    expect(again.others.map(({ said }) => said)).toEqual([['anew']])
    const all = Array.from({ length: 40 }, (_, index) => `Course ${index}`)
    const last = all.reduce(
      (known, course) => beginGuide(written(course, { others: known })).others,
      others,
    )
    expect(last.map(({ draft }) => draft.course)).toEqual(all.slice(10))
    expect(beginGuide(beginGuide(written('Art'))).others).toHaveLength(1)
  })
})

describe('what still holds', () => {
  const art = taskClass(1, { course: 'Art', toDay: 20 })
  const algebra = taskClass(2, { course: 'Algebra', toDay: 24 })
  const before = schedule([], window)
  const after = schedule([art, item(3), algebra, item(4, { classId: 2 })], window)

  function card(course: string, work: typeof art): Card {
    const diff = diffStates(before, schedule([work], window))
    return {
      id: course,
      conversationId: 'one',
      traceId: course,
      openedAt: '2026-11-02T08:00:00Z',
      status: 'accepted',
      hash: '',
      note: '',
      body: { kind: 'brief', origin: 'guide', document: [], diff, standing: null },
    }
  }

  const cards = [card('Art', art), card('Algebra', algebra)]
  const [, own = null] = cards
  const others = beginGuide(written('Art', { messages: [spoken('2 hours')] })).others
  const messages = [spoken('5 hours'), spoken('So.', 'weekloom'), spoken('no, 3 hours')]

  it('[B3] [B6] names what is written, newest first, each with its card, its words and its work as that is now', () => {
    const record = written('Algebra', { others, messages })
    const found = findWritten({ record, card: own, isWritten: true }, cards, after)
    expect(found).toMatchObject([
      { draft: { course: 'Algebra' }, card: own, said: ['5 hours', 'no, 3 hours'] },
      { draft: { course: 'Art', class_id: 1, to_day: 20 }, card: cards[0], said: ['2 hours'] },
    ])
    expect(found.map(({ isReopened }) => isReopened)).toEqual([false, false])
  })

  it('[B6] of one that was come back to it names what stood then, with the words by then; what was taken back is gone', () => {
    const kept = { draft: draftOf('Algebra'), cardId: 'Algebra', said: 1 }
    const record = written('Algebra', {
      state: 'DRAFTING',
      cardId: null,
      written: kept,
      others,
      messages,
    })
    const reopened = { record, card: null, isWritten: false }
    expect(findWritten(reopened, cards, after)).toMatchObject([
      { draft: { class_id: 2 }, card: own, said: ['5 hours'], isReopened: true },
      { draft: { course: 'Art' }, isReopened: false },
    ])
    const artOnly = schedule([art, item(3)], window)
    expect(findWritten(reopened, cards, artOnly)).toMatchObject([{ draft: { course: 'Art' } }])
    expect(findWritten(reopened, cards, before)).toEqual([])
    // A card that is gone tells of nothing that was taken back.
    expect(findWritten(reopened, [], before)).toMatchObject([{ card: null }, { card: null }])
  })
})
