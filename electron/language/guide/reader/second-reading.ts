// What was learned from examples, beside the readers of single phrases: names that it knows better, and facts that they left.
import { upperFirst } from '../../../../shared/text/as-sentence.ts'
import { normaliseText } from '../../../../shared/text/normalise-text.ts'
import { toSimple } from '../../../../shared/text/simple-characters.ts'
import type { Span } from '../../../../shared/time/mention.ts'
import { findCount } from '../../../../shared/time/said-length.ts'
import type { Ground } from '../../ground.ts'
import type { Asked } from '../asked.ts'
import { readSection } from '../guide-signals.ts'
import type { Heard } from '../heard.ts'
import { namesExam } from '../read/day-cues.ts'
import { coursesOf, matchCourse, type CourseMatch } from '../match-course.ts'
import { isOfDone, piecesIn, type PartsOut } from '../work/read-parts.ts'
import { likest, topicsNamed, type Topic } from '../work/topics-named.ts'
import type { GuideUnits } from '../work/work-units.ts'
import { between, farthest, isMade, made, minutesIn, numberIn, of, plain } from './told-shares.ts' // prettier-ignore
import type { GuideRole, ToldSpan } from './told-span.ts'

export function readTwice(
  heard: Heard,
  spans: readonly ToldSpan[],
  asked: Asked,
  ground: Ground,
): Heard {
  const topics = topicsOf(heard, spans, asked)
  const isCounted = heard.out.some(({ numbers, isAll }) => isAll || numbers.length > 0)
  const done = [...(isCounted ? [] : countedKnown(spans, heard, asked)), ...namedOut(spans, topics.listed, heard, asked)] // prettier-ignore
  // "5 of them are finished" counts no further five.
  const units = done.length > 0 ? heard.units.filter(isNamed) : heard.units
  // "4 hours for waves" are not all of it.
  const isShared =
    heard.shares.own.some(({ minutes }) => minutes !== null) && of(spans, 'share').length > 0
  const isAll = heard.amount?.kind !== 'minutes' || !isShared || of(spans, 'total').length > 0
  const course = courseOf(heard, spans, asked, ground)
  const work = heard.work ?? workOf(heard, spans, asked)
  const renames = heard.course === null && course?.kind === 'known' && asked.course !== null ? 'surely' : heard.renames // prettier-ignore
  const told = { ...heard, course, renames, work, topics, out: [...heard.out, ...done], units }
  return ofSessions({ ...told, amount: isAll ? heard.amount : null }, spans, asked)
}

/** “Scratch ODEs”, 曲线积分先别加, “put recursion back in”: parts that were learned to be left out, known or in again. */
function namedOut(
  spans: readonly ToldSpan[],
  listed: readonly Topic[],
  { out, raw }: Heard,
  { known }: Asked,
): PartsOut[] {
  const topics = [...known.topics, ...known.dropped, ...listed]
  // A bare name in a list of them is known by no word.
  const isSaid = ({ start, end }: ToldSpan) => isOfDone(plain(clauseIn(raw, start, end)))
  return of(spans, 'known', 'out', 'back').flatMap((span) => {
    const { text, start, end, role } = span
    const { unit, numbers } = piecesIn(plain(text))
    const isNamed = topicsNamed(topics, text).length > 0
    const isNumbered = numbers.length > 0 && (unit !== null || role !== 'known')
    const isHeard = out.some((each) => plain(each.words).includes(plain(text)) || numbers.some((number) => each.numbers.includes(number))) // prettier-ignore
    const isBare = !isSaid(span) && topicsNamed(listed, text).length > 0
    if (isHeard || isBare || !(isNamed || isNumbered) || isHalf.test(raw.slice(start, end + farthest))) return [] // prettier-ignore
    return [{ isOut: role !== 'back', unit, isAll: false, numbers: isNamed ? [] : numbers, words: text }] // prettier-ignore
  })
}

function clauseIn(raw: string, start: number, end: number): string {
  return `${raw.slice(0, start).split(listMarks).at(-1) ?? ''}${raw.slice(start, end)}${raw.slice(end).split(listMarks)[0] ?? ''}`
}

const isHalf = /\b(?:half|partly|some|most|a bit)\b|一半|一些|一点|大部分/

/** A length that nobody calls one of all, and that was learned to be of one session, is of one; “6 of them” counts those. */
function ofSessions(heard: Heard, spans: readonly ToldSpan[], { section, known }: Asked): Heard {
  const { amount, scope, mostADay } = heard
  const { own, eachCount } = heard.shares
  // What parts of the same list have is no total, and “once” behind eight chapters is of each of them.
  if (amount?.kind === 'sessions' && scope !== 'all') {
    if (heard.topics.listed.some(({ count }) => count !== null)) return { ...heard, amount: null }
    const parts = known.topics.length + known.units.reduce((sum, { count }) => sum + count, 0)
    if (amount.count * 2 <= parts && known.amount?.kind !== 'sessions') return { ...heard, amount: null, shares: { own, eachCount: amount.count }, mostADay: amount.minutes ?? mostADay } // prettier-ignore
  }
  // Beside sessions of the parts a length is of one session.
  if (amount?.kind === 'minutes' && scope !== 'all' && (eachCount !== null || own.some(({ count }) => count !== null))) return { ...heard, amount: null, mostADay: amount.minutes } // prettier-ignore
  const isTotal = scope === 'all' || section === 'amount' || (of(spans, 'total').length > 0 && mostADay === null) // prettier-ignore
  if (amount?.kind === 'minutes' && !isTotal) {
    const piece = isTold(spans, amount.minutes, 'piece')
    // What is told once more, of a day or a part that has no place, changes nothing of all of it.
    const isSecond =
      known.amount?.kind === 'minutes' &&
      !heard.isCorrection &&
      (mostADay !== null || isTold(spans, amount.minutes, 'each', 'share', 'most', 'rate'))
    if (piece && known.amount?.kind === 'sessions') return { ...heard, amount: { ...known.amount, minutes: amount.minutes } } // prettier-ignore
    return piece || isSecond ? { ...heard, amount: null, mostADay: piece ? amount.minutes : mostADay } : heard // prettier-ignore
  }
  const count = numberIn(of(spans, 'left', 'sessions')[0]?.text)
  const isCounted = mostADay !== null && amount === null && count > 1 && isTold(spans, mostADay, 'piece') // prettier-ignore
  return isCounted ? { ...heard, amount: { kind: 'sessions', count, minutes: mostADay }, mostADay: null } : heard // prettier-ignore
}

function isTold(spans: readonly ToldSpan[], minutes: number, ...roles: GuideRole[]): boolean {
  return of(spans, ...roles).some(({ text }) => minutesIn(text) === minutes)
}

/** As much of a title as anyone reads. */
const longestWork = 60

/** What the work is called, and what it is about: its title, as long as no other is told. */
function workOf(
  { raw, topics, title }: Heard,
  spans: readonly ToldSpan[],
  asked: Asked,
): string | null {
  const { known } = asked
  const isPart = (text: string) => topicsNamed([...known.topics, ...topics.listed], text).length > 0
  const names = [
    ...of(spans, 'course').flatMap(({ text }) => made.exec(text)?.[0] ?? []),
    ...of(spans, 'work').map(({ text }) => text),
  ]
    .map((text) => text.replace(/^[篇个份次门]/u, '').trim())
    .filter(
      (text) =>
        text.length > 1 &&
        !isPart(text) &&
        findCount(plain(text)) === null &&
        (!namesExam(plain(text)) || isMade(text)) &&
        !(known.work ?? '').includes(text),
    )
  if (
    (asked.isExam && !asked.isFirst) ||
    names.length === 0 ||
    title !== null ||
    topics.listed.length > 1
  )
    return null
  const joint = /\p{Script=Han}/u.test(raw) ? '：' : ': '
  const whole = [...(known.work === null ? [] : [known.work]), ...names].join(joint)
  return upperFirst(Array.from(whole).slice(0, longestWork).join(''))
}

/** A stranger's name that was learned to be one holds against words that only stand where one may stand. */
function courseOf(
  { course, raw, renames }: Heard,
  spans: readonly ToldSpan[],
  asked: Asked,
  { state }: Ground,
): Heard['course'] {
  // “Topics: …” is a heading, and “option B” no name.
  const name = of(spans, 'course').find(
    ({ text }) => / /.test(text) || readSection(normaliseText(toSimple(text))) === null,
  )
  const named = name === undefined ? undefined : withJoined(name, spans, raw)
  // “Sorry, physics”: of a stranger and a course of the schedule that one is meant.
  const known = asked.known.course?.isKnown === false && named !== undefined && named.start < farthest && course === null ? knownAs(named.text, raw, state) : null // prettier-ignore
  if (known !== null) return known
  // What tells something else, and no name, answers no question for a name.
  const isOther = named === undefined && spans.length > 0 && asked.course !== null
  if (course?.kind === 'new' && renames === null && isOther) return null
  if (asked.course !== null || named === undefined || (course !== null && course.kind !== 'new'))
    return course
  const match =
    knownBy(toSimple(named.text), state) ??
    matchCourse(normaliseText(toSimple(named.text)), raw, state)
  const isSame = course !== null && isWithin(course.said, named.text) && match.kind === 'new'
  return isSame ? course : match
}

/** “Signals and Systems”: the one part that a course is joined to is of its name. */
function withJoined(name: ToldSpan, spans: readonly ToldSpan[], raw: string): ToldSpan {
  const [part, ...more] = of(spans, 'topic')
  const isJoined = part !== undefined && more.length === 0 && /^ (?:and|&) $/.test(raw.slice(name.end, part.start)) // prettier-ignore
  return isJoined ? { ...name, end: part.end, text: raw.slice(name.start, part.end) } : name
}

function knownAs(name: string, raw: string, state: Ground['state']): CourseMatch | null {
  const match = knownBy(toSimple(name), state) ?? matchCourse(normaliseText(toSimple(name)), raw, state) // prettier-ignore
  return match.kind === 'known' ? match : null
}

/** 史纲, where one course of the schedule alone has it in its name. */
function knownBy(name: string, state: Ground['state']): CourseMatch | null {
  if (!/^\p{Script=Han}{2,4}$/u.test(name)) return null
  const [course, ...more] = coursesOf(state).filter((each) => toSimple(each).includes(name))
  return course === undefined || more.length > 0 ? null : { kind: 'known', course }
}

function isWithin(one: string, other: string): boolean {
  const [a, b] = [normaliseText(toSimple(one)), normaliseText(toSimple(other))]
  return a.includes(b) || b.includes(a)
}

/** A name in one of these is none of a part. */
const clashing: GuideRole[] = ['course', 'other', 'exam', 'due', 'aside', 'wrong', 'self', 'goal']

/** A list of parts holds no name that is of something else; and one that was left is taken. */
function topicsOf(
  { topics, raw, renames, shares }: Heard,
  spans: readonly ToldSpan[],
  asked: Asked,
) {
  const { known } = asked
  if (renames !== null) return { ...topics, listed: [] }
  const parts = namedParts(raw, spans)
  // Once the course is known, or named before it, a name in a list is none of another.
  const [first] = of(spans, 'course')
  const others = of(spans, ...clashing).filter((span) => !parts.includes(span) && (span.role !== 'course' || (asked.course === null && span.text === first?.text))) // prettier-ignore
  const named = of(spans, 'topic').map(({ text }) => plain(text))
  const isOther = ({ title }: Topic) => {
    // 代数 stands in 线性代数 too.
    if (named.some((name) => name.includes(plain(title)))) return false
    // “Speed and braking distances” is one where “distances” alone is taken for something else.
    const isMost = (start: number) => others.some((span) => Math.min(span.end, start + title.length) - Math.max(span.start, start) > title.length / 2) // prettier-ignore
    const places = [...raw.matchAll(new RegExp(RegExp.escape(title), 'g'))].map(
      ({ index }) => index,
    )
    return places.length > 0 && places.every(isMost)
  }
  const listed = topics.listed.filter((topic) => !isOther(topic)).flatMap((topic) => cutByNames(topic, raw, spans)) // prettier-ignore
  const isLeft = listed.length === topics.listed.length || listed.length > 1
  const isListed = (name: string) => listed.some(({ title }) => plain(title).includes(plain(name)))
  // What stands in another sentence than the list is spoken of, and no part of it.
  const isBeside = ({ start, end }: Span) =>
    listed.length === 0 || listed.some(({ title }) => raw.includes(title) && !fullStops.test(between({ start, end }, placeIn(raw, title), raw))) // prettier-ignore
  const names = parts.filter(
    (part) =>
      isBeside(part) &&
      !isListed(part.text) &&
      topicsNamed([...known.topics, ...listed], part.text).length === 0 &&
      (shares.own.length === 0 || likest(known.topics, plain(part.text)) === null),
  )
  const isFresh = names.length + listed.length > 1 && parts.length > 1
  const fresh = isFresh ? names.map(({ text: title }): Topic => ({ title, minutes: null, count: null })) : [] // prettier-ignore
  const isMore = topics.isMore || (fresh.length > 0 && known.topics.length > 0)
  return {
    ...topics,
    listed: isLeft || fresh.length > 0 ? inOrder([...listed, ...fresh], raw) : [],
    isMore,
  }
}

/** 图论和集合论没看: where two parts were learned to stand, words around them are none; and what is known is no part. */
function cutByNames(topic: Topic, raw: string, spans: readonly ToldSpan[]): Topic[] {
  const start = raw.indexOf(topic.title)
  const inside = spans.filter((span) => start >= 0 && span.start >= start && span.end <= start + topic.title.length) // prettier-ignore
  const names = of(inside, 'topic')
  const areJoined = names.every((name, at) => at === 0 || joins.test(raw.slice(names[at - 1]?.end, name.start))) // prettier-ignore
  if (names.length > 1 && areJoined) return names.map(({ text }) => ({ ...topic, title: text }))
  const isKnown = of(inside, 'known', 'out').some(
    ({ text }) => text.length + 1 < topic.title.length,
  )
  return names.length === 0 && isKnown ? [] : [topic]
}

const fullStops = /[.。!！?？\n]/

function placeIn(raw: string, title: string): Span {
  const start = plain(raw).indexOf(plain(title))
  return { start, end: start + title.length }
}

function inOrder(topics: readonly Topic[], raw: string): Topic[] {
  return topics.toSorted((a, b) => placeIn(raw, a.title).start - placeIn(raw, b.title).start)
}

/** What is joined to a part is one too: "waves and optics are on it". */
function namedParts(raw: string, spans: readonly ToldSpan[]): ToldSpan[] {
  const parts: ToldSpan[] = []
  let last: ToldSpan | undefined
  for (const span of spans) {
    const between = last === undefined ? '' : raw.slice(last.end, span.start)
    const isJoined =
      joins.test(between) &&
      (span.role === 'course' || span.role === 'back' || span.role === 'topic')
    // “Series and integration, that's all I'm worried about”: both are parts, however they are felt.
    if (isJoined && last !== undefined && felt.has(last.role)) parts.push(last)
    const half = parts.at(-1)
    // 二叉 and 树遍历 touch: they are one name, cut by the reader.
    if (span.role === 'topic' && half?.end === span.start)
      parts.splice(-1, 1, { ...span, start: half.start, text: half.text + span.text })
    else if (span.role === 'topic' || isJoined) parts.push(span)
    last = span
  }
  return parts
}

const listMarks = /[,，、;；:：.。!！?？…()（）\n]/
const felt = new Set<GuideRole>(['hard', 'easy', 'level'])
const joins = /^(?:,? ?(?:and|&)|[,、，]|和|跟|与|以及) ?$/

/** "5 of them" are of a kind that was named elsewhere. */
function isNamed({ unit, name }: GuideUnits): boolean {
  return unit !== 'piece' || name !== undefined
}

/** "5 of them", 12个: so many are done, from the first on; of named parts, or of two kinds, it is not clear which. */
function countedKnown(
  spans: readonly ToldSpan[],
  { units, topics }: Heard,
  { known }: Asked,
): PartsOut[] {
  const kinds = new Set(
    [...known.units, ...units].filter(isNamed).map(({ unit, name }) => `${unit} ${name}`),
  )
  if (kinds.size !== 1 || known.topics.length + topics.listed.length > 0) return []
  const [first, ...more] = of(spans, 'known')
  const count = numberIn(first?.text)
  if (more.length > 0 || !(count > 0)) return []
  const numbers = Array.from({ length: Math.min(200, count) }, (_, index) => index + 1)
  return [{ isOut: true, unit: null, isAll: false, numbers, words: first?.text ?? '' }]
}
