// A guide in a conversation: drafts, the card, leaving and coming back; the model is a script.
import { describe, expect, it } from 'vitest'
import { openCards, readConversation } from '../../../db/conversation.ts'
import { readState } from '../../../db/schedule.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import { givenModel } from '../language/given/given-model.ts'
import type { Session } from '../../../electron/session/session.ts'
import { valueOf } from '../session/open-desk.ts'
import { ask, confirm, draft, guideModel, openTalk, propose } from './guide-talk.ts'

function classesOf({ context }: Session): string[] {
  return readState(context.database)?.taskClasses.map(({ title }) => title) ?? []
}

async function answer(session: Session, verdict: 'accept' | 'reject', note = '') {
  const [card] = openCards(session.context.database)
  if (card === undefined) throw new Error('no card is open')
  return valueOf(
    await session.request('answer-card', { cardId: card.id, hash: card.hash, verdict, note }),
  )
}

function lastText({ context }: Session): string {
  const { timeline } = readConversation(context.database, shownConversation(context))
  const said = timeline.findLast(({ event }) => event.kind === 'text')?.event
  return said?.kind === 'text' ? said.text : ''
}

describe('a guide in a conversation', () => {
  it('[B1] [B3] [B5] asks, drafts, says what a new draft changed, opens a card, and writes only on its yes', async () => {
    const more = { ...draft, items: [...draft.items, { title: 'Chapter 4', slots: 2 }] }
    const model = guideModel([ask, propose(), propose(more), confirm])
    const { session, say, read } = await openTalk(model)
    const before = classesOf(session)
    expect(await say('Guide me through topology')).toMatchObject({
      scene: 'guide',
      said: 'How much is it?',
    })
    expect(await read()).toMatchObject({ state: 'DISCOVERY', isActive: true, sections: [] })
    const shown = await say('three chapters')
    expect(shown.said).toContain('- How much: 3 sessions')
    expect(shown.phase).toBe('drafting')
    const changed = await say('four chapters')
    expect(changed.said).toContain('How much: 4 sessions')
    expect(changed.said).toContain('before: 3 sessions')
    expect((await read()).changes).toHaveLength(1)
    expect(classesOf(session)).toEqual(before)
    expect(await say('yes, show it')).toMatchObject({ ending: 'card', scene: 'guide' })
    expect(await read()).toMatchObject({ state: 'CONFIRMING', draft: { items: { length: 4 } } })
    expect(classesOf(session)).toEqual(before)
    expect((await answer(session, 'accept')).outcome).toBe('accepted')
    expect(classesOf(session)).toEqual([...before, 'Chapters 1 to 3'])
    expect(lastText(session)).toMatch(/^Written\. .*Say “plan my week”/)
    const made = readState(session.context.database)?.taskClasses.at(-1)?.id
    expect(await read()).toMatchObject({
      state: 'FINISHED',
      isActive: false,
      draft: { class_id: made },
    })
    valueOf(await session.request('undo', {}))
    expect(classesOf(session)).toEqual(before)
    expect(await read()).toMatchObject({
      state: 'DRAFTING',
      canWrite: true,
      draft: { class_id: null, items: { length: 4 } },
    })
    valueOf(await session.request('redo', {}))
    expect(await read()).toMatchObject({ state: 'FINISHED', canWrite: false, changes: [] })
  })
  it.each([
    ['three chapters', draft, 'The model guessed Tue 16 Feb; you named no such day.'],
    ['three chapters, by 16 February', draft, null],
    ['three chapters', { ...draft, to_day: 112 }, null],
  ] as const)(
    '[T6] [B4] %s: a last day that nobody named is said to be a guess',
    async (text, content, guess) => {
      const { say } = await openTalk(guideModel([ask, propose(content), confirm]))
      await say('Guide me through topology')
      const { said } = await say(text)
      expect(said.includes(guess ?? 'guessed')).toBe(guess !== null)
    },
  )
  it('[B5] [G6] words at the card turn it down and are heard; a yes points to it; a no keeps the draft', async () => {
    const less = { ...draft, items: draft.items.slice(0, 2) }
    const model = guideModel([propose(), confirm, { ...confirm, draft_content: less }, confirm])
    const { session, say, read } = await openTalk(model)
    await say('guide me through topology')
    await say('yes')
    const pointed = await say('OK, thanks!')
    expect(pointed).toMatchObject({ ending: 'card', scene: 'guide' })
    expect(lastText(session)).toContain('accept it there')
    expect(openCards(session.context.database)).toHaveLength(1)
    const fresh = await say('yes, but only two chapters')
    expect(fresh).toMatchObject({ ending: 'card', scene: 'guide' })
    expect(lastText(session)).toContain('before: 3 sessions')
    expect(model.asked.at(-1)?.facts.guide).toMatchObject({
      state: 'DRAFTING',
      messages: expect.arrayContaining([
        { who: 'person', text: 'yes, but only two chapters', section: null },
      ]),
    })
    expect((await answer(session, 'reject')).outcome).toBe('rejected')
    expect(lastText(session)).toContain('nothing is lost')
    expect(await read()).toMatchObject({ state: 'DRAFTING', draft: { items: { length: 2 } } })
    await say('all right, show it again')
    expect((await answer(session, 'reject', 'not at weekends')).ending).toBe('failed')
    // The script had ended: what was said is kept all the same.
    expect(await read()).toMatchObject({ state: 'DRAFTING', isActive: true })
    const file = JSON.parse(valueOf(await session.request('export-guide', {})).text)
    expect(file.guide.messages.at(-1).text).toBe('not at weekends')
  })

  it('[B5] [G6] thanks leave the card open, and a request of its own keeps its draft; both are said', async () => {
    const { session, say, read } = await openTalk(guideModel([propose(), confirm]))
    await say('guide me through topology')
    await say('yes')
    const [card] = openCards(session.context.database)
    for (const text of ['Thanks a lot!', '好的，谢谢你']) {
      expect(await say(text)).toMatchObject({ ending: 'card', scene: 'guide' })
      expect(lastText(session)).toContain('The card above is still open')
      expect(openCards(session.context.database)).toEqual([card])
    }
    expect(await read()).toMatchObject({ state: 'CONFIRMING' })
    expect(await say('plan my week')).toMatchObject({ ending: 'card', scene: 'schedule' })
    expect(
      JSON.stringify(
        readConversation(session.context.database, shownConversation(session.context)).timeline,
      ),
    ).toContain('The draft on the card above is kept')
    expect(await read()).toMatchObject({ state: 'DRAFTING' })
  })

  it('[B5] [U5] words that change nothing put the card aside, and say so; a yes brings it back', async () => {
    const nothing = { ...ask, reply_to_user: 'That is not about the draft.', target_section: null }
    const model = guideModel([propose(), confirm, nothing, confirm, ask])
    const { session, say, read } = await openTalk(model)
    await say('guide me through topology')
    await say('yes')
    expect((await say('what is free tomorrow?')).said).toBe(
      'That is not about the draft.\n\nThe card is put aside and nothing was written; the draft stays as it was. Say “yes” to have the card again.',
    )
    expect(openCards(session.context.database)).toEqual([])
    expect(await read()).toMatchObject({ state: 'DRAFTING' })
    const file = JSON.parse(valueOf(await session.request('export-guide', {})).text)
    expect(file.guide.messages.at(-1).text).toContain('put aside')
    expect(await say('yes')).toMatchObject({ ending: 'card' })
    // A question stays the last thing that is said.
    expect((await say('hm, the fourth chapter')).said).toMatch(/^The card is .*How much is it\?$/s)
  })

  it('[B2] [B7] a jump is corrected once and then falls back to where the table says, with a plain sentence', async () => {
    const finish = { ...confirm, next_action: 'CONFIRM_FINISH' as const }
    const model = guideModel([finish, finish, confirm, propose(), 'no JSON', propose()])
    const { say, read } = await openTalk(model)
    const fallen = await say('guide me through topology')
    expect(fallen.said).toBe(
      'There is no draft yet that could be written. Tell me about the course first.',
    )
    expect(model.asked[1]?.facts.correction).toContain('no draft that could be finished')
    expect(await read()).toMatchObject({ state: 'DISCOVERY' })
    expect((await say('three chapters')).said).toContain('The draft:')
    expect((await say('and again')).said).toContain('The draft:')
    expect(await read()).toMatchObject({ state: 'DRAFTING', changes: [] })
  })

  it('[B6] thanks ends nothing; what is come back to is drafted again and changes the work that was written', async () => {
    const thanks = { ...ask, reply_to_user: 'Gladly.', target_section: null }
    const back = {
      ...propose({ ...draft, items: draft.items.slice(0, 2) }),
      intent: 'BACKTRACK' as const,
      target_section: 'amount' as const,
    }
    const model = guideModel([propose(), confirm, thanks, propose(), propose(), back, confirm])
    const { session, say, read } = await openTalk(model)
    await say('guide me through topology')
    await say('yes')
    await answer(session, 'accept')
    const classId = (await read()).draft?.class_id ?? 0
    const byHand = { kind: 'class' as const, classId, fields: { toDay: 98 }, sessions: [] }
    valueOf(await session.request('edit-work', { edit: byHand }))
    // What was changed by hand since is how it is written now.
    expect((await read()).draft).toMatchObject({ ...draft, class_id: classId, to_day: 98 })
    expect(await say('lovely')).toMatchObject({ said: 'Gladly.', phase: 'finished' })
    // Drafted again without anyone coming back to it: that is no draft.
    expect((await say('hm')).said).toContain('written already')
    expect((await say('that is not right, only two chapters')).said).toContain('before: 3 sessions')
    expect(await read()).toMatchObject({ state: 'DRAFTING', draft: { class_id: classId } })
    await say('yes')
    const [card] = openCards(session.context.database)
    expect(card?.body).toMatchObject({
      document: [
        { operation: 'update_items', taskId: classId },
        { operation: 'upsert_task_class', changes: { fields: { toDay: 100 } } },
      ],
    })
    await answer(session, 'accept')
    const items = readState(session.context.database)?.tasks.filter(
      (task) => task.kind === 'item' && task.classId === classId,
    )
    expect(items?.map(({ title }) => title)).toEqual(['Chapter 1', 'Chapter 2'])
  })

  it('[B7] [O4] is left by a word and taken up again with its draft, and waits over night', async () => {
    const model = guideModel([propose(), ask])
    const { session, folder, say, read } = await openTalk(model)
    expect((await say('guide me through topology')).suggested).toEqual(['Yes', 'Leave the guide'])
    const left = await say('Leave the guide.')
    expect(left.said).toContain('The draft is kept')
    expect(await read()).toMatchObject({ isActive: false, state: 'DRAFTING' })
    const back = await say('go on with the guide')
    expect(back.said).toContain('- How much: 3 sessions')
    expect(await read()).toMatchObject({ isActive: true })
    await session.close()
    const later = await openTalk(model, { folder, isNew: false, now: '2026-11-26T09:00:00Z' })
    expect(await later.say('four chapters')).toMatchObject({
      scene: 'guide',
      said: 'How much is it?',
    })
    expect((await later.say('plan my week')).scene).toBe('schedule')
    expect(await later.read()).toMatchObject({ isActive: true, state: 'DRAFTING' })
  })

  it('[O7] is applied without asking where the person wants that, but never more than ten changes at once', async () => {
    const long = Array.from({ length: 12 }, (_, index) => ({ title: `Sheet ${index}`, slots: 1 }))
    const model = guideModel([
      propose(),
      confirm,
      propose({ ...draft, title: 'Sheets', items: long }),
      confirm,
    ])
    const { session, say, read } = await openTalk(model)
    valueOf(await session.request('set-preferences', { autonomy: ['brief'] }))
    await say('guide me through topology')
    expect((await say('yes')).ending).toBe('completed')
    expect(await read()).toMatchObject({ state: 'FINISHED' })
    await say('guide me through another course')
    expect((await say('yes')).ending).toBe('card')
  })

  it('[B5] a document that would do something else by now is shown anew, and one that can not be done says why', async () => {
    const exam = { day: 104, slot_start: 1, slot_end: 2 }
    const model = guideModel([propose({ ...draft, exam }), confirm, confirm])
    const { session, say, read } = await openTalk(model)
    await say('guide me through topology')
    await say('yes')
    const study = { course: 'Art', from: '2026-11-24', to: '2026-12-01', sessions: 1, periods: 1 }
    valueOf(
      await session.request('add-study', { ...study, strategy: 'steady', excludedWeekdays: [] }),
    )
    expect((await answer(session, 'accept')).outcome).toBe('stale')
    // The fresh card is the guide's own too.
    expect(await read()).toMatchObject({
      state: 'CONFIRMING',
      cardId: openCards(session.context.database)[0]?.id,
    })
    expect((await answer(session, 'accept')).outcome).toBe('accepted')
    expect(await read()).toMatchObject({ state: 'FINISHED' })
    const event = readState(session.context.database)?.tasks.find(
      ({ title }) => title === 'Topology exam',
    )
    expect(event).toMatchObject({
      kind: 'event',
      eventKind: 'exam',
      place: { day: 104, start: 1, end: 2 },
    })
  })

  it('[B1] [M6] with the built-in model a block of another course is marked, one of its own is told to it', async () => {
    const { say } = await openTalk(givenModel)
    await say('guide me through modern history')
    expect((await say('chapter 1 is done')).said).toContain('Noted')
    expect((await say('mark linked list as done')).said).toContain('Place it first')
  })

  it.each([
    ['a presentation for microeconomics about game theory', true],
    ["how's the linear algebra midterm looking", false],
    ['a linear algebra quiz on friday at 19:00', false],
  ])(
    '[O1] [M6] a course and its work begin a guide where nothing else is meant: %s',
    async (text, isCalled) => {
      const { say, read } = await openTalk(givenModel)
      await say(text)
      expect((await read()).isActive).toBe(isCalled)
    },
  )

  it('[B6] [P3] [M3] with the built-in model a course that has been placed is come back to from elsewhere', async () => {
    const { session, say, read } = await openTalk(givenModel)
    await say('I have to pass organic chemistry')
    await say('8 chapters, about 24 hours')
    await say('18 December at 10:00')
    await say('yes')
    await answer(session, 'accept')
    expect((await say('plan my week')).scene).toBe('schedule')
    await answer(session, 'accept')
    const moved = await say('the organic chemistry exam is on 11 December instead')
    expect(moved).toMatchObject({ scene: 'guide', phase: 'drafting' })
    expect(moved.said).toContain('(before: exam on Fri 18 Dec, ')
    await say('yes')
    const [card] = openCards(session.context.database)
    if (card?.body.kind !== 'brief') throw new Error('no document is shown')
    expect(card.body.document.map(({ operation }) => operation)).toEqual([
      'upsert_task_class',
      'update_calendar',
      'replan',
    ])
    await answer(session, 'accept')
    expect(await read()).toMatchObject({ state: 'FINISHED', draft: { exam: { day: 33 } } })
  })
})
