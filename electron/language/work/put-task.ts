// Works on one "put it there": looks, proposes the best legal place, and offers the nearest when there is none.
import { sayLength } from '../../../shared/words/schedule/say-length.ts'
import { choiceWords } from '../../../shared/i18n/core/choices.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { clockOf, minutesOf } from '../../../shared/schedule/calendar.ts'
import { checkPlace } from '../../../shared/schedule/legality.ts'
import { placeAt, placeLength, type Place } from '../../../shared/schedule/place.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'
import type { ExecutedCall, TurnFacts } from '../../model/model.ts'
import { choosePlace, meetsTarget, type Choice } from '../resolve/choose-place.ts'
import { askPerson, callTool, finish, type ExecuteOutput } from './execute-output.ts'
import type { Write } from '../resolve/intent.ts'
import { sayTarget } from '../say/say-wish.ts'
import { nameOf, placeWords, speechOf, type Speech } from '../say/speech.ts'
import { callsOf, readPut } from './step-calls.ts'
import { fulfils } from '../resolve/wishes.ts'
import type { Target } from '../words/task-words.ts'

type Put = Extract<Write, { kind: 'put' }>

/** `ending` is what follows when the step is over; a lone step may ask, one of several is passed over. */
export function putTask(write: Put, facts: TurnFacts, ending: 'next_plan' | 'done'): ExecuteOutput {
  const speech = speechOf(facts)
  const task = findTask(facts.state, write.taskId)
  if (task === undefined) return finish(ending, 'the task is gone')
  const own = callsOf(write, facts.calls)
  const tried = own.flatMap((call) => placeTried(call, task))
  const last = own.at(-1)
  if (last?.outcome === 'rejected' && isWordless(write.target, tried.at(-1), task, own, facts))
    return finish(ending, 'the person said no')
  const choice = choosePlace(facts.state, write.taskId, write.target, tried, facts.now)
  switch (choice.kind) {
    case 'already-there':
      return finish(ending, 'it is already there')
    case 'place':
      return own.length === 0
        ? lookFirst(task, choice.place, write.target, facts)
        : propose(task, choice.place, write.target, facts)
    case 'none': {
      const speak = sayNoPlace(task, write.target, choice, speech, ending === 'done')
      return ending === 'done'
        ? askPerson(speak, 'no legal place as asked', placesOffered(choice.offers, speech))
        : finish(ending, 'no legal place as asked', speak)
    }
    default:
      return assertNever(choice)
  }
}

function placesOffered(offers: readonly Place[], { language }: Speech): string[] {
  return choiceWords[language].choices.places.slice(0, offers.length)
}

function placeTried(call: ExecutedCall, task: Task): Place[] {
  const put = readPut(call)
  return put === null ? [] : [placeAt(put.day, put.start, lengthOf(task))]
}

/** Whether the rejection said nothing that would lead to another proposal. */
function isWordless(
  target: Target,
  rejected: Place | undefined,
  task: Task,
  own: ExecutedCall[],
  facts: TurnFacts,
): boolean {
  const rejections = own.filter(({ outcome }) => outcome === 'rejected').length
  if (rejections > facts.followUps.length) return true
  if (rejected === undefined || target.nudge !== null || target.choice !== null) return false
  if (target.shift !== null) return rejected.day === (task.place?.day ?? 0) + target.shift
  const day = target.dates === null ? rejected.day === task.place?.day : true
  return day && meetsTarget(facts.state, rejected, target)
}

/** One look at what is free on that day, so that the person can follow; then the proposal. */
function lookFirst(task: Task, place: Place, target: Target, facts: TurnFacts): ExecuteOutput {
  const wanted = { duration: lengthOf(task), day: place.day }
  const hasLooked = facts.calls.some(
    ({ name, arguments: args }) =>
      name === 'find_free' && args['day'] === wanted.day && args['duration'] === wanted.duration,
  )
  if (hasLooked) return propose(task, place, target, facts)
  return callTool(
    'continue',
    { name: 'find_free', arguments: wanted },
    '',
    'see what is free there',
  )
}

function propose(task: Task, place: Place, target: Target, facts: TurnFacts): ExecuteOutput {
  const speech = speechOf(facts)
  const name = nameOf(task.id, speech)
  const where = placeWords(place, speech)
  const fits = speech.language === 'zh' ? `${name}可以放在 ${where}。` : `${name} fits on ${where}.`
  const speak = sayOtherHour(task, place, target, facts) + fits
  const reason = 'first legal place as asked'
  if (task.place === null)
    return callTool(
      'confirm',
      { name: 'place', arguments: { task_id: task.id, day: place.day, slot_start: place.start } },
      speak,
      reason,
    )
  return callTool(
    'confirm',
    {
      name: 'move',
      arguments: { task_id: task.id, new_day: place.day, new_slot_start: place.start },
    },
    speak,
    reason,
  )
}

/** Where it is not the hour that was said, or that a distance in days keeps: why. */
function sayOtherHour(task: Task, place: Place, target: Target, facts: TurnFacts): string {
  const { state, language } = speechOf(facts)
  const isChinese = language === 'zh'
  const begins = state.window.periods[place.start - 1]?.start ?? ''
  const { wish, shift, choice, nudge } = target
  if (choice !== null || nudge !== null) return ''
  if (wish?.kind === 'clock' && Math.abs(minutesOf(begins) - wish.minute) > longestStray) {
    const asked = clockOf(wish.minute)
    return isChinese
      ? `课表里没有 ${asked} 开始的节次，最近的是 ${begins}。`
      : `No period begins at ${asked}; the nearest one begins at ${begins}. `
  }
  if (shift === null || wish !== null || task.place === null || place.start === task.place.start)
    return ''
  const same = placeAt(place.day, task.place.start, lengthOf(task))
  const reason = checkPlace(state, task.id, same, facts.now)
  const why =
    reason === null
      ? ''
      : sayRefusal(state, { task: task.id, reason, nearest: [] }, language, 'person')
  return why === '' || isChinese ? why : `${why} `
}

/** Minutes by which a start may differ from a clock time and still be the one that was said. */
const longestStray = 45

function sayNoPlace(
  task: Task,
  target: Target,
  choice: Extract<Choice, { kind: 'none' }>,
  speech: Speech,
  asks: boolean,
): string {
  const { state, language } = speech
  const isChinese = language === 'zh'
  const name = nameOf(task.id, speech)
  const wanted = sayTarget(target, speech)
  const head = isChinese
    ? `${name}没法放到${wanted === '' ? '那里' : wanted}。`
    : `${name} can't go ${wanted === '' ? 'there' : `to ${wanted}`}. `.replace(
        /to (in|at|around|before|after|\d+ day|later|earlier)/,
        '$1',
      )
  // A refusal names the task and the place itself.
  const why =
    choice.refusal === null
      ? head + sayTooLong(task, target, speech)
      : sayRefusal(state, choice.refusal, language, 'person')
  const offers = choice.offers.map((place) => placeWords(place, speech))
  if (offers.length === 0)
    return `${why.trimEnd()}${isChinese ? '' : ' '}${isChinese ? '它前后的任务和各种限制之间，也没有别的空位。可以换一天，或者说取消。' : 'Between what comes before and after it, and in its limits, no other place is free. Name another day, or say cancel.'}`
  const list = offers.join(isChinese ? '；' : '; ')
  const question = isChinese
    ? `可以说“好”选第一个，说“第二个”，或者换一天。`
    : 'Say yes for the first, “the second”, or name another day.'
  const nearest = isChinese ? `最近的空位：${list}。` : ` The nearest free places: ${list}. `
  return `${why.trimEnd()}${nearest}${asks ? question : ''}`.trim()
}

/** Where nothing of its length lies in the time that was said, whatever the day. */
function sayTooLong(task: Task, { wish }: Target, { state, language }: Speech): string {
  const { window } = state
  const length = lengthOf(task)
  const isAnywhere = window.periods.some((_, index) => {
    const place = placeAt(1, index + 1, length)
    return place.end <= window.periods.length && fulfils(place, wish, window)
  })
  if (wish === null || isAnywhere) return ''
  const last = window.periods.at(-1)?.end ?? ''
  const periods = sayLength(length, window, language)
  return language === 'zh'
    ? `它要 ${periods}，那个时间放不下（一天到 ${last} 结束）。`
    : `It takes ${periods}, which do not fit in that time; the day ends at ${last}. `
}

function lengthOf(task: Task): number {
  return task.kind === 'item' ? task.duration : placeLength(task.place)
}
