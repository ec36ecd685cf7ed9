// One step of a guide (B1): a declared decision applied to the record, all of it or none, and what the student reads of it.
import { sharedGuideWords } from '../i18n/shared/guide.ts'
import type { StudentProfile } from '../agent/student-profile.ts'
import { buildDocument } from './execution/build-document.ts'
import type { ExecutionDoc } from '../agent/execution-doc.ts'
import type { Language } from '../language.ts'
import type { Moment, ScheduleState } from '../schedule/state.ts'
import { sayDraftChanges, sayDraftLines } from './say-draft.ts'
import { sayDraftRepair, sayDraftRisk } from './say-draft-risks.ts'
import { sayBuildProblem } from './say-execution.ts'
import { sayDraftWhole, sayGuide } from './say-guide.ts'
import { findDraftRisks } from './find-draft-risks.ts'
import type { GuideDecision } from './guide-model.ts'
import { type GuideDraft, fitDraft, type DraftRepair } from './guide-draft.ts'
import { withMessages, type GuideRecord } from './guide-record.ts'
import { guideTransition, type GuideJump, type GuideTransition } from './guide-state.ts'

// A full stop ends one only before a space: "3.5 hours" is none.
const sentence =
  /(?:[^.。！？!?\n]|\.(?!\s|$))+(?:[。！？!?]+|\.+(?=\s|$))?["”’)）」]*|[\s.。！？!?]/g

function isQuestion(text: string): boolean {
  return /[?？]["”’)）」\s]*$/.test(text)
}

/** `kept` is how many of its questions stay, in order; the other sentences stay all. */
export function keepQuestions(reply: string, kept: 0 | 1): { text: string; cut: number } {
  let asked = 0
  const parts = reply.match(sentence) ?? []
  const left = parts.filter((part) => {
    if (!isQuestion(part)) return true
    asked += 1
    return asked <= kept
  })
  const text = left
    .join('')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return { text, cut: Math.max(0, asked - kept) }
}

export type StepFacts = {
  /** The student's words that the decision is about; they join the record with it. */
  request: string
  state: ScheduleState
  standing: StudentProfile
  now: Moment
  language: Language
}

export type StepProblem =
  | { kind: 'jump'; jump: GuideJump }
  /** Questions beyond the one that a reply may hold. */
  | { kind: 'questions'; cut: number }
  /** A document came that is not the draft's own. */
  | { kind: 'foreign-document' }
  | { kind: 'nothing-to-write' }

export type GuideStep = {
  /** `cardId` is still that of the card before: who opens the document puts its id in. */
  record: GuideRecord
  reply: string
  /** What has to be shown on a card now; null for nothing. */
  opens: ExecutionDoc | null
  problems: StepProblem[]
}

/** `record` is the present one, its state derived from its card. Nothing that was told or drafted is ever lost by it. */
export function step(record: GuideRecord, decision: GuideDecision, facts: StepFacts): GuideStep {
  const brought = fittedDraft(record, decision, facts)
  const standing = brought !== null ? 'brought' : record.draft === null ? 'none' : 'kept'
  const transition = guideTransition(
    record.state,
    decision.next_action,
    standing,
    decision.intent ?? 'CONTINUE',
  )
  const takes = transition.takesDraft && brought !== null
  const draft = takes ? brought.draft : record.draft
  const previous = takes ? record.draft : record.previous
  const moved: GuideRecord = {
    ...record,
    state: transition.state,
    draft,
    previous,
    section: sectionNow(record, decision, transition),
    isPaused: false,
    written: writtenBefore(record, transition),
  }
  const problems: StepProblem[] =
    transition.jump === null ? [] : [{ kind: 'jump', jump: transition.jump }]
  if (decision.execution_doc != null) problems.push({ kind: 'foreign-document' })
  const shown = {
    draft,
    before: takes ? record.draft : null,
    repairs: takes ? brought.repairs : [],
  }
  const said = { shown, transition, problems }
  return transition.does === 'open-card' && draft !== null
    ? openDocument(moved, draft, decision, said, facts)
    : finish(moved, writeReply(decision, said, facts), decision, { facts, opens: null, problems })
}

/** A written guide that is come back to leaves what it has written behind. */
function writtenBefore(
  { state, draft, cardId, messages, written }: GuideRecord,
  next: GuideTransition,
): GuideRecord['written'] {
  const isReopened = state === 'FINISHED' && next.state !== 'FINISHED' && draft !== null
  return isReopened ? { draft, cardId, said: messages.length } : written
}

type Said = {
  shown: { draft: GuideDraft | null; before: GuideDraft | null; repairs: readonly DraftRepair[] }
  transition: GuideTransition
  /** Added to, where more is found. */
  problems: StepProblem[]
}

/** Inside the window, and for the body of work that the draft before was for: a model need not know its number. */
function fittedDraft(
  { draft: before }: GuideRecord,
  { draft_content: content }: GuideDecision,
  { state }: StepFacts,
): { draft: GuideDraft; repairs: DraftRepair[] } | null {
  if (content == null) return null
  const known = content.class_id ?? before?.class_id ?? null
  const isThere = state.taskClasses.some(({ id }) => id === known)
  const exam = examWithTime(content.exam, before?.exam ?? null)
  return fitDraft({ ...content, exam, class_id: isThere ? known : null }, state.window)
}

/** Of an exam that goes to another day the time stays until another is told: it can be seen in the draft. */
function examWithTime(now: GuideDraft['exam'], before: GuideDraft['exam']): GuideDraft['exam'] {
  if (now === null || before === null || now.slot_start !== null || now.slot_end !== null)
    return now
  return { ...now, slot_start: before.slot_start, slot_end: before.slot_end }
}

/** What a backtrack names stays until there is a document again. */
function sectionNow(
  { section }: GuideRecord,
  { intent, target_section: target }: GuideDecision,
  { state, does }: GuideTransition,
): GuideRecord['section'] {
  if (intent === 'BACKTRACK' && state !== 'FINISHED') return target ?? section
  return does === 'open-card' ? null : section
}

function openDocument(
  moved: GuideRecord,
  draft: GuideDraft,
  decision: GuideDecision,
  said: Said,
  facts: StepFacts,
): GuideStep {
  const { problems } = said
  const built = buildDocument(draft, facts)
  if (!built.ok) {
    // There is nothing to confirm, and so nothing to wait for.
    const state = moved.state === 'CONFIRMING' ? 'DRAFTING' : moved.state
    problems.push({ kind: 'nothing-to-write' })
    const reply = sayBuildProblem(built.failure, facts.language)
    return finish({ ...moved, state }, reply, decision, { facts, opens: null, problems })
  }
  const opens = built.value
  const record = { ...moved, execution_doc: opens }
  return finish(record, writeReply(decision, said, facts), decision, { facts, opens, problems })
}

function finish(
  record: GuideRecord,
  reply: string,
  { target_section: section }: GuideDecision,
  { facts, opens, problems }: { facts: StepFacts } & Pick<GuideStep, 'opens' | 'problems'>,
): GuideStep {
  const told = withMessages(
    record,
    { who: 'person', text: facts.request, section: null },
    { who: 'weekloom', text: reply, section: section ?? null },
  )
  return { record: told, reply, opens, problems }
}

/** In parts, each a paragraph: the model's words, the draft, and the one question that the whole ends with (B3, B4). */
function writeReply(
  { reply_to_user: reply, next_action: action }: GuideDecision,
  { shown, transition, problems }: Said,
  facts: StepFacts,
): string {
  const { language } = facts
  const { does, jump } = transition
  const asksItself = does === 'show-draft' || does === 'open-card'
  const { text, cut } = keepQuestions(reply, asksItself ? 0 : 1)
  if (cut > 0 && !asksItself) problems.push({ kind: 'questions', cut })
  // What the model announces does not happen after a jump: its words would not be true.
  const lead =
    jump === null || action === 'CONTINUE_ASKING'
      ? text
      : sharedGuideWords[language].guide.jumps[jump]
  const parts =
    does === 'show-draft' || (does === 'open-card' && shown.before !== null)
      ? sayShown(shown, does === 'show-draft', facts)
      : []
  const card = does === 'open-card' ? [sayGuide('card', language)] : []
  const whole = [lead, ...parts, ...card].filter((part) => part !== '')
  return whole.length === 0 ? sayGuide('shown', language) : whole.join('\n\n')
}

function sayShown(
  { draft, before, repairs }: Said['shown'],
  isAsked: boolean,
  facts: StepFacts,
): string[] {
  if (draft === null) return []
  const { state, now, language } = facts
  const { window } = state
  const risks = findDraftRisks(draft, state, now).map((risk) =>
    sayDraftRisk(risk, window, language),
  )
  const said = {
    lines: sayDraftLines(draft, window, language),
    repairs: repairs.map((repair) => sayDraftRepair(repair, window, language)),
    changes: sayDraftChanges(before, draft, window, language),
    risks,
  }
  const asks = !buildDocument(draft, facts).ok
    ? 'same'
    : risks.length + repairs.length > 0
      ? 'holds'
      : 'fits'
  return [sayDraftWhole(said, language), ...(isAsked ? [sayGuide(asks, language)] : [])]
}
