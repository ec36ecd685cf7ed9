// A change as an order: "move “Limits” to Fri 27 Nov in the morning", "make room on Thu 26 Nov", "mark “Limits” as missed".
import { assertNever } from '../../../shared/assert-never.ts'
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { sayTime } from '../../../shared/words/schedule/say-place.ts'
import type { AwayTime, Write } from '../resolve/intent.ts'
import { sayDayRange } from './say-day-range.ts'
import { sayUpsertWish } from './say-upsert-wish.ts'
import { sayShift, sayTarget } from './say-wish.ts'
import { classNames, listNames, nameOf, type Speech } from './speech.ts'

type WishOf<Kind extends Write['kind']> = Extract<Write, { kind: Kind }>

export function sayWrite(write: Write, speech: Speech): string {
  const { orders } = proposalWords[speech.language]
  switch (write.kind) {
    case 'plan':
      return orders.plan(classNames(write.classIds, speech))
    case 'put':
      return orders.move(nameOf(write.taskId, speech), sayTarget(write.target, speech))
    case 'relocate':
      return orders.move(listNames(write.taskIds, speech), sayTarget(write.target, speech))
    case 'delay': {
      const shift = sayShift(write.days, speech)
      return orders.delay(listNames(write.firstIds, speech), write.days, shift)
    }
    case 'swap':
      return orders.swap(nameOf(write.taskA, speech), nameOf(write.taskB, speech))
    case 'unplace':
      return orders.unplace(namesOf(write.taskIds, speech))
    case 'replan':
      return sayReplan(write, speech)
    case 'mark':
      return sayMark(write, speech)
    case 'upsert':
      return sayUpsertWish(write, speech)
    case 'improve':
      return sayImprove(write, speech)
    case 'undo':
    case 'redo':
      return orders[write.kind]
    default:
      return assertNever(write)
  }
}

/** One by its name alone. */
function namesOf(taskIds: readonly number[], speech: Speech): string {
  const [only, ...others] = taskIds
  return only !== undefined && others.length === 0
    ? nameOf(only, speech)
    : listNames(taskIds, speech)
}

function sayReplan({ away, taskIds }: WishOf<'replan'>, speech: Speech): string {
  const { orders } = proposalWords[speech.language]
  if (taskIds.length > 0) return orders.replanWork(listNames(taskIds, speech))
  return away.length === 0 ? orders.replan : orders.makeRoom(sayAway(away, speech))
}

function sayMark({ taskId, mark, minutes }: WishOf<'mark'>, speech: Speech): string {
  const { language } = speech
  const word = builtInModelWords[language].markNames[mark]
  const took = minutes === null ? '' : sayDuration(minutes, language)
  return proposalWords[language].orders.mark(nameOf(taskId, speech), word, took)
}

function sayImprove({ days, problem }: WishOf<'improve'>, speech: Speech): string {
  const { language } = speech
  const [from] = days ?? []
  const to = days?.at(-1)
  const when = from === undefined || to === undefined ? '' : sayDayRange({ from, to }, speech)
  const what = problem === null ? '' : builtInModelWords[language].wishProblems[problem]
  return proposalWords[language].orders.improve(when, what)
}

/** Times that are named one by one; beyond them they are counted. */
const mostTimes = 3

/** "Wed 25 – Thu 26 Nov", "Fri 27 Nov 14:00–17:35". */
export function sayAway(away: readonly AwayTime[], speech: Speech): string {
  const { language, state } = speech
  const whole = away.filter(
    (time, at) => !away.some((other, index) => covers(other, time, index < at)),
  )
  const named = whole.slice(0, mostTimes).map(({ from, to, periods }) => {
    const days = {
      from: dateToDay(state.window, from) ?? 1,
      to: dateToDay(state.window, to) ?? state.window.days.length,
    }
    const run = sayDayRange(days, speech)
    return periods === null ? run : `${run} ${sayTime(state.window, periods, language)}`
  })
  const rest = whole.length - named.length
  const more = rest > 0 ? [proposalWords[language].times.moreTimes(rest)] : []
  return joinWords([...named, ...more], language)
}

/** Of two that are the same the first stays. */
function covers(other: AwayTime, time: AwayTime, isBefore: boolean): boolean {
  const isWithin = other.from <= time.from && time.to <= other.to
  const isOfAll = other.periods === null || isSameValue(other.periods, time.periods)
  return isWithin && isOfAll && (isBefore || !isSameValue(other, time))
}
