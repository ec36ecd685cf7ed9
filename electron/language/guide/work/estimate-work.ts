// What the work comes to: minutes told or guessed from difficulty, pieces and the student's own pace, cut into sessions.
import { evenParts } from '../../../../shared/schedule/even-parts.ts'
import { paceOf, workPieces } from '../../../../shared/planner/pace.ts'
import type { GuideDraft } from '../../../../shared/guide/guide-draft.ts'
import { guideTalk } from '../../../../shared/i18n/core/guide-talk.ts'
import type { Language } from '../../../../shared/language.ts'
import { minutesOfPeriod } from '../../../../shared/schedule/work-minutes.ts'
import { listWords } from '../../../../shared/text/join-words.ts'
import type { Ground } from '../../ground.ts'
import { guideDays } from '../guide-dates.ts'
import type { Known } from '../known.ts'
import type { Topic } from './topics-named.ts'
import { type GuideUnits, titleOfUnit, type UnitName, units as unitKinds } from './work-units.ts'

/** Hours for an exam of a course that is easy (1) to very hard (5), where nobody knows better. */
const hoursByDifficulty = [6, 8, 12, 16, 20]
/** How much longer a piece of it takes than a middling one. */
const difficultyFactors = [0.7, 0.85, 1, 1.25, 1.5]

/** Minutes of a session: a little every day, or a few long ones. */
const sessionMinutes = { steady: 90, rapid: 150 } as const
const mostItems = 60
/** Of a part that is known by its name alone. */
const topicMinutes = 90
/** Minutes of study that a day holds at most, where a guess is made. */
const guessedDay = 180

/** More than this in all is asked back. */
const mostMinutes = 300 * 60
/** Nobody studies longer than this in a day. */
const longestDay = 12 * 60

type Item = GuideDraft['items'][number]

const writings = new Set<UnitName>(['essay', 'reading', 'lab'])

/** How many times as long as planned the student's work takes; 1 as long as nothing of theirs is known. */
function paceFactor({ course }: Known, { state }: Ground): number {
  const pieces = workPieces(state)
  return pieces.length === 0
    ? 1
    : Math.max(0.7, Math.min(2, paceOf(pieces, course?.name ?? null, null).factor))
}

export function hasPace({ state }: Ground): boolean {
  return workPieces(state).length > 0
}

/** In whole hours, as many as the days hold. */
export function guessMinutes(known: Known, ground: Ground): number {
  const { fromDay, toDay } = guideDays(known, ground)
  const grade = known.difficulty ?? 3
  const hours = hoursByDifficulty[grade - 1] ?? 12
  const wanted = Math.round(hours * paceFactor(known, ground)) * 60
  const room = Math.floor(((toDay - fromDay + 1) * guessedDay) / 60) * 60
  return Math.max(60, Math.min(wanted, room))
}

/** More than the days hold, nothing at all, or more than anyone would mean. */
export function isAbsurd(known: Known, ground: Ground): boolean {
  const { amount } = known
  if (amount === null) return false
  const { fromDay, toDay } = guideDays(known, ground)
  const days = toDay - fromDay + 1
  switch (amount.kind) {
    case 'minutes':
      return amount.minutes < 10 || amount.minutes > Math.min(mostMinutes, days * longestDay)
    case 'rate':
      return amount.minutes < 5 || amount.minutes > longestDay * (amount.per === 'week' ? 7 : 1)
    default:
      return amount.count < 1 || amount.count > 200 || (amount.minutes ?? 60) > longestDay
  }
}

/** The pieces of the work, in the order in which they are done. */
export function itemsOf(known: Known, ground: Ground, language: Language): Item[] {
  const { amount, units, topics, sessions } = known
  if (sessions !== null && amount === null && units.length + topics.length === 0)
    return sessions.slice(0, mostItems)
  const numbered = (slots: readonly number[]) =>
    slots.slice(0, mostItems).map((each, index) => ({
      title: itemTitle(known, index + 1, slots.length, language),
      slots: each,
    }))
  if (amount?.kind === 'sessions') {
    const count = Math.max(1, amount.count)
    const slots = periodsFor(amount.minutes ?? sessionLength(known), ground)
    const titles = titlesOver(count, known, language)
    return titles.length > 0
      ? titles.slice(0, mostItems).map((title) => ({ title, slots }))
      : numbered(Array.from({ length: count }, () => slots))
  }
  if (units.length + topics.length > 0)
    return itemsOfUnits(known, ground, language, amount?.kind === 'minutes' ? amount.minutes : null)
  if (amount?.kind === 'rate' && amount.per === 'day')
    return numbered(
      Array.from({ length: studyDays(known, ground) }, () => periodsFor(amount.minutes, ground)),
    )
  return numbered(splitMinutes(totalMinutes(known, ground), known, ground))
}

function sessionLength(known: Known): number {
  return known.mostADay ?? sessionMinutes[strategyOf(known)]
}

type Piece = { title: string; count: number | null; unit: GuideUnits | null; number: number }

/** What each of so many sessions is of: the parts in their order, each with its share; none where no part is known. */
function titlesOver(count: number, known: Known, language: Language): string[] {
  const pieces: Piece[] = [
    ...known.topics.map(({ title, count: own }) => ({ title, count: own, unit: null, number: 0 })),
    ...known.units.flatMap((unit) =>
      Array.from({ length: unit.count }, (_, index) => unit.first + index)
        .filter((number) => isLeft(known, unit, number))
        .map((number) => ({ title: titleOfUnit(unit, number, number, language), count: unit.sessions ?? null, unit, number })),
    ),
  ] // prettier-ignore
  const told = pieces.reduce((sum, piece) => sum + (piece.count ?? 0), 0)
  const free = pieces.filter((piece) => piece.count === null).length
  if (free > 0 && count - told < free) return runsOver(count, pieces, language)
  const least = free === 0 ? 0 : Math.floor((count - told) / free)
  let more = free === 0 ? 0 : (count - told) % free
  return pieces.flatMap((piece) => {
    const many = piece.count ?? least + (more > 0 ? 1 : 0)
    if (piece.count === null) more -= 1
    return inSessions(piece.title, many)
  })
}

function inSessions(title: string, many: number): string[] {
  return Array.from({ length: many }, (_, index) =>
    many === 1 ? title : `${title} (${index + 1}/${many})`,
  )
}

/** Fewer sessions than parts: each has several that follow one another. */
function runsOver(count: number, pieces: readonly Piece[], language: Language): string[] {
  return Array.from({ length: count }, (_, index) => {
    const at = (share: number) => Math.round((share * pieces.length) / count)
    const run = pieces.slice(at(index), at(index + 1))
    const [first, last] = [run[0], run.at(-1)]
    const unit = first?.unit ?? null
    if (unit !== null && first !== undefined && last?.unit === unit)
      return titleOfUnit(unit, first.number, last.number, language)
    return listWords(
      run.map(({ title }) => title),
      language,
    )
  }).filter((title) => title !== '')
}

function isLeft({ skipped }: Known, { unit }: GuideUnits, number: number): boolean {
  return !skipped.some(
    (each) => each.number === number && (each.unit === null || each.unit === unit),
  )
}

function totalMinutes(known: Known, ground: Ground): number {
  const { amount } = known
  if (amount?.kind === 'minutes') return amount.minutes
  if (amount?.kind !== 'rate') return guessMinutes(known, ground)
  const { fromDay, toDay } = guideDays(known, ground)
  return amount.minutes * Math.max(1, Math.round((toDay - fromDay + 1) / 7))
}

/** Days of the range on which study may lie. */
function studyDays(known: Known, ground: Ground): number {
  const { fromDay, toDay } = guideDays(known, ground)
  const closed = known.limits?.weekdays ?? []
  const open = ground.state.window.days
    .slice(fromDay - 1, toDay)
    .filter(({ weekday }) => !closed.includes(weekday))
  return Math.min(mostItems, Math.max(1, open.length))
}

function strategyOf({ strategy }: Known): 'steady' | 'rapid' {
  return strategy ?? 'steady'
}

/** A fifth of a period is not worth another one; at least one, at most a day. */
function periodsFor(minutes: number, ground: Ground): number {
  return Math.min(allPeriods(minutes, ground), Math.max(1, ground.state.window.periods.length))
}

/** Of a piece that may take several days. */
function allPeriods(minutes: number, { state }: Ground): number {
  const average = minutesOfPeriod(state.window)
  return average === 0 ? 1 : Math.max(1, Math.ceil(minutes / average - 0.2))
}

/** Periods of a session, where a day holds so many at most. */
function dayHolds({ mostADay, amount, units, topics }: Known, { state }: Ground): number {
  const average = Math.max(1, minutesOfPeriod(state.window))
  // "8 chapters, an hour a day": of that length are their pieces.
  const isDaily =
    units.length + topics.length > 0 && amount?.kind === 'rate' && amount.per === 'day'
  const most = mostADay ?? (isDaily ? amount.minutes : null)
  return most === null ? Infinity : Math.max(1, Math.floor(most / average + 0.2))
}

function splitMinutes(minutes: number, known: Known, ground: Ground): number[] {
  const all = allPeriods(minutes, ground)
  const daily = ground.preferences.dailyStudyPeriods ?? Infinity
  const longest = Math.max(1, ground.state.window.periods.length)
  const usual = Math.min(
    daily,
    dayHolds(known, ground),
    periodsFor(sessionMinutes[strategyOf(known)], ground),
  )
  const sessions = Math.min(mostItems, Math.ceil(all / Math.max(1, usual)))
  return evenParts(all, sessions).map((each) => Math.min(longest, each))
}

/** Small pieces in runs; of a known total each takes its share. */
function itemsOfUnits(
  known: Known,
  ground: Ground,
  language: Language,
  total: number | null,
): Item[] {
  const factor = (difficultyFactors[(known.difficulty ?? 3) - 1] ?? 1) * paceFactor(known, ground)
  const { topics, units } = known
  const untold = topics.filter((topic) => topic.minutes === null).length
  const base =
    untold * topicMinutes +
    units.reduce((sum, unit) => {
      const numbers = Array.from({ length: unit.count }, (_, index) => unit.first + index)
      const left = numbers.filter((number) => isLeft(known, unit, number))
      return sum + unitKinds[unit.unit].minutes * left.length
    }, 0)
  const share = (usual: number) => usual * (total === null ? factor : total / Math.max(1, base))
  const named = topics.flatMap(({ title, minutes, count }) =>
    ofPart({ title, minutes, count, guess: share(topicMinutes) }, known, ground),
  )
  // "One essay" beside its steps is the work itself.
  const counted = units.filter(({ unit, count }) => topics.length === 0 || count > 1 || !writings.has(unit)) // prettier-ignore
  const items = counted.flatMap((piece) => {
    const { unit, first, count, minutes, sessions = null, shares = [] } = piece
    const kind = unitKinds[unit]
    const guess = share(kind.minutes)
    const group = kind.group === 1 ? 1 : Math.max(kind.group, Math.ceil(count / mostItems))
    return Array.from({ length: Math.ceil(count / group) }, (_, index) => {
      const from = first + index * group
      const to = Math.min(first + count - 1, from + group - 1)
      if (to === from && !isLeft(known, piece, from)) return []
      const title = titleOfUnit(piece, from, to, language)
      const own = shares.find(({ number }) => number === from)
      if (group > 1) return inParts(title, allPeriods((minutes ?? guess) * (to - from + 1), ground), known, ground) // prettier-ignore
      return ofPart({ title, minutes: own?.minutes ?? minutes, count: own?.count ?? sessions, guess }, known, ground) // prettier-ignore
    }).flat()
  })
  return [...named, ...items].slice(0, mostItems)
}

/** With its sessions where they were told, of which the minutes are those of each. */
function ofPart(
  { title, minutes, count, guess }: Topic & { guess: number },
  known: Known,
  ground: Ground,
): Item[] {
  if (count === null) return inParts(title, allPeriods(minutes ?? guess, ground), known, ground)
  const slots = periodsFor(minutes ?? sessionLength(known), ground)
  return inSessions(title, count).map((each) => ({ title: each, slots }))
}

/** Those that were set, cut where a session is longer than it may be. */
export function cutParts(parts: readonly Item[], known: Known, ground: Ground): Item[] {
  const holds = dayHolds(known, ground)
  return parts
    .flatMap((item) =>
      item.slots > holds ? inParts(item.title, item.slots, known, ground) : [item],
    )
    .slice(0, mostItems)
}

/** What is longer than three hours, or than a day holds, is cut. */
function inParts(title: string, slots: number, known: Known, ground: Ground): Item[] {
  const holds = dayHolds(known, ground)
  if (slots <= Math.min(holds, periodsFor(180, ground))) return [{ title, slots }]
  const parts = Math.ceil(slots / Math.max(1, Math.min(holds, periodsFor(120, ground))))
  const titles = inSessions(title, parts)
  return evenParts(slots, parts).map((each, at) => ({ title: titles[at] ?? title, slots: each }))
}

function itemTitle(
  { course, isExam, work }: Known,
  number: number,
  of: number,
  language: Language,
): string {
  const counted = of === 1 ? '' : ` ${number}`
  if (work !== null) return `${work}${counted}`
  const { review, session } = guideTalk[language].titles
  return (isExam ? review : session)(course?.name ?? '', counted)
}
