// The readings of a message that the others rest on, each of what those before it left: days, times, parts, amounts.
import type { Ground } from '../ground.ts'
import { lexText, prepareText, type LexedText } from '../words/lexed-text.ts'
import { withoutLimits } from '../read/limits.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import { blankAll } from '../../../shared/time/read-time.ts'
import type { Asked } from './asked.ts'
import { isCorrection } from './guide-signals.ts'
import { findImpossible } from './find-impossible.ts'
import type { Known } from './known.ts'
import { readAmounts } from './work/read-amounts.ts'
import { spellOut } from './work/spell-out.ts'
import { partDates } from './part-dates.ts'
import { readDates } from './read-dates.ts'
import { namesExam } from './read/day-cues.ts'
import { readParts, type PartsOut } from './work/read-parts.ts'
import { readShares } from './work/part-shares.ts'
import { readTopics } from './work/read-topics.ts'
import { likest, topicsNamed, type Share, type Topic } from './work/topics-named.ts'
import { readDistances } from './read/said-distances.ts'
import { readSaidLimits } from './read/said-limits.ts'
import { readTold } from './reader/read-told.ts'
import { isMade, of, plain as plainWords } from './reader/told-shares.ts'
import { withLearned } from './reader/told-days.ts'
import type { ToldSpan } from './reader/told-span.ts'
import { withoutRhythm } from './work/rhythm.ts'
import { findUnits } from './work/work-units.ts'

const passes = /\b(?:pass(?:ing)?|resit|retake|ace|survive)\b|考过|通过|补考|重修|备考|过线|不挂/
const noExam =
  /\b(?:no|without an?|isn't an?|there's no|not an?) (?:exam|final|test|midterm)s?\b|(?:没有?|不用)(?:期末|期中)?考试?(?!好|过)|不(?:期末|期中)?考试|(?<![\p{Script=Han}](?<!这门课?|这课|它|都|也|今年|这?学期))不考(?!好|过|虑|试)/u

export type Words = ReturnType<typeof readWords>

/** The readings that the others rest on: what one has read is blank for the next. */
export function readWords(raw: string, asked: Asked, ground: Ground) {
  const { found: impossible, text } = findImpossible(
    partDates(prepareText(raw, ground), ground.today.date),
    ground.today.date,
    asked.isExam && asked.section === 'dates',
  )
  const spans = readTold(raw, asked.section, ground)
  const distances = readDistances(lexText(withoutLittle(text), ground), ground)
  const whole = distances.lexed
  const limits = readSaidLimits(
    whole,
    ground,
    asked.section === 'limits',
    asked.known.limits,
    asked.isLimitLast,
    spans,
  )
  const lexed = withoutLimits(whole, limits.spans)
  const dayless = withoutDays(lexed)
  // “Only between 5 and 9” leaves out no fifth.
  const timeless = text.length === raw.length ? blankAll(dayless, of(spans, 'not', 'only', 'only-if-needed', 'like')) : dayless // prettier-ignore
  const { isAmountLast, isMostLast, known } = asked
  const { topics, shares, rest } = readPartsNamed(raw, spellOut(timeless), asked, spans)
  const { left, parts, text: pieces } = readParts(withoutRhythm(rest))
  const said = readAmounts(pieces, {
    isAsked: asksWork(asked),
    hasParts: known.units.length + known.topics.length + topics.listed.length > 0,
    last: isMostLast ? 'most' : isAmountLast ? 'amount' : null,
    known,
  })
  return {
    impossible,
    text,
    distances,
    limits,
    whole,
    lexed,
    dayless,
    left,
    parts,
    topics,
    shares,
    said,
  }
}

const asksWork = ({ section }: Asked) => section === 'amount' || section === 'work'

/** The parts that are told by their names, and what is told of single ones; `text` is without days. */
function readPartsNamed(raw: string, text: string, asked: Asked, spans: readonly ToldSpan[]) {
  const { known, course } = asked
  const learned = of(spans, 'topic').map(({ text: title }): Topic => ({ title, minutes: null, count: null })) // prettier-ignore
  // Beside parts a work is one of them.
  const ofParts = known.topics.length > 0 ? (['work'] as const) : []
  const names = of(spans, 'topic', ...ofParts)
  const topics = readTopics(raw, {
    isAsked: asksWork(asked),
    known: known.topics,
    hasParts: known.topics.length + known.units.length > 0,
    course,
    told: names.map((name) => plainWords(name.text)),
  })
  const timed = topics.listed.filter(({ minutes, count }) => minutes === null && count === null)
  const units = [...known.units, ...findUnits(text).found]
  // “Slides twice, script once” lists no parts but those that are known, by whatever words.
  const isOfKnown = readShares(text, { topics: known.topics, units }).own.some(({ title }) => title !== null) // prettier-ignore
  const isFresh = ({ title }: Topic) => !isOfKnown || likest(known.topics, plainWords(title)) === null // prettier-ignore
  const shares = readShares(text, {
    topics: unique([...known.topics, ...[...timed, ...learned].filter(isFresh)]),
    units,
  })
  const listed = topics.listed.filter(isFresh)
  return {
    topics: { ...topics, listed },
    shares,
    rest: blankAll(topics.taken.reduce(withoutWords, text), shares.spans),
  }
}

/** Each once, by its first name. */
function unique(topics: readonly Topic[]): Topic[] {
  return topics.filter(({ title }, at) => topicsNamed(topics.slice(0, at), title).length === 0)
}

function withoutWords(text: string, words: string): string {
  const at = text.indexOf(words)
  return at < 0 ? text : blankOut(text, at, at + words.length)
}

/** The days, and what is said of an exam. */
export function hearDays(
  { text, whole, distances, limits, parts }: Words,
  spans: readonly ToldSpan[],
  asked: Asked,
  ground: Ground,
) {
  // 4和7不考: parts are not examined, and there is an exam.
  const isOut = of(spans, 'out').length > 0 && of(spans, 'no-exam').length === 0
  const tested = withoutMade(text, spans)
  const exam = examOf(withoutOut(tested, parts, asked))
  const isExam = isOut && exam === false ? null : exam
  const isAsked = asked.section === 'dates' || isCorrection(text)
  const hints = { isExam: isExam ?? asked.isExam, takesBare: asked.isDayOpen, isAsked }
  const { shift, beforeExam } = distances
  const days = withLearned(limits.days, text, spans, hints)
  const dates = readDates(whole, days, beforeExam, ground, hints)
  return { isExam, sitting: sittingOf(tested), dates, shift }
}

/** “Except editing, which is 30” leaves out no part. */
export function isOfPart(
  { numbers, isAll, words }: PartsOut,
  topics: readonly Topic[],
  own: readonly Share[] = [],
): boolean {
  const named = topicsNamed(topics, words)
  const isTimed = named.some(({ title }) => own.some((share) => share.title === title))
  return isAll || numbers.length > 0 || (named.length > 0 && !isTimed)
}

/** That a part is not examined says nothing of the exam. */
function withoutOut(text: string, parts: Words['parts'], { known }: Asked): string {
  return parts
    .filter((part) => isOfPart(part, known.topics))
    .reduce((left, { words }) => left.replace(words, ' '), text)
}

/** A final project is no final. */
function withoutMade(text: string, spans: readonly ToldSpan[]): string {
  const works = of(spans, 'work').filter((span) => isMade(span.text))
  return works.reduce((left, work) => left.replace(plainWords(work.text), ' '), text)
}

/** False where there is none, null where nothing is said of one. */
function examOf(text: string): boolean | null {
  if (noExam.test(text)) return false
  return namesExam(text) || passes.test(text) ? true : null
}

function sittingOf(text: string): Known['sitting'] {
  if (/\bmid-?terms?\b|期中/.test(text)) return 'midterm'
  return /\bfinals?\b|(?<!学)期末/.test(text) ? 'final' : null
}

/** 每天一点点 is no one o'clock, and a morning person no time to keep free. */
function withoutLittle(text: string): string {
  return text.replaceAll(
    /一点点|(?<=每天(?:都)?(?:学|来|做|看|复习)?)一点|[单双]周(?![一二三四五六日天末])|\b(?:morning|evening|night) (?:person|people|owl)\b/g,
    (words) => ' '.repeat(words.length),
  )
}

/** Days and times are no amounts and no names of courses. */
function withoutDays({ text, days, times }: LexedText): string {
  return [...days, ...times].reduce((left, { start, end }) => blankOut(left, start, end), text)
}
