// Chooses between what the trained reader has read and what the patterns have: the first leads where it is whole, and
// where the patterns know little it is taken if it is sure enough for what it would do.
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { Ground } from '../ground.ts'
import type { NameOwner } from '../words/known-names.ts'
import { afterTakenBack } from '../words/taken-back.ts'
import { isNamed } from '../words/operands.ts'
import { reading, type Reading } from './reading.ts'
import type { Draft } from '../read/draft.ts'
import { draftOf } from './drafts-of-frames.ts'
import { readActs } from './recut.ts'
import { chanceOf } from './tidy-frames.ts'
import { isWhole } from './is-whole.ts'
import { absenceBeside } from './plan-of-frame.ts'

/**
 * The least chance of an answer where nothing was known, or something was; of what is whole; of a change that is asked
 * back, or shown.
 */
const sure = { answer: 0.7, other: 0.85, whole: 0.75, asked: 0.7, shown: 0.95 } as const

export function chooseReading(drafts: Draft[], said: string, ground: Ground): Draft[] {
  // "If there is something on, never mind" takes back nothing that was said before.
  const since = afterTakenBack(said)
  const text = /[\p{L}\p{N}]{2}/u.test(since) ? since : said
  const isNoted = drafts.every(({ kind }) => kind === 'capture')
  const reads = readActs(text, ground).map((frame) => reading(frame, text, ground))
  const frames = reads.map(({ frame }) => frame)
  const lead = leadOf(reads, drafts)
  if (lead !== null) return lead
  if (!isNoted && !drafts.every(isWeak)) return drafts
  if (isNoted) {
    const declined = declineOf(reads)
    return declined === null ? drafts : [declined]
  }
  // What was read as several acts is never one.
  if (frames.length === 0 || (isMixed(drafts) && frames.length === 1)) return drafts
  if (frames.some(({ flags }) => flags.includes('negated'))) return drafts
  // Back and again have no card that asks: a question about them is none.
  if (frames.some(({ act }) => act === 'undo' || act === 'redo') && /[?？]/.test(text))
    return drafts
  const isUnknown = drafts.every(({ kind }) => kind === 'unknown' || kind === 'mixed')
  const known = reads.flatMap((read) => takeIfSure(read, isUnknown) ?? [])
  if (known.length !== frames.length) return drafts
  return kindsOf(known) === kindsOf(drafts) || dropsNames(drafts, known) ? drafts : known
}

/** What the trained reader is sure of and has read whole; null elsewhere. */
function leadOf(reads: readonly Reading[], drafts: readonly Draft[]): Draft[] | null {
  if (reads.length === 0) return null
  // A day that is none, or one of several, is asked about.
  if (drafts.some(({ kind }) => ofDays.has(kind))) return null
  if (!reads.every(isWhole)) return null
  const known = reads.map(draftOf).filter((draft) => draft !== null)
  if (known.length !== reads.length || known.some(namesNothing)) return null
  // Acts of the window are done by their scene.
  if (known.some(({ kind }) => kind === 'beyond') && !drafts.every(isWeak)) return null
  // "Who are you?": small talk that has an answer of its own.
  if (drafts.every(({ kind }) => kind === 'talk') && known.every(({ kind }) => kind === 'talk'))
    return null
  const least = Math.min(...reads.map(({ frame }) => chanceOf(frame)))
  const areAsked = known.every(isQuestion)
  // A refusal is none the less one where a word in it was read as something to do.
  if (!areAsked && drafts.some((draft) => draft.kind === 'talk' && draft.talk === 'keep'))
    return null
  const absences = reads.flatMap((read, index) =>
    known[index]?.kind === 'plan' ? (absenceBeside(read) ?? []) : [],
  )
  if (least >= (areAsked ? sure.answer : sure.whole))
    return areAsked ? carryNames(known) : [...known, ...absences]
  if (least < sure.asked || !takesExcepted(reads, drafts)) return null
  const asked = known.flatMap((draft) => doubted(draft) ?? [])
  return asked.length === known.length ? asked : null
}

/** What only patterns tell: a day that is none, or one of several, and time that is taken. */
const ofDays: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>([
  'unclear-day',
  'unknown-day',
  'occupied',
])

function isQuestion({ kind }: Draft): boolean {
  return kind.startsWith('query-') || kind === 'talk' || kind === 'beyond'
}

/** What was excepted is never what is done: patterns that have named it alone have read the opposite. */
function takesExcepted(reads: readonly Reading[], drafts: readonly Draft[]): boolean {
  const excepted = reads.flatMap((read) => read.owners('except'))
  return drafts.some(
    (draft) =>
      'operands' in draft &&
      !('without' in draft && (draft.without ?? []).length > 0) &&
      draft.operands.some(({ names }) =>
        names.flat().some((name) => excepted.some((out) => isSameValue(out, name))),
      ),
  )
}

/** "When is the project due, and will I make it": the second question is about what the first one named. */
function carryNames(drafts: readonly Draft[]): Draft[] {
  let names: NameOwner[] = []
  return drafts.map((draft) => {
    if (!('names' in draft) || !isQuestion(draft)) return draft
    if (draft.names.length === 0) return Object.assign({}, draft, { names })
    names = draft.names
    return draft
  })
}

/** "Any calculus on Friday?" is of calculus: an answer about the day alone leaves that unread. */
function dropsNames(drafts: readonly Draft[], known: readonly Draft[]): boolean {
  return (
    drafts.some(({ kind }) => kind === 'query-when') &&
    known.every(({ kind }) => kind === 'query-day' || kind === 'query-free')
  )
}

/**
 * New study work that patterns saw in words which surely ask for something else ("remind me before each block"):
 * better said to be done elsewhere than shown on a wrong card.
 */
function declineOf([read, ...others]: readonly Reading[]): Draft | null {
  if (read === undefined || others.length > 0 || read.frame.confidence < sure.shown) return null
  if (read.frame.flags.includes('negated')) return null
  const draft = draftOf(read)
  return draft?.kind === 'beyond' ? draft : null
}

/** Nothing was understood, or the question was taken by its names or its day alone. */
function isWeak({ kind }: Draft): boolean {
  return kind === 'unknown' || kind === 'mixed' || kind === 'query-when' || kind === 'query-day'
}

function isMixed(drafts: readonly Draft[]): boolean {
  return drafts.some(({ kind }) => kind === 'mixed')
}

function takeIfSure(read: Reading, isUnknown: boolean): Draft | null {
  const draft = draftOf(read)
  const confidence = chanceOf(read.frame)
  if (draft === null || namesNothing(draft)) return null
  if (draft.kind.startsWith('query-') || draft.kind === 'talk' || draft.kind === 'beyond')
    return confidence >= (isUnknown ? sure.answer : sure.other) ? draft : null
  if (!isUnknown || confidence < sure.asked) return null
  if (confidence >= sure.shown) return draft
  // Not sure enough for a card: asked back with what it would do.
  return doubted(draft)
}

/** Null for what has no question of its own. */
function doubted(draft: Draft): Draft | null {
  switch (draft.kind) {
    case 'capture':
      return { ...draft, doubt: draft.doubt ?? 'unread' }
    case 'class-change':
      return { ...draft, doubt: draft.doubt ?? 'unread' }
    case 'plan':
    case 'put':
    case 'swap':
    case 'unplace':
    case 'clear':
    case 'improve':
    case 'catch-up':
    case 'mark':
      return { ...draft, doubt: draft.doubt ?? 'unread' }
    default:
      return null
  }
}

/** A change of blocks of which none was named: it tells of something else. */
function namesNothing(draft: Draft): boolean {
  switch (draft.kind) {
    case 'put':
    case 'swap':
    case 'unplace':
      return !draft.operands.some((operand) => isNamed(operand) || operand.dates !== null)
    case 'mark':
      return !draft.operands.some(isNamed)
    case 'capture':
      return draft.title === '' && draft.names.length === 0
    case 'class-change':
      return draft.names.length === 0
    default:
      return false
  }
}

function kindsOf(drafts: readonly Draft[]): string {
  return drafts.map(({ kind }) => kind).join(' ')
}
