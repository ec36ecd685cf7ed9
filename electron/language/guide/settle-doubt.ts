// Reads the answer to a doubt: which of two readings holds, what is right instead; null where it answers something else.
import { assertNever } from '../../../shared/assert-never.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { monthNames } from '../../../shared/time/months.ts'
import { isLeftOpen, sectionsOf, withoutDates, type Heard } from './heard.ts'
import type { Doubt, GuideCourse, Known } from './known.ts'
import { holdsName } from './match-course.ts'
import { sectionOfDoubt } from './next-need.ts'
import { settleVague } from './settle-vague.ts'
import { leaveVague } from './vague-day.ts'

/** The one of two that the words choose; null where they choose none. */
type Choose = <Value>(two: { first: Value; second: Value }) => Value | null

/** `left` is the message without what answered the doubt. */
export type Settled = { known: Known; left: Heard }

const firstWords =
  /\b(?:first|former|earlier|old|original|before|timetable)\b|第一|前(?:者|一)|之前|原来|课表|先说的|日程/
const secondWords =
  /\b(?:second|latter|later|new|last|now|mine|what i said)\b|第二|后(?:者|一|来|面)|新的?|我说的|刚(?:才|刚)/

export function settleDoubt(doubt: Doubt, known: Known, heard: Heard): Settled | null {
  const rest: Known = { ...known, doubts: known.doubts.slice(1) }
  const choice: Choose = ({ first, second }) => [first, second][choose(heard) ?? -1] ?? null
  switch (doubt.kind) {
    case 'two-exams':
      return settleExam(doubt, rest, heard, choice)
    case 'two-dues': {
      const due = heard.dates.due ?? heard.dates.exam?.date ?? choice(doubt)
      return due === null ? null : { known: { ...rest, due }, left: withoutDates(heard) }
    }
    case 'two-amounts': {
      const amount = heard.amount ?? choice(doubt)
      return amount === null ? null : { known: { ...rest, amount }, left: withoutAmount(heard) }
    }
    case 'two-courses': {
      const named = heard.course?.kind === 'known' ? heard.course.course : heard.course?.said
      const said = [doubt.first, doubt.second].find(({ name }) => isSameName(name, named))
      const course = said ?? choice(doubt)
      return course === null
        ? null
        : { known: { ...rest, course, classId: null }, left: { ...heard, course: null } }
    }
    case 'past-date':
      return settlePast(doubt, rest, heard)
    case 'date-choice':
      return settleChoice(doubt, rest, heard)
    case 'vague-day':
      return settleVague(doubt, rest, heard)
    case 'absurd-amount':
      return settleAbsurd(rest, heard)
    case 'impossible':
      return settleImpossible(doubt, rest, heard)
    case 'more-or-all':
      return settleScope(doubt, rest, heard)
    case 'near-course':
      return settleCourse(doubt, rest, heard)
    case 'work-exists':
      return settleWork(doubt, rest, heard)
    case 'no-days-left':
      return heard.limits === null && heard.signal !== 'leave'
        ? null
        : { known: { ...rest, limits: heard.limits }, left: { ...heard, limits: null } }
    case 'which-section':
      return heard.section === null || heard.section === 'before'
        ? { known: rest, left: heard }
        : { known: { ...rest, reopened: heard.section }, left: heard }
    default:
      return assertNever(doubt)
  }
}

/** Asked about twice and never answered: what was said last counts, and a name in which a course of the schedule stands is of it. */
export function settleByUse(doubt: Doubt, known: Known): Known {
  const rest: Known = { ...known, doubts: known.doubts.slice(1) }
  switch (doubt.kind) {
    case 'two-exams':
      return { ...rest, exam: doubt.second, isExamSure: true }
    case 'two-dues':
      return { ...rest, due: doubt.second }
    case 'two-amounts':
      return { ...rest, amount: doubt.second }
    case 'two-courses':
      return { ...rest, course: doubt.second, classId: null }
    case 'past-date':
      return { ...rest, settled: [...rest.settled, 'dates'] }
    case 'date-choice': {
      const date = doubt.choices[0] ?? null
      if (date === null) return rest
      return doubt.what === 'exam'
        ? { ...rest, exam: { date, slots: null } }
        : { ...rest, due: date }
    }
    case 'vague-day':
      return leaveVague(doubt, rest)
    case 'absurd-amount':
      return { ...rest, settled: [...rest.settled, 'amount'] }
    case 'impossible':
      return leftOpen(doubt, rest)
    case 'more-or-all':
      return { ...rest, scope: 'more' }
    case 'near-course':
      return { ...rest, course: courseLikely(doubt) }
    case 'work-exists':
    case 'no-days-left':
    case 'which-section':
      return rest
    default:
      return assertNever(doubt)
  }
}

function courseLikely({ said, near }: Extract<Doubt, { kind: 'near-course' }>): GuideCourse {
  return holdsName(said, near) ? { name: near, isKnown: true } : { name: said, isKnown: false }
}

function settleExam(
  doubt: Extract<Doubt, { kind: 'two-exams' }>,
  rest: Known,
  heard: Heard,
  choice: Choose,
): Settled | null {
  const { exam: told, due } = heard.dates
  const said = told ?? (due === null ? null : { date: due, slots: null })
  const exam =
    said === null
      ? choice(doubt)
      : ([doubt.first, doubt.second].find(({ date }) => date === said.date) ?? said)
  if (exam === null) return null
  const holds = { ...rest, exam, isExam: true, isExamOpen: false, isExamSure: true }
  return { known: holds, left: withoutDates(heard) }
}

function settleChoice(
  { choices, what }: Extract<Doubt, { kind: 'date-choice' }>,
  rest: Known,
  heard: Heard,
): Settled | null {
  const named = heard.dates.exam?.date ?? heard.dates.due
  const picked = heard.option === null ? undefined : choices[heard.option]
  const date = named ?? picked ?? monthNamed(choices, heard)
  if (date === null) return null
  const dated: Known =
    what === 'exam'
      ? { ...rest, exam: { date, slots: null }, isExamOpen: false }
      : { ...rest, due: date }
  return { known: dated, left: withoutDates(heard) }
}

/** Another amount is taken as any is; none is left to us. */
function settleAbsurd(rest: Known, heard: Heard): Settled | null {
  if (heard.amount !== null || heard.units.length > 0) return { known: rest, left: heard }
  if (!isLeftOpen(heard)) return null
  return { known: { ...rest, settled: [...rest.settled, 'amount'] }, left: heard }
}

/** What is told instead is taken as any is; or it is left open. */
function settleImpossible(
  doubt: Extract<Doubt, { kind: 'impossible' }>,
  rest: Known,
  heard: Heard,
): Settled | null {
  const section = sectionOfDoubt(doubt)
  if (heard.impossible !== null || sectionsOf(heard).some((told) => told === section))
    return { known: rest, left: heard }
  return isLeftOpen(heard) ? { known: leftOpen(doubt, rest), left: heard } : null
}

function leftOpen({ what }: Extract<Doubt, { kind: 'impossible' }>, rest: Known): Known {
  if (what === 'time') return rest
  return { ...rest, settled: [...rest.settled, what === 'amount' ? 'amount' : 'dates'] }
}

/** Another amount is taken as any is, and asked about again where it does not say which. */
function settleScope(
  { amount: told }: Extract<Doubt, { kind: 'more-or-all' }>,
  rest: Known,
  heard: Heard,
): Settled | null {
  const { scope, option, text } = heard
  const said =
    scope ?? (option === 0 ? 'more' : option === 1 ? 'all' : onTop.test(text) ? 'more' : null)
  const amount = heard.amount ?? told
  if (said === null && isSameValue(amount, told)) return null
  return { known: { ...rest, amount, scope: said }, left: withoutAmount(heard) }
}

const onTop = /\b(?:add|plus|beside|new)\b|加|新/

function settlePast(
  { date }: Extract<Doubt, { kind: 'past-date' }>,
  rest: Known,
  heard: Heard,
): Settled | null {
  const said = heard.dates.exam?.date ?? heard.dates.due
  if (said !== null && said !== date) return { known: rest, left: heard }
  if (heard.dates.choice !== null) return { known: rest, left: heard }
  if (heard.isExam !== false && !isLeftOpen(heard)) return null
  return { known: { ...rest, settled: [...rest.settled, 'dates'] }, left: withoutDates(heard) }
}

const own =
  /\b(?:new|own|different|another|separate|other|itself|no)\b|新|另|不同|单独|独立|不(?:是|一样|同)|别的/
const same =
  /\b(?:same|yes|yeah|yep|right|correct|that one|typo|meant)\b|就是|同一|一样的?|(?:^|[,，。\s])是(?!另|新|不)的?|对|打错|写错/

function settleCourse(
  { said, near }: Extract<Doubt, { kind: 'near-course' }>,
  rest: Known,
  heard: Heard,
): Settled | null {
  const known = { ...rest, course: { name: near, isKnown: true }, classId: null }
  const fresh = { ...rest, course: { name: said, isKnown: false }, classId: null }
  const left = { ...heard, course: null }
  const { course } = heard
  if (heard.option === 0) return { known, left }
  if (heard.option === 1) return { known: fresh, left }
  if (own.test(heard.text)) return { known: fresh, left }
  if (heard.signal === 'agree' || same.test(heard.text)) return { known, left }
  if (course?.kind === 'known') return { known: course.course === near ? known : rest, left: heard }
  if (course !== null && course.said.toLowerCase() === said.toLowerCase())
    return { known: fresh, left }
  return course?.kind === 'new' ? { known: rest, left: heard } : null
}

const adds =
  /\b(?:add|extend|same|there|existing|together|more|continue|join)\b|加(?:到|进|在|上)|接着(?!说|聊|讲)|继续(?!说|聊|讲)|一起|合(?:并|在)|同一|原来|已有|现有/
const apart =
  /\b(?:new|separate|own|another|beside|apart|no)\b|新(?:的|建|开|起)?|另|单独|分开|不(?:用|要|加)/

function settleWork(
  { classId }: Extract<Doubt, { kind: 'work-exists' }>,
  rest: Known,
  heard: Heard,
): Settled | null {
  if (heard.option === 0) return { known: { ...rest, classId }, left: heard }
  if (heard.option === 1) return { known: rest, left: heard }
  if (apart.test(heard.text)) return { known: rest, left: { ...heard, work: null } }
  // A yes to one of two: with parts of its own it is a work of its own, and beside a day it chooses none.
  const isOwn = rest.topics.length + rest.units.length > 0
  if (heard.signal === 'agree' && isOwn) return { known: rest, left: { ...heard, work: null } }
  if (adds.test(heard.text) || (heard.signal === 'agree' && sectionsOf(heard).length === 0))
    return { known: { ...rest, classId }, left: { ...heard, work: null } }
  return isLeftOpen(heard) ? { known: rest, left: heard } : null
}

/** "December", of 3 December and 12 March. */
function monthNamed(choices: readonly string[], { text }: Heard): string | null {
  const said = monthNames.findIndex((month) => new RegExp(String.raw`\b${month}`).test(text)) + 1
  const number = said > 0 ? said : Number(/(\d{1,2})月/.exec(text)?.[1] ?? 0)
  return choices.find((date) => Number(date.slice(5, 7)) === number) ?? null
}

function choose(heard: Heard): 0 | 1 | null {
  const { text, option } = heard
  if (option === 0 || option === 1) return option
  // "Nothing before ten" is of the hours, "the hardest first" of the work: neither chooses.
  if (sectionsOf(heard).length > 0) return null
  const [first, second] = [firstWords.test(text), secondWords.test(text)]
  if (first === second) return null
  return first ? 0 : 1
}

function isSameName(name: string, said: string | undefined): boolean {
  return said !== undefined && name.toLowerCase() === said.toLowerCase()
}

function withoutAmount(heard: Heard): Heard {
  return { ...heard, amount: null }
}

export function isSameDoubt(a: Doubt | undefined, b: Doubt | undefined): boolean {
  return a !== undefined && b !== undefined && isSameValue(a, b)
}
