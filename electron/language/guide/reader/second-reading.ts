// What was learned from examples, beside the readers of single phrases: names that it knows better, and facts that they left.
import { upperFirst } from '../../../../shared/text/as-sentence.ts'
import { normaliseText } from '../../../../shared/text/normalise-text.ts'
import { toSimple } from '../../../../shared/text/simple-characters.ts'
import type { Span } from '../../../../shared/time/mention.ts'
import { readNumber } from '../../../../shared/time/numbers.ts'
import { findLength } from '../../../../shared/time/said-length.ts'
import type { Ground } from '../../ground.ts'
import type { Asked } from '../asked.ts'
import { readSection } from '../guide-signals.ts'
import type { Heard } from '../heard.ts'
import { namesExam } from '../read/day-cues.ts'
import { coursesOf, matchCourse, type CourseMatch } from '../match-course.ts'
import type { PartsOut } from '../work/read-parts.ts'
import { placeOf, topicsNamed, type Topic } from '../work/topics-named.ts'
import type { GuideUnits } from '../work/work-units.ts'
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
  const done = isCounted ? [] : countedKnown(spans, heard, asked)
  // "5 of them are finished" counts no further five.
  const units = done.length > 0 ? heard.units.filter(isNamed) : heard.units
  // "4 hours for waves" are not all of it.
  const isShared =
    topics.own.some(({ minutes }) => minutes !== null) && of(spans, 'share').length > 0
  const isAll = heard.amount?.kind !== 'minutes' || !isShared || of(spans, 'total').length > 0
  const course = courseOf(heard, spans, asked, ground)
  const work = heard.work ?? workOf(heard, spans, asked)
  const told = { ...heard, course, work, topics, out: [...heard.out, ...done], units }
  return ofSessions({ ...told, amount: isAll ? heard.amount : null }, spans, asked)
}

/** A length that nobody calls one of all, and that was learned to be of one session, is of one; “6 of them” counts those. */
function ofSessions(heard: Heard, spans: readonly ToldSpan[], { section, known }: Asked): Heard {
  const { amount, scope, mostADay } = heard
  const isTotal = scope === 'all' || section === 'amount' || of(spans, 'total').length > 0
  if (amount?.kind === 'minutes' && !isTotal) {
    const piece = isTold(spans, amount.minutes, 'piece')
    // What is told once more, of a day or a part that has no place, changes nothing of all of it.
    const isSecond =
      known.amount?.kind === 'minutes' &&
      !heard.isCorrection &&
      isTold(spans, amount.minutes, 'each', 'share', 'most', 'rate')
    if (piece && known.amount?.kind === 'sessions') return { ...heard, amount: { ...known.amount, minutes: amount.minutes } } // prettier-ignore
    return piece || isSecond ? { ...heard, amount: null, mostADay: piece ? amount.minutes : mostADay } : heard // prettier-ignore
  }
  const count = numberIn(of(spans, 'left', 'sessions')[0]?.text)
  const isCounted =
    mostADay !== null && amount === null && count > 1 && isTold(spans, mostADay, 'piece')
  return isCounted ? { ...heard, amount: { kind: 'sessions', count, minutes: mostADay }, mostADay: null } : heard // prettier-ignore
}

function isTold(spans: readonly ToldSpan[], minutes: number, ...roles: GuideRole[]): boolean {
  return of(spans, ...roles).some(({ text }) => minutesIn(text) === minutes)
}

function numberIn(text: string | undefined): number {
  const written = cardinal.exec(plain(text ?? ''))?.[1]
  return written === undefined ? 0 : (readNumber(written) ?? Number(written))
}

/** What is made or read for a course, behind its name. */
const made =
  /(?:lab |term |book )?(?:reports?|essays?|papers?|presentations?|thesis|projects?|posters?|readings?)$|(?:读书笔记|实验报告|报告|论文|作文|展示|演讲|大作业|课程设计|阅读)$/iu

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
        !namesExam(plain(text)) &&
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

const of = (spans: readonly ToldSpan[], ...roles: GuideRole[]) =>
  spans.filter(({ role }) => roles.includes(role))

/** A stranger's name that was learned to be one holds against words that only stand where one may stand. */
function courseOf(
  { course, raw, renames }: Heard,
  spans: readonly ToldSpan[],
  asked: Asked,
  { state }: Ground,
): Heard['course'] {
  // “Topics: …” is a heading.
  const named = of(spans, 'course').find(
    ({ text }) => / /.test(text) || readSection(normaliseText(toSimple(text))) === null,
  )
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
function topicsOf({ topics, raw, renames }: Heard, spans: readonly ToldSpan[], asked: Asked) {
  const { known } = asked
  if (renames !== null) return { ...topics, listed: [] }
  const parts = namedParts(raw, spans)
  const others = of(spans, ...clashing).filter((span) => !parts.includes(span))
  const named = of(spans, 'topic').map(({ text }) => plain(text))
  const isOther = ({ title }: Topic) => {
    // 代数 stands in 线性代数 too.
    if (named.some((name) => name.includes(plain(title)))) return false
    const start = raw.indexOf(title)
    const end = start + title.length
    // “Speed and braking distances” is one where “distances” alone is taken for something else.
    const isMost = (span: ToldSpan) =>
      Math.min(span.end, end) - Math.max(span.start, start) > title.length / 2
    return start >= 0 && others.some(isMost)
  }
  const listed = topics.listed.filter((topic) => !isOther(topic))
  const isLeft = listed.length === topics.listed.length || listed.length > 1
  const own = [...topics.own, ...sharesOf(raw, spans, [...known.topics, ...listed]).filter(({ title }) => !topics.own.some((each) => each.title === title))] // prettier-ignore
  const isListed = (name: string) => listed.some(({ title }) => plain(title).includes(plain(name)))
  const names = parts.filter(
    ({ text }) => !isListed(text) && topicsNamed([...known.topics, ...listed], text).length === 0,
  )
  const isFresh = names.length + listed.length > 1 && parts.length > 1
  const fresh = isFresh ? names.map(({ text: title }): Topic => ({ title, minutes: null, count: null })) : [] // prettier-ignore
  const isMore = topics.isMore || (fresh.length > 0 && known.topics.length > 0)
  return { ...topics, listed: isLeft || fresh.length > 0 ? [...listed, ...fresh] : [], own, isMore }
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

const felt = new Set<GuideRole>(['hard', 'easy', 'level'])
const joins = /^(?:,? ?(?:and|&)|[,、，]|和|跟|与|以及) ?$/

const plain = (words: string) => toSimple(words).toLowerCase()

/** Farther off a name is not what a time was told of. */
const farthest = 14

/** "3 for waves": told beside the name, of which only the first says hours; a name has its own once. */
function sharesOf(raw: string, spans: readonly ToldSpan[], topics: readonly Topic[]): Topic[] {
  const taken = new Set<string>()
  const names = topics.flatMap((topic) =>
    placesOf(topic, topics, plain(raw)).map((at) => ({
      title: topic.title,
      start: at.start,
      end: at.end,
    })),
  )
  return of(spans, 'share').flatMap((share) => {
    const near = names
      .filter((name) => !taken.has(name.title) && distance(name, share) <= farthest)
      .filter(
        (name) =>
          !/[.;。；!！?？\n]/.test(
            raw.slice(Math.min(name.end, share.end), Math.max(name.start, share.start)),
          ),
      )
      .toSorted((a, b) => distance(a, share) - distance(b, share))[0]
    const minutes = minutesIn(share.text)
    if (near === undefined || minutes === null) return []
    taken.add(near.title)
    return [{ title: near.title, minutes, count: null }]
  })
}

function placesOf(topic: Topic, topics: readonly Topic[], text: string): Span[] {
  const name = plain(topic.title)
  const pieces = name === '' ? [] : text.split(name)
  if (pieces.length > 1)
    return pieces.slice(0, -1).map((_, index) => {
      const start = pieces.slice(0, index + 1).join(name).length
      return { start, end: start + name.length }
    })
  const at = placeOf(topic, topics, text)
  return at === null ? [] : [at]
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
  /^(\d{1,3}|[一二两三四五六七八九十]{1,3}|[a-z]{3,9})(?: ?(?:of (?:them|em|those|the)\b.*|个)|)$/

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
