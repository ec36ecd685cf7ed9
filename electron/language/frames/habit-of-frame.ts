// What is to stay free for good, or of one course: "no calculus on Fridays", "I can't study on Mondays".
import { mergeLimits, noLimits, hasLimits, timesOfWeek, type Limits } from '../read/kept-free.ts'
import type { Draft } from '../read/draft.ts'
import type { ClassChange } from '../read/work-drafts.ts'
import type { NameOwner } from '../words/known-names.ts'
import { limitsOf, othersOf } from './plan-of-frame.ts'
import { isNegated } from '../words/verbs.ts'
import type { Reading } from './reading.ts'
import { readAwaySpans } from '../read/read-away.ts'
import { clearing } from '../read/read-put.ts'

/** Null where no time was said. */
export function readHabit(read: Reading): Draft | null {
  const names = read.owners('course', 'task', 'except').filter(({ kind }) => kind !== 'item')
  const said = read.words('course', 'task')
  const isOnly = only.test(read.clause.text) && read.words('not').length === 0
  const phrases = read.lexed('not', 'when')
  const found = limitsOf(phrases, read.clause.text, read.ground)
  const limits = isOnly && names.length === 0 ? allBut(read) : found
  if (!hasLimits(limits)) return null
  // A course that is none of theirs has to be found first.
  if (names.length === 0 && said.length === 0)
    return { kind: 'limit', limits, isStanding: true, agreed: false }
  return {
    kind: 'class-change',
    names: classesOf(names),
    change: changeOf(limits, isOnly, read),
    agreed: false,
    doubt: null,
  }
}

const only = /\bonly\b|只|仅/
const again =
  /\b(?:fine|ok|okay|allowed?|possible|works?)\b.*\bagain\b|\ballow\b|又(?:可以|能)|允许/

function changeOf(limits: Limits, isOnly: boolean, read: Reading): ClassChange {
  const { weekdays, periods } = limits
  if (timesOfWeek(limits).length > 0) return { kind: 'weekly-time' }
  if (again.test(read.clause.text)) return { kind: 'allow', weekdays, periods }
  return { kind: isOnly ? 'only' : 'keep-off', weekdays, periods }
}

/** "Only on weekdays": everything else is kept free. */
function allBut(read: Reading): Limits {
  const dates = read.lexed('when').flatMap(({ days }) => days.flatMap((day) => day.dates))
  const { periods } = limitsOf(read.lexed('when'), read.clause.text, read.ground)
  const others = read.ground.state.window.periods
    .map((_, index) => index + 1)
    .filter((period) => periods.length > 0 && !periods.includes(period))
  return mergeLimits(othersOf(dates), { ...noLimits, periods: others })
}

/** A course and its lectures share a name. */
function classesOf(names: readonly NameOwner[]): NameOwner[] {
  return names.filter(({ kind }) => kind === 'class')
}

/** "Tuesday evenings I have choir", "dinner on Thursday at seven": time that something else takes. */
export function readTaken(read: Reading): Draft | null {
  const phrases = read.lexed('when')
  const days = phrases.flatMap((words) => words.days)
  if (days.length === 0 || phrases.every(({ times }) => times.length === 0)) return null
  if (days.some(({ isEvery }) => isEvery) || everyWeek.test(read.clause.text)) {
    const limits = limitsOf(phrases, read.clause.text, read.ground)
    return hasLimits(limits) ? { kind: 'limit', limits, isStanding: true, agreed: false } : null
  }
  return clearing(phrases.flatMap((words) => readAwaySpans(words, read.ground)))
}

const everyWeek =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(?:mornings|afternoons|evenings|nights)\b|\bevery\b|每/

/** "Don't plan anything on Friday": a bound, and no plan. */
export function readBound(read: Reading): Draft | null {
  const { slots } = read.frame
  const isBound = slots.length > 0 && slots.every(({ role }) => role === 'not' || role === 'when')
  const isDenied = isNegated(read.clause.text)
  if (!isBound || !isDenied || read.lexed('when').some(isOfWeek)) return null
  const dates = new Set(
    read.lexed('not', 'when').flatMap(({ days }) => days.map(({ isEvery }) => isEvery)),
  )
  const limits = limitsOf(read.lexed('not', 'when'), read.clause.text, read.ground)
  if (!hasLimits(limits)) return null
  return { kind: 'limit', limits, isStanding: dates.has(true), agreed: false }
}

function isOfWeek({ days }: { days: readonly { isWeek: boolean }[] }): boolean {
  return days.some(({ isWeek }) => isWeek)
}
