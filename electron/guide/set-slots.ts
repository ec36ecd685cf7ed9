// Sets slots of a guide by hand and takes a step back (B10): both move its log of what was told, and the draft follows.
import type { GuideDecision } from '../../shared/guide/guide-model.ts'
import { withMessages, type GuideRecord } from '../../shared/guide/guide-record.ts'
import { slotNamesOf, slotParts, type SlotChange } from '../../shared/guide/guide-slots.ts'
import type { SlotProblem } from '../../shared/guide/say-guide-problem.ts'
import { saySlots } from '../../shared/guide/say-slots.ts'
import { step } from '../../shared/guide/step.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { dateToDay } from '../../shared/schedule/calendar.ts'
import { findLastStep, foldGuide, type Folded } from '../language/guide/fold-guide.ts'
import { changeDraft } from '../language/guide/guide-draft.ts'
import { languagesOf } from '../language/guide/guide-languages.ts'
import type { Known } from '../language/guide/known.ts'
import { nextNeed } from '../language/guide/next-need.ts'
import { cleanText } from '../text/clean-text.ts'
import { guideFacts, type OpenFacts } from './find-open.ts'

/** The same record where it changes nothing. */
export function setGuideSlots(
  record: GuideRecord,
  change: SlotChange,
  facts: OpenFacts,
): Result<GuideRecord, SlotProblem> {
  const set = cleanChange(change)
  const problem = findProblem(set, facts)
  if (problem !== null) return fail(problem)
  const names = slotNamesOf(set)
  if (names.length === 0) return succeed(record)
  const text = saySlots(set, facts.state.window, facts.language)
  const heard = withMessages(record, { who: 'person', text, section: null, set })
  const touched = names.flatMap((name) => slotParts[name].fields)
  return succeed(redraft(record, heard, foldOf(record, facts).known, facts, touched))
}

export function undoGuideStep(
  record: GuideRecord,
  facts: OpenFacts,
): Result<GuideRecord, SlotProblem> {
  const last = record.state === 'FINISHED' ? null : lastStepOf(record, facts)
  if (last === null) return fail('nothing-to-undo')
  const left = { ...record, messages: record.messages.slice(0, last) }
  return succeed(redraft(record, left, foldOf(record, facts).known, facts))
}

/** What a written guide began with stays. */
export function lastStepOf(record: GuideRecord, facts: OpenFacts): number | null {
  return findLastStep(guideFacts(record, false, facts), Math.max(1, record.written?.said ?? 0))
}

function foldOf(record: GuideRecord, facts: OpenFacts): Folded {
  return foldGuide(guideFacts(record, false, facts))
}

/** Something has to be told before there can be a draft. */
function lacks(record: GuideRecord, facts: OpenFacts): boolean {
  const { known, asks } = foldOf(record, facts)
  return nextNeed(known, asks, guideFacts(record, false, facts)).kind !== 'draft'
}

/** `heard` holds what was told by now; its draft follows what changed against `before`, as soon as there can be one. */
function redraft(
  record: GuideRecord,
  heard: GuideRecord,
  before: Known,
  facts: OpenFacts,
  touched: readonly string[] = [],
): GuideRecord {
  const { known } = foldOf(heard, facts)
  const turn = guideFacts(heard, false, facts)
  const isOpen = lacks(heard, facts)
  // What the draft could not do without was taken back.
  const isUndone = heard.messages.length < record.messages.length && !lacks(record, facts)
  if (isOpen && (record.draft === null || isUndone))
    return { ...heard, state: 'DISCOVERY', draft: null, isPaused: false }
  const [titled] = languagesOf(turn)
  const draft = changeDraft(record.draft, before, known, turn, titled, touched)
  if (draft === null) return { ...heard, isPaused: false }
  const { record: made } = step(record, proposal(draft), {
    request: '',
    state: facts.state,
    standing: facts.standing,
    now: facts.now,
    language: facts.language,
  })
  return { ...made, messages: heard.messages }
}

function proposal(draft: NonNullable<GuideDecision['draft_content']>): GuideDecision {
  return {
    thought: 'set by hand',
    next_action: 'PROPOSE_DRAFT',
    reply_to_user: '',
    draft_content: draft,
    intent: 'BACKTRACK',
  }
}

/** Names as harmless lines; one of nothing but blanks is not set. */
function cleanChange(change: SlotChange): SlotChange {
  const { course, title, items, profile } = change
  const lines = profile?.split('\n').map((line) => cleanText(line, 160))
  const cleaned: SlotChange = {
    ...change,
    course: course === undefined ? undefined : cleanText(course),
    title: title === undefined ? undefined : cleanText(title),
    items: items
      ?.map(({ title: named, slots }) => ({ title: cleanText(named), slots }))
      .filter((item) => item.title !== ''),
    profile: lines?.filter((line) => line !== '').join('\n'),
  }
  return Object.fromEntries(
    Object.entries(cleaned).filter(
      ([name, value]) =>
        value !== undefined &&
        !(['course', 'title'].includes(name) && value === '') &&
        !(name === 'items' && Array.isArray(value) && value.length === 0),
    ),
  )
}

function findProblem(change: SlotChange, { state, today }: OpenFacts): SlotProblem | null {
  const { window } = state
  const days = [change.exam, change.due, change.begin].filter((day) => typeof day === 'string')
  if (days.some((day) => day < today.date)) return 'past-day'
  if (days.some((day) => dateToDay(window, day) === null)) return 'outside-term'
  const closed = new Set(change.periods)
  return window.periods.every((_, index) => closed.has(index + 1)) ? 'no-hours-left' : null
}
