// What an answer or a reason for a rejection changes in the request that it was said to.
import { amendOperands, onlyTask, picksListed } from './amend-operands.ts'
import { amendPlan } from './amend-plan.ts'
import { amendAway } from './amend-away.ts'
import { amendCapture, amendClassChange } from './amend-capture.ts'
import { amendTarget } from './amend-target.ts'
import { isUnnamed, mergeFresh } from './merge-fresh.ts'
import { isBareAnswer, isTakenBack, staysAsIs, withoutAnswer } from './answer-words.ts'
import type { Ground } from '../ground.ts'
import { hasTarget, type Operand } from '../words/task-words.ts'
import type { Draft, MarkDraft } from '../read/draft.ts'
import type { Intent, Plan, Question } from '../resolve/intent.ts'
import { findMost } from '../read/most-said.ts'
import { lexText, prepareText, type LexedText } from '../words/lexed-text.ts'
import { onlyWords } from '../read/mark-words.ts'
import { readWorked } from '../words/minutes-words.ts'
import { readOperands } from '../read/read-operands.ts'
import { readMessage } from '../frames/read-message.ts'
import { resolveDrafts } from '../resolve/resolve-draft.ts'
import { isLighter, withoutSuggestion } from '../read/small-requests.ts'
import { isNo, isYes, readTalk } from '../words/small-talk.ts'
import { settleDay, type UnclearDay } from '../read/unclear-day.ts'

export type Amendment =
  | { kind: 'amended'; drafts: Draft[] }
  /** The person wants nothing of it any more. */
  | { kind: 'dropped' }
  | { kind: 'puzzled' }

/** `intent` is what the drafts came to before these words; a question in it is what they may answer. */
export function amendDrafts(
  drafts: readonly Draft[],
  intent: Intent,
  said: string,
  ground: Ground,
): Amendment {
  const text = prepareText(said, ground)
  const question = intent.kind === 'ask' ? intent.question : null
  if (
    readTalk(text) === 'cancel' ||
    isNo(text) ||
    isTakenBack(said, ground) ||
    staysAsIs.test(text)
  )
    return { kind: 'dropped' }
  const index = Math.max(
    0,
    drafts.findIndex((draft) => isOpen(draft, question)),
  )
  const draft = drafts[index]
  if (draft === undefined) return { kind: 'puzzled' }
  if (draft.kind === 'unclear-day') return amendUnclear(draft, said, text, ground)
  const replace = (changed: Draft | null): Amendment =>
    changed === null
      ? { kind: 'puzzled' }
      : { kind: 'amended', drafts: drafts.map((other, at) => (at === index ? changed : other)) }
  if (isYes(text)) return replace(agree(draft, question))
  const words = withoutAnswer(withoutSuggestion(text), draft, ground)
  if (draft.kind === 'plan' && isLighter(words)) return replace({ ...draft, isLighter: true })
  const lexed = lexText(words, ground)
  const days = proposedDays(intent)
  if (draft.kind === 'plan' && (draft.most === null || findMost(words) !== null))
    return replace(amendPlan(draft, lexed, days, ground))
  const alone = onlyNamed(draft, lexed)
  if (alone !== null) return replace(alone)
  const parts =
    isBareAnswer(lexed, draft) || picksListed(question, lexed, ground)
      ? amendByParts(draft, question, lexed, days, ground)
      : null
  if (parts !== null) return replace(parts)
  const read = readMessage(words, ground)
  // What can't be done by talking is no reason to lose what was asked for.
  const fresh: Draft[] = read.some(({ kind }) => kind === 'beyond')
    ? [{ kind: 'unknown', isRelated: true }]
    : read
  const [only] = fresh
  if (only === undefined) return { kind: 'puzzled' }
  // “Undo that”, of what was only asked about: nothing of it was written.
  const isOfReading = question?.kind === 'which-reading'
  if (only.kind === 'undo' && draft.kind !== 'undo' && !isOfReading) return { kind: 'dropped' }
  if (only.kind === 'unclear-day') return { kind: 'amended', drafts: [{ ...only, within: drafts }] }
  const merged = mergeFresh(draft, only, fresh.length, lexed, days, ground)
  if (merged !== null) return replace(merged)
  if (only.kind === 'talk' && only.talk === 'keep') return { kind: 'dropped' }
  if (isRequest(only) || fresh.length > 1) return { kind: 'amended', drafts: fresh }
  return replace(amendByParts(draft, question, lexed, days, ground))
}

/** "Only the linked list": of several that were to change. */
function onlyNamed(draft: Draft, lexed: LexedText): Draft | null {
  const { names, days, times, text } = lexed
  if (!alone.test(text) || names.length === 0 || days.length + times.length > 0) return null
  const operands = readOperands(lexed)
  if (draft.kind === 'put' || draft.kind === 'unplace' || draft.kind === 'mark')
    return Object.assign({}, draft, { operands, doubt: null })
  return draft.kind === 'clear'
    ? { ...draft, names: names.flatMap(({ owners }) => owners), doubt: null }
    : null
}

const alone = /\b(?:only|just)\b|只/

/** The words once more with the day that was meant; a request of its own takes their place. */
function amendUnclear(draft: UnclearDay, said: string, text: string, ground: Ground): Amendment {
  const settled = settleDay(draft, said, ground)
  if (settled !== null && draft.within === null)
    return { kind: 'amended', drafts: readMessage(settled, ground) }
  if (settled !== null && draft.within !== null)
    return amendDrafts(draft.within, resolveDrafts(draft.within, ground), settled, ground)
  const fresh = readMessage(text, ground)
  return fresh.every(isRequest) ? { kind: 'amended', drafts: fresh } : { kind: 'puzzled' }
}

function isOpen(draft: Draft, question: Question | null): boolean {
  if (question === null) return true
  switch (question.kind) {
    case 'where-to':
    case 'where-to-all':
    case 'day-outside-term':
      return (
        (draft.kind === 'put' &&
          (!hasTarget(draft.target) || question.kind === 'day-outside-term')) ||
        draft.kind === 'plan'
      )
    case 'really':
      return 'doubt' in draft && draft.doubt !== null
    default:
      return draft.kind !== 'talk'
  }
}

function agree(draft: Draft, question: Question | null): Draft | null {
  if (question?.kind === 'really' && 'doubt' in draft) return { ...draft, doubt: null }
  if (question?.kind === 'apply-limit' && draft.kind === 'limit') return { ...draft, agreed: true }
  if (question?.kind === 'undo-this' && (draft.kind === 'undo' || draft.kind === 'redo'))
    return { ...draft, agreed: true }
  if (
    question?.kind === 'really-work' &&
    (draft.kind === 'capture' || draft.kind === 'class-change')
  )
    return { ...draft, agreed: true }
  const listed = question?.kind === 'which-task' ? question.candidates : []
  if (listed.length === 1 && 'operands' in draft && draft.operands.length === 1)
    return { ...draft, operands: listed.map(onlyTask) }
  if (question === null && draft.kind === 'put')
    return { ...draft, target: { ...draft.target, choice: 1 } }
  return null
}

function isRequest(draft: Draft): boolean {
  // "No, the other one" moves nothing by itself.
  if (draft.kind === 'put' && draft.operands.every(isUnnamed) && !hasTarget(draft.target))
    return false
  return draft.kind !== 'unknown' && draft.kind !== 'talk' && draft.kind !== 'limit'
}

function proposedDays(intent: Intent): Plan['days'] {
  if (intent.kind !== 'writes') return null
  return intent.writes.find((write) => write.kind === 'plan')?.days ?? null
}

/** "Word list 1, to Sunday": beside the name of what is to go stands where to. */
function amendTask(
  draft: Extract<Draft, { kind: 'put' }>,
  question: Question | null,
  lexed: LexedText,
  ground: Ground,
): Draft | null {
  const isToo = lexed.names.length > 0 && !hasTarget(draft.target)
  const name = isToo ? { ...lexed, days: [], times: [] } : lexed
  const operands = amendOperands(draft.operands, question, name, ground)
  const filled = withOperands(
    draft.doubt === 'unread' ? { ...draft, doubt: null } : draft,
    operands,
  )
  if (!isToo || filled?.kind !== 'put') return filled
  return amendTarget(filled, { ...lexed, names: [] }, ground) ?? filled
}

function amendByParts(
  draft: Draft,
  question: Question | null,
  lexed: LexedText,
  days: Plan['days'],
  ground: Ground,
): Draft | null {
  switch (draft.kind) {
    case 'plan':
      return amendPlan(draft, lexed, days, ground)
    case 'put':
      return asksForTask(question)
        ? amendTask(draft, question, lexed, ground)
        : amendTarget(draft, lexed, ground)
    case 'swap':
    case 'unplace':
      return withOperands(draft, amendOperands(draft.operands, question, lexed, ground))
    case 'clear':
      return amendAway(draft, lexed, ground)
    case 'mark':
      return amendMark(draft, question, lexed, ground)
    case 'capture':
      return amendCapture(draft, question, lexed, ground)
    case 'class-change':
      return amendClassChange(draft, lexed, ground)
    case 'query-explain':
      return withOperands(draft, amendOperands(draft.operands, question, lexed, ground))
    default:
      return null
  }
}

function amendMark(
  draft: MarkDraft,
  question: Question | null,
  lexed: LexedText,
  ground: Ground,
): MarkDraft | null {
  const worked = readWorked(lexed.text)
  if (worked !== null && draft.mark !== 'missed') {
    const isPart = worked.kind === 'half' || onlyWords.test(lexed.rest)
    return { ...draft, worked, mark: isPart && draft.mark === 'done' ? 'partly' : draft.mark }
  }
  return withOperands(draft, amendOperands(draft.operands, question, lexed, ground))
}

function asksForTask(question: Question | null): boolean {
  return (
    question?.kind === 'which-task' ||
    question?.kind === 'what-to-move' ||
    question?.kind === 'no-such-task'
  )
}

function withOperands<D extends Extract<Draft, { operands: Operand[] }>>(
  draft: D,
  operands: Operand[] | null,
): D | null {
  return operands === null ? null : { ...draft, operands }
}
