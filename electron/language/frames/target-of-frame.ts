// Where a block should go, as a frame says it: a day, a time, a distance from where it lies.
import { sameTime, targetIn, targetWithin } from '../read/read-target.ts'
import type { RoleName } from '../reader/frame.ts'
import { hasTarget, nowhere, type Target } from '../words/task-words.ts'
import type { Reading } from './reading.ts'

/** Where it should go: what was read as that, or what the whole clause says of it ("a day later"). */
export function targetOf(read: Reading, ...roles: RoleName[]): Target {
  const parts = read.lexed(...roles)
  // "If there's room on Saturday put it there", "if Saturday is empty in the morning"
  const [at] = read.lexed('if')
  const besideTimes = { ...read.clause, days: [], times: [] }
  if (parts.length === 0) {
    const own = targetWithin(besideTimes, read.ground)
    return at === undefined || hasTarget(own) ? own : targetWithin(at, read.ground)
  }
  const said = parts
    .map((words) => targetIn(words, read.ground))
    .reduce(areChoices(read) ? joinChoices : isSaidAnew(read) ? takeLast : joinTargets)
  const isSame = said.wish === null && sameTime.test(read.clause.text)
  const target = isSame ? { ...said, sameTime: true as const } : said
  if (hasTarget(target))
    return at === undefined || target.dates !== null || target.shift !== null
      ? target
      : joinTargets(target, targetIn(at, read.ground))
  return targetWithin(at ?? besideTimes, read.ground)
}

/** "To Friday or Saturday" */
export function areChoices(read: Reading): boolean {
  return /\bor\b|或|还是/.test(betweenGoals(read))
}

/** "Away on Saturday morning, so it has to go. Sunday would be great": a day in words of its own. */
export function isSaidAnew(read: Reading): boolean {
  const first = read.frame.slots.find(({ role }) => role === 'to')
  const named = read.frame.slots.find(({ role }) => role === 'task' || role === 'course')
  // Behind what is moved the first day is where it goes.
  if (first !== undefined && named !== undefined && named.from < first.from) return false
  return /[,.;!?，。；！？…]/.test(betweenGoals(read))
}

function betweenGoals({ frame, text }: Reading): string {
  const [first, next] = frame.slots.filter(({ role }) => role === 'to')
  return first === undefined || next === undefined ? '' : text.slice(first.to, next.from)
}

function takeLast(said: Target, more: Target): Target {
  return said.dates !== null && more.dates !== null ? more : joinTargets(said, more)
}

function joinChoices(said: Target, more: Target): Target {
  const dates = [...(said.dates ?? []), ...(more.dates ?? [])].toSorted()
  return {
    ...joinTargets({ ...said, dates: null }, more),
    dates: dates.length === 0 ? null : dates,
  }
}

/** A day and a time may stand apart: "to Sunday if you can, in the evening". */
function joinTargets(said: Target, more: Target): Target {
  return {
    ...said,
    dates: said.dates ?? more.dates,
    wish: said.wish ?? more.wish,
    shift: said.shift ?? more.shift,
    by: said.by ?? more.by,
    nudge: said.nudge ?? more.nudge,
    sameTime: said.sameTime ?? more.sameTime,
    bareWeekday: said.bareWeekday ?? more.bareWeekday,
  }
}

export function otherwiseOf(read: Reading): Target | null {
  const [words] = read.lexed('else')
  const target = words === undefined ? nowhere : targetWithin(words, read.ground)
  return hasTarget(target) ? target : null
}
