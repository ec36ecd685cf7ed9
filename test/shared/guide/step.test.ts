// One step of a guide: what a decision does to the record, and what the student reads of it.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import { findDraftRisks } from '../../../shared/guide/find-draft-risks.ts'
import { guideDecisionSchema, type GuideDecision } from '../../../shared/guide/guide-model.ts'
import { guideSections, type GuideDraft, fitDraft } from '../../../shared/guide/guide-draft.ts'
import {
  beginGuide,
  guideRecordSchema,
  withMessages,
  type GuideRecord,
} from '../../../shared/guide/guide-record.ts'
import { guideActions, guideIntents, stateAfterCard } from '../../../shared/guide/guide-state.ts'
import { keepQuestions } from '../../../shared/guide/step.ts'
import { step, type StepFacts } from '../../../shared/guide/step.ts'
import { at, event } from '../../builders.ts'
import { aDraft, anyDraft, guideState } from './drafts.ts'

const facts: StepFacts = {
  request: 'words',
  state: guideState,
  standing: noStudentProfile,
  now: { day: 2, period: 0 },
  language: 'en',
}

function decide(
  action: GuideDecision['next_action'],
  more: Partial<GuideDecision> = {},
): GuideDecision {
  return { thought: '', next_action: action, reply_to_user: 'So.', ...more }
}

function drafted(draft = aDraft): GuideRecord {
  return step(beginGuide(), decide('PROPOSE_DRAFT', { draft_content: draft }), facts).record
}

function riskKinds(draft: GuideDraft, day = 2): string[] {
  return findDraftRisks(draft, guideState, { day, period: 0 }).map(({ kind }) => kind)
}

describe('a step', () => {
  it('[B3] a new draft takes the place of the old one and says what changed, once', () => {
    const first = drafted()
    const more = { ...aDraft, priority: 5, exclude_weekdays: [7] }
    const { record, reply } = step(first, decide('PROPOSE_DRAFT', { draft_content: more }), facts)
    expect(record).toMatchObject({ state: 'DRAFTING', draft: more, previous: aDraft })
    expect(reply).toContain('Changed against the draft before:')
    expect(reply).toContain('- Effort: priority 5/5 (before: priority 3/5)')
    expect(reply).toContain('Avoid: not on Sunday (before: nothing)')
    expect(reply.match(/\?/g)).toHaveLength(1)
    expect(first.draft).toEqual(aDraft)
    const exam = { day: 20, slot_start: 3, slot_end: 4 }
    const moved = { ...aDraft, exam: { day: 25, slot_start: null, slot_end: null } }
    const later = step(
      drafted({ ...aDraft, exam }),
      decide('PROPOSE_DRAFT', { draft_content: moved }),
      facts,
    )
    expect(later.record.draft?.exam).toEqual({ day: 25, slot_start: 3, slot_end: 4 })
    expect(later.reply).toContain('exam on Thu 26 Nov, 10:00–11:45 (before: exam on Sat 21 Nov')
  })

  it('[B3] holds one question at most: of several the first, and none beside that of a draft', () => {
    const two = decide('CONTINUE_ASKING', {
      reply_to_user: 'Good. How much is it? And by when? Say so.',
    })
    expect(step(beginGuide(), two, facts)).toMatchObject({
      reply: 'Good. How much is it? Say so.',
      problems: [{ kind: 'questions', cut: 1 }],
    })
    const shown = decide('PROPOSE_DRAFT', {
      reply_to_user: 'Here it is. Right？',
      draft_content: aDraft,
    })
    expect(step(beginGuide(), shown, facts).reply).toMatch(
      /^Here it is\.\n\nThe draft:[^?]*\?[^?]*$/,
    )
    expect(keepQuestions('好的。是哪门课？什么时候考？', 1)).toEqual({
      text: '好的。是哪门课？',
      cut: 1,
    })
  })

  it('[B3] shows no draft in DISCOVERY, whatever the model sends', () => {
    const early = decide('CONTINUE_ASKING', { draft_content: aDraft, reply_to_user: 'By when?' })
    const { record, reply } = step(beginGuide(), early, facts)
    expect(record).toMatchObject({ state: 'DISCOVERY', draft: null })
    expect(reply).toBe('By when?')
  })

  it('[B4] a draft ends with where it may break, and asks whether that holds', () => {
    const exam = { day: 11, slot_start: null, slot_end: null }
    const { reply } = step(
      beginGuide(),
      decide('PROPOSE_DRAFT', { draft_content: { ...aDraft, exam, to_day: 11 } }),
      facts,
    )
    expect(reply).toContain('The exam is 9 days off, and this needs ')
    expect(reply).toContain('may still lie on or after')
    expect(reply.trimEnd()).toMatch(/Does that hold for you, or should something be different\?$/)
    const zh = step(
      beginGuide(),
      decide('PROPOSE_DRAFT', { draft_content: { ...aDraft, exam, to_day: 11 } }),
      { ...facts, language: 'zh' },
    )
    expect(zh.reply).toContain('离考试还有 9 天')
  })

  it('[B4] days that the term does not have are brought inside it, and that is said', () => {
    const wide = {
      ...aDraft,
      from_day: 90,
      to_day: 99,
      exam: { day: 200, slot_start: null, slot_end: null },
    }
    const { record, reply } = step(
      beginGuide(),
      decide('PROPOSE_DRAFT', { draft_content: wide }),
      facts,
    )
    expect(record.draft).toMatchObject({ from_day: 28, to_day: 28, exam: null })
    expect(reply).toContain('The term ends on')
    expect(reply).toContain('The exam lies after')
    const back = fitDraft({ ...aDraft, from_day: 9, to_day: 3 }, guideState.window)
    expect(back).toMatchObject({
      draft: { from_day: 3, to_day: 9 },
      repairs: [{ kind: 'backwards' }],
    })
    expect(fitDraft(aDraft, guideState.window).draft).toBe(aDraft)
  })

  it('[B4] says when there is too little room, too much in a week, or the day is over', () => {
    const many = Array.from({ length: 40 }, () => ({ title: 'x', slots: 4 }))
    expect(riskKinds({ ...aDraft, items: many, from_day: 2, to_day: 4 })).toEqual([
      'no-room',
      'full-weeks',
    ])
    expect(
      riskKinds({ ...aDraft, exam: { day: 3, slot_start: null, slot_end: null } }, 8),
    ).toContain('exam-past')
    expect(riskKinds({ ...aDraft, from_day: 1, to_day: 3 }, 8)).toContain('range-past')
    expect(riskKinds(aDraft)).toEqual([])
    // The day that was said counts, and the draft keeps in mind what the timetable has.
    const told = {
      ...guideState,
      tasks: [
        ...guideState.tasks,
        event(900, at(25, 1, 2), { eventKind: 'exam', course: aDraft.course }),
      ],
    }
    const late = { ...aDraft, exam: { day: 28, slot_start: null, slot_end: null } }
    expect(findDraftRisks(late, told, { day: 2, period: 0 })).toContainEqual({
      kind: 'exam-differs',
      told: 25,
      written: 28,
    })
    const same = { ...late, exam: { ...late.exam, day: 25 } }
    expect(findDraftRisks(same, told, { day: 2, period: 0 })).toEqual([])
  })

  it('[B5] a document is built by code alone: one that a model sends is put aside', () => {
    const sent = decide('PROPOSE_DRAFT', {
      draft_content: aDraft,
      execution_doc: [
        {
          operation: 'update_profile',
          taskId: null,
          itemId: null,
          section: 'profile',
          preview: '',
          reason: '',
          changes: { course: 'Art', portrait: 'hacked' },
        },
      ],
    })
    const made = step(beginGuide(), sent, facts)
    expect(made).toMatchObject({ opens: null, problems: [{ kind: 'foreign-document' }] })
    expect(made.record.execution_doc).toBeNull()
    const quick = step(made.record, decide('CONFIRM_FINISH'), facts)
    expect(quick.record.state).toBe('CONFIRMING')
    expect(quick.opens?.map(({ operation }) => operation)).toEqual(['upsert_task_class'])
  })

  it('[B6] a backtrack keeps its section until there is a document again', () => {
    const finished: GuideRecord = { ...drafted(), state: 'FINISHED' }
    const asked = step(
      finished,
      decide('CONTINUE_ASKING', { intent: 'BACKTRACK', target_section: 'dates' }),
      facts,
    )
    expect(asked.record).toMatchObject({ state: 'DRAFTING', section: 'dates', draft: aDraft })
    const again = step(asked.record, decide('REQUEST_CONFIRM'), facts)
    expect(again.record).toMatchObject({ state: 'CONFIRMING', section: null })
    expect(step(finished, decide('CONTINUE_ASKING'), facts).record.state).toBe('FINISHED')
  })
})

const anyDecision: fc.Arbitrary<GuideDecision> = fc.record({
  thought: fc.string(),
  next_action: fc.constantFrom(...guideActions),
  reply_to_user: fc.string(),
  draft_content: fc.option(anyDraft),
  intent: fc.option(fc.constantFrom(...guideIntents)),
  target_section: fc.option(fc.constantFrom(...guideSections)),
})

it('[B6] what was written stays beside the drafts that come after it, with the words said by then, and older records have none', () => {
  const { written: _, ...old } = beginGuide()
  expect(guideRecordSchema.parse(old)).toEqual(beginGuide())
  const ask: GuideDecision = {
    thought: '',
    next_action: 'CONTINUE_ASKING',
    reply_to_user: 'Which?',
  }
  const back: GuideDecision = { ...ask, intent: 'BACKTRACK' }
  const finished: GuideRecord = {
    ...withMessages(beginGuide(), { who: 'person', text: '5 hours a week', section: null }),
    state: 'FINISHED',
    draft: aDraft,
    cardId: 'card',
  }
  const thanked = step(finished, ask, facts).record
  expect(thanked.written).toBeNull()
  const said = thanked.messages.length
  const reopened = step(thanked, back, facts).record
  expect(reopened.written).toEqual({ draft: aDraft, cardId: 'card', said })
  const draft = { ...aDraft, priority: 5 as const }
  const proposed = { ...ask, next_action: 'PROPOSE_DRAFT' as const, draft_content: draft }
  const later = step(reopened, proposed, facts).record
  expect(later).toMatchObject({ draft: { priority: 5 }, written: reopened.written })
  // The oldest words are let go: the place of the newest that counted goes with them.
  const words = Array.from({ length: 400 }, () => ({
    who: 'person' as const,
    text: 'hm',
    section: null,
  }))
  const kept = withMessages(later, ...words.slice(later.messages.length - 2))
  expect(kept.messages).toHaveLength(400)
  expect(kept.written?.said).toBe(said - 2)
  expect(withMessages(later, ...words).written?.said).toBe(0)
})

describe('random models', () => {
  it('[B1] [B2] never reach an illegal state, lose a draft or a word, ask twice, or write without a card', () => {
    const verdict = fc.constantFrom('accepted' as const, 'rejected' as const)
    const turns = fc.array(fc.tuple(anyDecision, verdict, fc.string({ minLength: 1 })), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(turns, fc.constantFrom('en' as const, 'zh' as const), (said, language) => {
        let record = beginGuide()
        for (const [decision, answer, request] of said) {
          expect(guideDecisionSchema.safeParse(decision).success).toBe(true)
          const before = structuredClone(record)
          const made = step(record, decision, { ...facts, language, request })
          expect(record).toEqual(before)
          const now = made.record
          expect(now.state === 'DISCOVERY').toBe(now.draft === null)
          expect(before.draft === null || now.draft !== null).toBe(true)
          expect(made.opens !== null).toBe(now.state === 'CONFIRMING')
          expect(before.state === 'FINISHED' || now.state !== 'FINISHED').toBe(true)
          expect(now.messages.length).toBe(before.messages.length + 2)
          expect(now.messages.at(-2)?.text).toBe(request.toWellFormed())
          expect(made.reply.trim()).not.toBe('')
          // As the card would leave it.
          record = now.state === 'CONFIRMING' ? { ...now, state: stateAfterCard[answer] } : now
        }
      }),
      { numRuns: 150 },
    )
  })
})
