// Folds all that was said in a guide into what is known, message by message; nothing of it is kept anywhere else.
import { assertNever } from '../../../shared/assert-never.ts'
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import type { GuidePack } from '../../../shared/guide/guide-pack.ts'
import type { GuideMessage } from '../../../shared/guide/guide-record.ts'
import type { SlotChange } from '../../../shared/guide/guide-slots.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { Ground } from '../ground.ts'
import type { Asked } from './asked.ts'
import { hear } from './hear.ts'
import { sectionsOf, type Heard } from './heard.ts'
import { saidOn } from './said-before.ts'
import { nothingKnown, type Known, withDoubt } from './known.ts'
import { doubtThere } from './doubt-whole.ts'
import { hasAmount, hasWhen, takeHeard } from './learn.ts'
import { nextNeed } from './next-need.ts'
import { isSameDoubt, settleByUse, settleDoubt } from './settle-doubt.ts'
import { setSlots } from './set-slots.ts'
import { startFromPack } from './start-from-pack.ts'
import { optionsFor, suggestionsFor } from './suggestions.ts'

/** What a message was heard as, and what would be known had it been another: `again` after the same talk, `alone` of the same course. */
export type Listened = Record<'again' | 'alone', (text: string) => Known> & {
  known: Known
  heard: Heard
  asking: Asked
}

export type Folded = {
  known: Known
  /** What was known before the newest message. */
  before: Known
  heard: Heard | null
  /** With what it was heard. */
  asking: Asked | null
  /** The section that the newest message answered. */
  asked: GuideSection | null
  /** Sections asked about so far, in order. */
  asks: GuideSection[]
  /** Of each message that is not answered yet. */
  listened: Listened[]
  /** Whether a draft could be proposed before the newest message. */
  isDrafted: boolean
}

/** `isAsked`: a question stands before the next words. */
type Fold = Folded & { doubtAsks: number; misses: GuideSection[]; isAsked: boolean }

const nothingYet: Fold = {
  known: nothingKnown,
  before: nothingKnown,
  heard: null,
  asking: null,
  asked: null,
  asks: [],
  listened: [],
  isDrafted: false,
  doubtAsks: 0,
  misses: [],
  isAsked: false,
}

export function foldGuide(facts: TurnFacts): Folded {
  const folds = foldEach(facts)
  const folded = folds.at(-1) ?? nothingYet
  const isShown = facts.guide?.draft !== null && facts.guide?.draft !== undefined
  const { packs = [], messages = [] } = facts.guide ?? {}
  const after = (fold: Fold) => (text: string) => listen(fold, { who: 'person', text, section: null }, facts, packs).known // prettier-ignore
  const { course } = folded.known
  const alone = after({ ...nothingYet, known: { ...nothingKnown, course } })
  const answered = messages.findLastIndex(({ who }) => who === 'weekloom')
  const listened = folds.flatMap(({ known, heard, asking }, index): Listened[] =>
    index <= answered || messages[index]?.set !== undefined || heard === null || asking === null
      ? []
      : [{ known, heard, asking, alone, again: after(folds[index - 1] ?? nothingYet) }],
  )
  return { ...folded, listened, isDrafted: folded.isDrafted || isShown }
}

/** What is known after each message. */
export function knownAfterEach(facts: TurnFacts): Known[] {
  return foldEach(facts).map(({ known }) => known)
}

/** Of the person's messages the newest, from `first` on, that told something; null for none. */
export function findLastStep(facts: TurnFacts, first: number): number | null {
  const messages = facts.guide?.messages ?? []
  const known = knownAfterEach(facts)
  const told = messages.findLastIndex(
    ({ who }, index) =>
      index >= first && who === 'person' && !isSameValue(known[index], known[index - 1]),
  )
  return told < 0 ? null : told
}

function foldEach(facts: TurnFacts): Fold[] {
  const messages = facts.guide?.messages ?? []
  const days = saidOn(messages, facts)
  const folds: Fold[] = []
  for (const [index, message] of messages.entries())
    folds.push(hearOne(folds.at(-1) ?? nothingYet, message, days[index] ?? facts, facts))
  return folds
}

function hearOne(fold: Fold, message: GuideMessage, ground: Ground, facts: TurnFacts): Fold {
  if (message.who === 'weekloom') return noteAsked(fold, message)
  const packs = facts.guide?.packs ?? []
  return message.set === undefined
    ? listen(fold, message, ground, packs)
    : takeSet(fold, message.set, ground, packs)
}

/** Set by hand: it holds, and what was asked stays asked. */
function takeSet(
  fold: Fold,
  change: SlotChange,
  ground: Ground,
  packs: readonly GuidePack[],
): Fold {
  const { known: before } = fold
  const set = doubtThere(before, setSlots(before, change, ground), ground)
  const known = startFromPack(before, set, packs, ground)
  const isDrafted = fold.isDrafted || nextNeed(known, fold.asks, ground).kind === 'draft'
  return { ...fold, known, before, isDrafted, doubtAsks: 0, misses: [] }
}

function noteAsked(fold: Fold, { section }: GuideMessage): Fold {
  const asks = section === null || fold.isDrafted ? fold.asks : [...fold.asks, section]
  return { ...fold, asked: section, asks, isAsked: true }
}

function listen(
  fold: Fold,
  { text }: GuideMessage,
  ground: Ground,
  packs: readonly GuidePack[],
): Fold {
  const { known: before, asked, asks, isDrafted } = fold
  const asking: Asked = {
    section: asked ?? before.reopened,
    isExam: before.isExam || before.exam !== null,
    isFirst: fold.heard === null,
    course: before.course?.name ?? null,
    isDayOpen: before.exam === null && before.due === null,
    isAmountLast: fold.heard?.amount?.kind === 'minutes',
    isMostLast: fold.heard !== null && fold.heard.mostADay !== null,
    isLimitLast: fold.heard !== null && fold.heard.limits !== null,
    known: before,
  }
  const heard = hear(text, asking, ground)
  const answered = answerDoubt(fold, heard)
  const offered = takeOffer(answered.known, answered.left, asked, ground)
  const isReopened = (section: GuideSection) => before.reopened === section
  const taking = {
    ground,
    isFree: (section: 'course' | 'dates' | 'amount') =>
      isDrafted ||
      heard.isCorrection ||
      asked === section ||
      isReopened(section) ||
      (section === 'amount' && asked === 'work'),
  }
  const taken = takeHeard({ ...offered, reopened: null }, answered.left, taking, before)
  const begun = startFromPack(before, taken, packs, ground)
  const corrected = correct(fold, begun, answered.left, answered.isSettled)
  const misses = missedOf(fold, corrected, heard, ground)
  const settled = leaveOpen(corrected, fold, heard, misses, ground)
  const need = nextNeed(settled, asks, ground)
  const isSame = isSameDoubt(settled.doubts[0], before.doubts[0])
  return {
    known: settled,
    before,
    heard,
    asking,
    asked,
    asks,
    listened: [],
    isDrafted: isDrafted || need.kind === 'draft',
    doubtAsks: isSame ? fold.doubtAsks + 1 : 0,
    misses,
    isAsked: false,
  }
}

/** Asked about once, and once more where the answer was none; then what was said last counts. */
function answerDoubt({ known, doubtAsks, isAsked }: Fold, heard: Heard) {
  const [doubt] = known.doubts
  if (doubt === undefined || !isAsked) return { known, left: heard, isSettled: false }
  const settled = settleDoubt(doubt, known, heard)
  if (settled !== null) {
    // Its yes, or its letter, has been said to the doubt.
    const left: Heard = { ...settled.left, option: null, signal: 'none' }
    return { known: settled.known, left, isSettled: true }
  }
  return doubtAsks < 1 || heard.question !== null
    ? { known, left: heard, isSettled: false }
    : { known: settleByUse(doubt, known), left: heard, isSettled: true }
}

/** A yes takes the guess, a letter its option; where there is something already it means something else. */
function takeOffer(known: Known, heard: Heard, asked: GuideSection | null, ground: Ground): Known {
  if (asked === null || known.doubts.length > 0 || isFilled(asked, known, ground)) return known
  const saysMore = sectionsOf(heard).includes(asked) || heard.course !== null
  if (saysMore) return known
  if (heard.option !== null)
    return { ...known, ...optionsFor(asked, known, ground)[heard.option]?.patch }
  const isTaken = heard.signal === 'agree' || heard.signal === 'agree-but'
  return isTaken ? { ...known, ...suggestionsFor(asked, known, ground)[0]?.patch } : known
}

export function isFilled(section: GuideSection, known: Known, ground: Ground): boolean {
  switch (section) {
    case 'course':
      return known.course !== null
    case 'dates':
      return hasWhen(known, ground)
    case 'work':
    case 'amount':
      return hasAmount(known)
    case 'effort':
      return known.difficulty !== null
    case 'limits':
      return known.limits !== null
    case 'strategy':
      return known.strategy !== null
    case 'profile':
      return known.profile.length > 0
    default:
      return assertNever(section)
  }
}

/** Told to be wrong, without what is right: that is asked, and where it is not clear of what, first that. */
function correct(
  { asks, asked, isDrafted, before }: Fold,
  known: Known,
  heard: Heard,
  isSettled: boolean,
): Known {
  if (isSettled || known.doubts.length > 0 || sectionsOf(heard).length > 0) return known
  const isWrong = heard.signal === 'no' && heard.isCorrection
  const isBack = heard.section === 'before'
  if (!isWrong && !isBack && heard.signal !== 'agree-but') return known
  if (heard.course !== null && (heard.course.kind !== 'new' || known.course !== before.course))
    return known
  const { section } = heard
  if (section !== null && section !== 'before') {
    // "No" to a guess, in the words of its own question, is asked again.
    return isDrafted || section !== asked ? { ...known, reopened: section } : known
  }
  if (isBack) {
    const last = asked === null || isDrafted ? asks.at(-1) : asks.findLast((each) => each !== asked)
    return last === undefined
      ? withDoubt(known, { kind: 'which-section' })
      : { ...known, reopened: last }
  }
  return isDrafted ? withDoubt(known, { kind: 'which-section' }) : known
}

/** Sections whose question was answered in few words that say nothing of it, one entry for each time. */
function missedOf(fold: Fold, known: Known, heard: Heard, ground: Ground): GuideSection[] {
  const { asked, misses, isDrafted } = fold
  const isMiss =
    asked !== null &&
    !isDrafted &&
    heard.length !== 'long' &&
    (heard.question === null || heard.question === 'other') &&
    fold.known.doubts.length === 0 &&
    !isFilled(asked, known, ground)
  return isMiss ? [...misses, asked] : misses
}

/** Left to us at once, or after two short answers in a row that say nothing of it: the topic changes. */
function leaveOpen(
  known: Known,
  { asked, isDrafted, heard }: Fold,
  { signal }: Heard,
  misses: readonly GuideSection[],
  ground: Ground,
): Known {
  if (asked === null || asked === 'course' || known.settled.includes(asked) || isDrafted)
    return known
  const isTwice = misses.length > 1 && misses.slice(-2).every((section) => section === asked)
  // Who does not know has been offered a guess by then.
  const isGuessed = heard?.length === 'very-short' || heard?.signal === 'unsure'
  const isLeft =
    (signal === 'leave' || (signal === 'unsure' && isGuessed)) && misses.at(-1) === asked
  if (!isTwice && !isLeft) return known
  // "You decide" of a guess takes it.
  if (signal === 'leave' && isGuessed)
    return { ...known, ...suggestionsFor(asked, known, ground)[0]?.patch }
  // "You decide", said twice running: what is left is decided too.
  const isAll = signal === 'leave' && heard?.signal === 'leave'
  const settled: GuideSection[] = isAll
    ? [...known.settled, asked, 'effort']
    : [...known.settled, asked]
  return { ...known, settled }
}
