// What was learned from examples, beside the readers of single phrases: names that it knows better, and facts that they left.
import { normaliseText } from '../../../../shared/text/normalise-text.ts'
import { toSimple } from '../../../../shared/text/simple-characters.ts'
import type { Span } from '../../../../shared/time/mention.ts'
import { readNumber } from '../../../../shared/time/numbers.ts'
import { findLength } from '../../../../shared/time/said-length.ts'
import type { Ground } from '../../ground.ts'
import type { Asked } from '../asked.ts'
import type { Heard } from '../heard.ts'
import { matchCourse } from '../match-course.ts'
import type { PartsOut } from '../work/read-parts.ts'
import { topicsNamed, type Topic } from '../work/read-topics.ts'
import { spellOut } from '../work/spell-out.ts'
import type { GuideRole, ToldSpan } from './told-span.ts'

export function readTwice(
  heard: Heard,
  spans: readonly ToldSpan[],
  asked: Asked,
  ground: Ground,
): Heard {
  const topics = topicsOf(heard, spans, asked)
  const isCounted = heard.out.some(({ numbers, isAll }) => isAll || numbers.length > 0)
  const out = isCounted ? heard.out : [...heard.out, ...countedKnown(spans)]
  // "4 hours for waves" are not all of it.
  const isShared =
    topics.own.some(({ minutes }) => minutes !== null) && of(spans, 'share').length > 0
  const isAll = heard.amount?.kind !== 'minutes' || !isShared || of(spans, 'total').length > 0
  const amount = isAll ? heard.amount : null
  return { ...heard, course: courseOf(heard, spans, asked, ground), topics, out, amount }
}

const of = (spans: readonly ToldSpan[], ...roles: GuideRole[]) =>
  spans.filter(({ role }) => roles.includes(role))

/** A stranger's name that was learned to be one holds against words that only stand where one may stand. */
function courseOf(
  { course, raw, renames }: Heard,
  spans: readonly ToldSpan[],
  asked: Asked,
  { state }: Ground,
): Heard['course'] {
  const [named] = of(spans, 'course')
  // What tells something else, and no name, answers no question for a name.
  const isOther = named === undefined && spans.length > 0 && asked.course !== null
  if (course?.kind === 'new' && renames === null && isOther) return null
  if (asked.course !== null || named === undefined || (course !== null && course.kind !== 'new'))
    return course
  const isSame = course !== null && isWithin(course.said, named.text)
  return isSame ? course : matchCourse(normaliseText(toSimple(named.text)), raw, state)
}

function isWithin(one: string, other: string): boolean {
  const [a, b] = [normaliseText(toSimple(one)), normaliseText(toSimple(other))]
  return a.includes(b) || b.includes(a)
}

/** A name in one of these is none of a part. */
const clashing: GuideRole[] = ['course', 'other', 'exam', 'due', 'aside', 'wrong', 'self', 'goal']

/** A list of parts holds no name that is of something else; and one that was left is taken. */
function topicsOf({ topics, raw, renames }: Heard, spans: readonly ToldSpan[], asked: Asked) {
  const { known } = asked
  if (renames !== null) return { ...topics, listed: [] }
  const others = of(spans, ...clashing)
  const isOther = ({ title }: Topic) => {
    const start = raw.indexOf(title)
    return start >= 0 && others.some((span) => overlaps(span, { start, end: start + title.length }))
  }
  const listed = topics.listed.filter((topic) => !isOther(topic))
  const isLeft = listed.length === topics.listed.length || listed.length > 1
  const own = [...topics.own, ...sharesOf(spans, [...known.topics, ...listed]).filter(({ title }) => !topics.own.some((each) => each.title === title))] // prettier-ignore
  const names = of(spans, 'topic').filter(
    ({ text }) => topicsNamed(known.topics, text).length === 0,
  )
  const isFresh = topics.listed.length === 0 && names.length > 1
  const fresh = isFresh ? names.map(({ text: title }): Topic => ({ title, minutes: null, count: null })) : [] // prettier-ignore
  const isMore = topics.isMore || (isFresh && known.topics.length > 0)
  return { ...topics, listed: isLeft ? [...listed, ...fresh] : [], own, isMore }
}

/** "3 for waves": told beside the name, of which only the first says hours; a name has its own once. */
function sharesOf(spans: readonly ToldSpan[], topics: readonly Topic[]): Topic[] {
  const taken = new Set<string>()
  const names = spans.flatMap((span) => topicsNamed(topics, span.text).map(({ title }) => ({ title, start: span.start, end: span.end }))) // prettier-ignore
  return of(spans, 'share').flatMap((share) => {
    const near = names
      .filter(({ title }) => !taken.has(title))
      .toSorted((a, b) => distance(a, share) - distance(b, share))[0]
    const minutes = minutesIn(share.text)
    if (near === undefined || minutes === null) return []
    taken.add(near.title)
    return [{ title: near.title, minutes, count: null }]
  })
}

function distance(one: Span, other: Span): number {
  return Math.max(one.start - other.end, other.start - one.end)
}

/** A bare number counts hours. */
function minutesIn(text: string): number | null {
  const words = spellOut(toSimple(text).toLowerCase())
  const length = findLength(words)?.length
  if (length !== undefined) return length.unit === 'periods' ? null : length.amount
  const number = readNumber(words.trim()) ?? Number(words.trim())
  return number > 0 && number <= 12 ? Math.round(number * 60) : null
}

const cardinal =
  /^(\d{1,3}|[一二两三四五六七八九十]{1,3}|[a-z]{3,9})(?: ?(?:of (?:them|those|the)\b.*|个)|)$/

/** "5 of them", 12个: so many are done, from the first on. */
function countedKnown(spans: readonly ToldSpan[]): PartsOut[] {
  const known = of(spans, 'known')
  const [first, ...more] = known
  const written = cardinal.exec(toSimple(first?.text ?? '').toLowerCase())?.[1]
  const count = written === undefined ? 0 : (readNumber(written) ?? Number(written))
  if (more.length > 0 || !(count > 0)) return []
  const numbers = Array.from({ length: Math.min(200, count) }, (_, index) => index + 1)
  return [{ isOut: true, unit: null, isAll: false, numbers, words: first?.text ?? '' }]
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}
