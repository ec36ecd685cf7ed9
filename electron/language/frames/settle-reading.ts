// Whether what the trained reader has read is sure and whole enough to be done, asked back, or neither.
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { Draft } from '../read/draft.ts'
import { asksOnly } from '../read/read-question.ts'
import type { NameOwner } from '../words/known-names.ts'
import { isNamed } from '../words/operands.ts'
import { findUnread } from '../words/unread-words.ts'
import { findVerb } from '../words/verbs.ts'
import { draftOf } from './drafts-of-frames.ts'
import { alternates, isWhole, saysGoal } from './is-whole.ts'
import { absenceBeside } from './plan-of-frame.ts'
import { reading, type Reading } from './reading.ts'
import { isRefused } from '../tidy/refusals.ts'
import { chanceOf } from '../tidy/chances.ts'

/**
 * The least chance of an answer, or that anything is asked and of the likeliest then; of a change that is shown, or asked
 * back; of one of which some words were left.
 */
const sure = {
  answer: 0.45,
  question: 0.65,
  first: 0.25,
  whole: 0.45,
  asked: 0.35,
  bare: 0.7,
  partly: 0.9,
  nameless: 0.7,
} as const

/** Null where it is not sure enough what is wanted, or there is no form for it. */
export function draftsOf(all: readonly Reading[]): Draft[] | null {
  // "Don't plan anything yet, just tell me what is open": what is forbidden is not done, the rest is.
  const allowed = all.filter(({ frame, text }) => !isRefused(frame, text))
  const reads = allowed.length > 0 ? allowed : all
  const [only, ...more] = reads
  if (only !== undefined && more.length === 0 && isRefused(only.frame, only.text))
    return chanceOf(only.frame) >= sure.asked ? [{ kind: 'talk', talk: 'keep' }] : null
  const known = reads.flatMap((read) => {
    const draft = draftOf(read)
    return draft === null || (namesNothing(draft) && !isBare(read) && !isSurelyMeant(draft, read))
      ? []
      : [{ read, draft, chance: chanceFor(draft, read) }]
  })
  if (known.length === 0 || known.length !== reads.length) return null
  const drafts = known.map(({ draft }) => draft)
  const least = Math.min(...known.map(({ chance }) => chance))
  if (drafts.every(isQuestion)) return least >= sure.answer ? carryNames(drafts) : null
  if (least < sure.asked) return null
  const shown = known.every(isShown) ? drafts : drafts.flatMap((draft) => doubted(draft) ?? [])
  if (shown.length !== drafts.length) return null
  const absences = known.flatMap(({ read, draft }) =>
    draft.kind === 'plan' ? (absenceBeside(read) ?? []) : [],
  )
  return [...joinAbsences(shown), ...absences]
}

type Known = { read: Reading; draft: Draft; chance: number }

/** A card asks already: what is whole needs no question before it. */
function isShown({ read, draft, chance }: Known): boolean {
  if (isWhole(read)) {
    // "My plan for Friday" asks for none.
    const isVerbless = findVerb(read.clause.text) === null
    // Beside something else, "calculus 2 evening" hardly asks for a move.
    const isBeside = read.clause.text.trim().length < read.text.trim().length
    if (isVerbless && isBeside && movesBlocks(draft)) return chance >= sure.partly
    return chance >= (isVerbless && draft.kind === 'plan' ? sure.bare : sure.whole)
  }
  // Where some words were left a block is never moved unasked.
  const isVague = draft.kind === 'put' && draft.isElsewhere === true
  const isLost = alternates(read.frame) || (movesBlocks(draft) && (isVague || !saysGoal(read)))
  return !isLost && chance >= sure.partly
}

/** "I'm at the dentist's on Thursday, move what lies there": the days of both; a plan beside it keeps off them. */
function joinAbsences(drafts: Draft[]): Draft[] {
  const spans = drafts.flatMap((draft) =>
    draft.kind === 'clear' && draft.isAway ? draft.spans : [],
  )
  if (spans.length === 0) return drafts
  return drafts
    .filter(({ kind }) => kind !== 'mend')
    .filter((draft) => draft.kind !== 'clear' || draft.spans.length > 0)
    .map((draft) =>
      draft.kind === 'plan'
        ? Object.assign({}, draft, { away: [...(draft.away ?? []), ...spans] })
        : draft,
    )
}

function movesBlocks({ kind }: Draft): boolean {
  return kind === 'put' || kind === 'swap'
}

/** That it comes to this, whichever of the likely acts was meant; of questions any is answered rather than asked back. */
function chanceFor(draft: Draft, { frame, text, ground, clause }: Reading): number {
  const own = chanceOf(frame)
  // More would change nothing.
  if (own >= sure.partly) return own
  const isAsked = isQuestion(draft)
  const alike = frame.others.filter(({ act }) => {
    const other = draftOf(reading({ ...frame, act }, text, ground))
    if (other === null) return false
    return isAsked ? isQuestion(other) : isSameValue(withoutVerb(other), withoutVerb(draft))
  })
  const all = alike.reduce((sum, { confidence }) => sum + confidence, frame.confidence)
  if (!isAsked) return Math.max(all, own)
  return (all >= sure.question || asksOnly(clause.text)) && frame.confidence >= sure.first
    ? Math.max(sure.answer, frame.confidence)
    : own
}

/** What "put it on Friday" does depends on where the block lies. */
function withoutVerb(draft: Draft): Draft {
  const plain = draft.kind === 'put' ? { ...draft, verb: 'move' as const } : draft
  return 'doubt' in plain ? Object.assign({}, plain, { doubt: null }) : plain
}

export function isQuestion({ kind }: Draft): boolean {
  return kind.startsWith('query-') || kind === 'talk' || kind === 'beyond'
}

/** "When is the project due, and will I make it": the second question is about what the first one named. */
function carryNames(drafts: readonly Draft[]): Draft[] {
  let names: NameOwner[] = []
  return withDays(withoutTold(drafts)).map((draft) => {
    if (draft.kind === 'query-when')
      names = draft.operands.flatMap((operand) => operand.names.flat())
    if (!('names' in draft) || !isQuestion(draft)) return draft
    // "When is the project due and when are the exams": these are of all courses.
    if (draft.names.length === 0 && isOfExams(draft)) return draft
    if (draft.names.length === 0) return Object.assign({}, draft, { names })
    names = draft.names
    return draft
  })
}

function isOfExams(draft: Draft): boolean {
  return draft.kind === 'query-fact' && draft.fact === 'exams' && !pointsBack.test(draft.words)
}

const pointsBack = /\b(?:it|its|that|this|there)\b|它|那|该/

/** "What's on 25 October, and which week is it then": a fact of the day that was told before it. */
function withDays(drafts: readonly Draft[]): Draft[] {
  let told: string[] | null = null
  return drafts.map((draft) => {
    const isOfThen = draft.kind === 'query-fact' && draft.dates === null && ofThen.test(draft.words)
    if ('dates' in draft && draft.dates !== null && Array.isArray(draft.dates)) told = draft.dates
    return isOfThen && told !== null ? Object.assign({}, draft, { dates: told }) : draft
  })
}

const ofThen = /\bthen\b|\bthat day\b|那天|那会儿?|那时候?|到时候?/

function tellsWhereAndWhen(draft: Draft): boolean {
  if (draft.kind === 'query-when' || draft.kind === 'query-exam') return true
  if (draft.kind !== 'query-fact') return false
  return /^(?:exams|next)$/.test(draft.fact) || (draft.fact === 'where' && draft.names.length > 0)
}

/** Where or when, of nothing that is named. */
function isBareOfPlace(draft: Draft): boolean {
  if (draft.kind === 'query-when') return draft.operands.every((operand) => operand.isPronoun)
  const isOfIt = draft.kind === 'query-fact' && draft.names.length === 0
  return isOfIt && /^(?:where|due)$/.test(draft.fact)
}

/** "Where is it and when do I have to be there": where tells when, too. */
function withoutTold(drafts: readonly Draft[]): Draft[] {
  return drafts.filter((draft, index) => {
    const before = drafts[index - 1]
    return !(isBareOfPlace(draft) && before !== undefined && tellsWhereAndWhen(before))
  })
}

/** Null for what has no question of its own. */
function doubted(draft: Draft): Draft | null {
  // It asks by itself.
  if (draft.kind === 'limit') return draft
  if (!('doubt' in draft)) return null
  return Object.assign({}, draft, { doubt: draft.doubt ?? 'unread' })
}

/** "Move it", "swap": nothing else was said that would tell of something else. */
function isBare({ clause, ground }: Reading): boolean {
  return findUnread(clause.text, ground).length === 0
}

/** What is wanted is sure: of what is asked, or it is said that there is none; "make it 3 hours" may be of what was said before. */
function isSurelyMeant({ kind }: Draft, read: Reading): boolean {
  return (
    read.frame.confidence >= sure.nameless && (kind !== 'class-change' || read.named().length > 0)
  )
}

/** A change of blocks of which none was named. */
function namesNothing(draft: Draft): boolean {
  switch (draft.kind) {
    case 'put':
    case 'swap':
    case 'unplace':
      return !draft.operands.some((operand) => isNamed(operand) || operand.dates !== null)
    case 'mark':
      return !draft.operands.some(
        (operand) => isNamed(operand) || operand.dates !== null || operand.isAll,
      )
    case 'capture':
      return draft.title === '' && draft.names.length === 0
    case 'class-change':
      return draft.names.length === 0
    default:
      return false
  }
}
