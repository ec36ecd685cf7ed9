// Takes what one message says into what is known: an empty slot is filled, a different value is doubted or takes its place.
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { Ground } from '../ground.ts'
import { hasLimits, mergeLimits, noLimits, withoutAllowed } from '../read/kept-free.ts'
import { isAbsurd } from './work/estimate-work.ts'
import { doubtWhole } from './doubt-whole.ts'
import { examOf } from './guide-dates.ts'
import { readScope } from './hear.ts'
import type { Heard } from './heard.ts'
import { withDoubt, type Doubt, type GuideAmount, type GuideCourse, type Known } from './known.ts'
import { takeDue, takeExam, takeShift, type Taking } from './learn-dates.ts'
import { unitsLeftOf, type PartsOut } from './work/read-parts.ts'
import { topicsWith } from './work/read-topics.ts'
import { topicsNamed, type Topic } from './work/topics-named.ts'
import type { GuideUnits } from './work/work-units.ts'

/** `since`: what was known before this message. */
export function takeHeard(known: Known, heard: Heard, taking: Taking, since: Known): Known {
  const steps = [
    takeImpossible,
    takeCourse,
    takeExam,
    takeDue,
    takeShift,
    takeAmount,
    takeLimits,
    takeTraits,
  ]
  const taken = steps.reduce((left, step) => step(left, heard, taking), known)
  return doubtWhole(since, taken, heard, taking)
}

function takeCourse(known: Known, { course: said, renames }: Heard, taking: Taking): Known {
  if (said === null) return known
  const isFree = renames === 'surely' || taking.isFree('course')
  const course: GuideCourse =
    said.kind === 'known'
      ? { name: said.course, isKnown: true }
      : { name: upperFirst(said.said), isKnown: false }
  if (known.course?.name === course.name) return known
  if (renames === 'maybe' && known.course !== null)
    return withDoubt(known, { kind: 'two-courses', first: known.course, second: course })
  if (said.kind === 'near') {
    const isSame = known.course?.name === said.near
    const doubt: Doubt = { kind: 'near-course', said: upperFirst(said.said), near: said.near }
    return isSame || (known.course !== null && !isFree) ? known : withDoubt(known, doubt)
  }
  if (known.course === null || isFree) return { ...known, course, classId: null }
  return course.isKnown
    ? withDoubt(known, { kind: 'two-courses', first: known.course, second: course })
    : known
}

function takeImpossible(known: Known, { impossible }: Heard): Known {
  if (impossible === null) return known
  const isExam = known.isExam || impossible.what === 'exam'
  return withDoubt({ ...known, isExam }, { kind: 'impossible', ...impossible })
}

function takeAmount(known: Known, heard: Heard, { isFree, ground }: Taking): Known {
  const { work } = heard
  const units = [...heard.units]
  units.push(...unitsLeftOf(heard.left, [...known.units, ...units]))
  const amount = heard.amount === null ? null : inKind(heard.amount, known.amount, heard.text)
  const said = units.map((unit) => ({ ...unit, minutes: unit.minutes ?? lengthOf(unit, known) }))
  const present = known.units.map((told) => said.find((unit) => isSameKind(unit, told)) ?? told)
  const fresh = said.filter((unit) => !known.units.some((told) => isSameKind(unit, told)))
  // "No, 8 chapters" says nothing of the papers that were told beside them.
  const replaces = isFree('amount') && heard.isCorrection && fresh.length > 0
  const mostADay = longestOf(known, heard)
  const counted: Known = {
    ...known,
    mostADay,
    amount: withinDay(known.amount, mostADay),
    scope: heard.scope ?? known.scope,
    units: withEach(
      units.length === 0 ? known.units : replaces ? units : [...present, ...fresh],
      heard,
    ),
    topics: topicsWith(known.topics, heard.topics, heard.shares, heard.each?.minutes ?? null),
    title: heard.title ?? known.title,
    work: work ?? known.work,
    parts: units.length > 0 || amount !== null ? null : known.parts,
  }
  // "Six are left" says with which they begin.
  const isOfNames = counted.topics.length > 0
  const left = heard.left === null || isOfNames ? heard.out.reduce(takeOut, counted) : counted
  if (amount === null) return units.length > 0 && replaces ? { ...left, amount: null } : left
  if (isAbsurd({ ...left, amount }, ground))
    return withDoubt(left, { kind: 'absurd-amount', amount })
  const old = known.amount
  if (old !== null && !isSameValue(old, amount) && !isFree('amount'))
    return withDoubt({ ...left, amount }, { kind: 'two-amounts', first: old, second: amount })
  return { ...left, amount }
}

/** What needs no work, by its number or its name; or what needs some again. */
function takeOut(known: Known, { isOut, isAll, unit, numbers, words }: PartsOut): Known {
  const named = topicsNamed(known.topics, words)
  if (named.length > 0 && isOut) return withoutTopics(known, named)
  const back = isOut ? [] : topicsNamed(known.dropped, words)
  if (back.length > 0)
    return {
      ...known,
      topics: [...known.topics, ...back],
      dropped: known.dropped.filter((each) => !back.includes(each)),
    }
  if (isAll) return { ...known, units: known.units.filter((told) => told.unit !== unit) }
  const kind = unit === null && known.units.length === 1 ? known.units[0] : known.units.find((told) => told.unit === unit) // prettier-ignore
  const { first, count } = kind ?? { first: 1, count: known.topics.length }
  const meant = numbers.map((number) => (number < 0 ? first + count + number : number))
  if (known.topics.length > 0 && isOut)
    return withoutTopics(known, known.topics.filter((_, index) => meant.includes(index + 1))) // prettier-ignore
  const others = known.skipped.filter(({ number }) => !meant.includes(number))
  const added = isOut ? meant.map((number) => ({ unit: kind?.unit ?? unit, number })) : []
  return { ...known, skipped: [...others, ...added] }
}

function withoutTopics(known: Known, out: readonly Topic[]): Known {
  const topics = known.topics.filter((each) => !out.includes(each))
  return { ...known, topics, dropped: [...known.dropped, ...out] }
}

/** A day's limit makes no session longer than it was told to be. */
function longestOf(
  { mostADay: longest, amount }: Known,
  { mostADay, isOfDay, isCorrection }: Heard,
) {
  const old = longest ?? (amount?.kind === 'sessions' ? amount.minutes : null)
  const isKept = mostADay !== null && old !== null && isOfDay && !isCorrection
  return isKept ? Math.min(old, mostADay) : (mostADay ?? longest)
}

function isSameKind(one: GuideUnits, other: GuideUnits): boolean {
  return one.unit === other.unit && one.name === other.name
}

/** The length of every piece, and how often each is done, where it was told of all, of their kind or of single ones. */
function withEach(units: GuideUnits[], { each, shares: { own, eachCount } }: Heard): GuideUnits[] {
  const isOf = ({ unit }: GuideUnits) => each?.unit === null || each?.unit === unit
  const numbered = own.filter(({ number }) => number !== null)
  const isAnew = ({ number }: { number: number | null }) => numbered.some((share) => share.number === number) // prettier-ignore
  return units.map((unit) => ({
    ...unit,
    minutes: each !== null && (isOf(unit) || units.length === 1) ? each.minutes : unit.minutes,
    ...(eachCount === null ? {} : { sessions: eachCount }),
    ...(numbered.length === 0 ? {} : { shares: [...(unit.shares ?? []).filter((share) => !isAnew(share)), ...numbered] }), // prettier-ignore
  }))
}

/** "Two hours every day" are no more than a day holds. */
function withinDay(amount: GuideAmount | null, most: number | null): GuideAmount | null {
  return amount?.kind === 'rate' && amount.per === 'day' && most !== null && most < amount.minutes
    ? { ...amount, minutes: most }
    : amount
}

function lengthOf({ unit }: GuideUnits, { units }: Known): number | null {
  return units.find((told) => told.unit === unit)?.minutes ?? null
}

/** Minutes that one day or session holds at most, where they take the place of such. */
const longestEach = 5 * 60

/** "More like 90 minutes", of two hours a day: a day again, as long as it may be one. */
function inKind(said: GuideAmount, old: GuideAmount | null, text: string): GuideAmount {
  if (said.kind !== 'minutes' || readScope(text) === 'all') return said
  if (old?.kind === 'rate' && said.minutes <= longestEach * (old.per === 'week' ? 4 : 1))
    return { ...old, minutes: said.minutes }
  const isEach = old?.kind === 'sessions' && old.minutes !== null && said.minutes <= longestEach
  return isEach ? { ...old, minutes: said.minutes } : said
}

function takeLimits(
  known: Known,
  { limits, allowed, isCorrection }: Heard,
  { ground }: Taking,
): Known {
  if (limits === null && allowed === null) return known
  const old = known.limits ?? noLimits
  const added = limits === null ? old : hasLimits(limits) ? mergeLimits(old, limits) : noLimits
  const left = allowed === null ? added : withoutAllowed(added, allowed)
  // No hour is left: it was read wrongly, and is named as left out (B10).
  if (left.periods.length > 0 && left.periods.length >= ground.state.window.periods.length)
    return known
  if (left.weekdays.length < 7) return { ...known, limits: left }
  // "No, weekdays": what was said before made no week of it.
  return isCorrection && limits !== null && limits.weekdays.length < 7
    ? { ...known, limits }
    : withDoubt(known, { kind: 'no-days-left' })
}

function takeTraits(known: Known, heard: Heard): Known {
  return {
    ...known,
    difficulty: heard.difficulty ?? known.difficulty,
    intensity: heard.intensity ?? known.intensity,
    subjectType: heard.subjectType ?? known.subjectType,
    strategy: heard.strategy ?? known.strategy,
    priority: heard.priority ?? known.priority,
    mayEmbed: heard.mayEmbed ?? known.mayEmbed,
    profile: [...new Set([...known.profile, ...heard.profile])],
  }
}

export function hasWhen(known: Known, ground: Ground): boolean {
  if (known.openDay !== null) return true
  return known.due !== null || known.settled.includes('dates') || examOf(known, ground) !== null
}

export function hasAmount(known: Known): boolean {
  const { amount, units, topics, work, settled, classId, sessions, parts } = known
  if (amount !== null || units.length + topics.length > 0 || work !== null || classId !== null)
    return true
  if (sessions !== null || parts !== null) return true
  return settled.includes('amount') || settled.includes('work')
}
