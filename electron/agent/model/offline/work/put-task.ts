// Works on one "put it there": looks, proposes the best legal place, and offers the nearest when there is none.
import { assertNever } from '../../../../../shared/assert-never.ts'
import { findTask } from '../../../../../shared/schedule/state.ts'
import { placeAt, placeLength, type Place } from '../../../../../shared/schedule/place.ts'
import type { Task } from '../../../../../shared/schedule/task.ts'
import { sayRefusal } from '../../../../../shared/words/schedule/say-refusal.ts'
import type { ExecutedCall, TurnFacts } from '../../model.ts'
import { choosePlace, meetsTarget, type Choice } from '../resolve/choose-place.ts'
import { askPerson, callTool, finish, type ExecuteOutput } from './execute-output.ts'
import type { Write } from '../resolve/intent.ts'
import { sayTarget } from '../say/say-wish.ts'
import { nameOf, placeWords, speechOf, type Speech } from '../say/speech.ts'
import { callsOf, readPut } from './step-calls.ts'
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
        ? lookFirst(task, choice.place, facts, speech)
        : propose(task, choice.place, speech)
    case 'none': {
      const speak = sayNoPlace(task, write.target, choice, speech, ending === 'done')
      return ending === 'done'
        ? askPerson(speak, 'no legal place as asked')
        : finish(ending, 'no legal place as asked', speak)
    }
    default:
      return assertNever(choice)
  }
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
function lookFirst(task: Task, place: Place, facts: TurnFacts, speech: Speech): ExecuteOutput {
  const wanted = { duration: lengthOf(task), day: place.day }
  const hasLooked = facts.calls.some(
    ({ name, arguments: args }) =>
      name === 'find_free' && args['day'] === wanted.day && args['duration'] === wanted.duration,
  )
  if (hasLooked) return propose(task, place, speech)
  return callTool(
    'continue',
    { name: 'find_free', arguments: wanted },
    '',
    'see what is free there',
  )
}

function propose(task: Task, place: Place, speech: Speech): ExecuteOutput {
  const name = nameOf(task.id, speech)
  const where = placeWords(place, speech)
  const speak =
    speech.language === 'zh' ? `${name}可以放在 ${where}。` : `${name} fits on ${where}.`
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
  const why = choice.refusal === null ? head : sayRefusal(state, choice.refusal, language, 'person')
  const offers = choice.offers.map((place) => placeWords(place, speech))
  if (offers.length === 0)
    return `${why}${isChinese ? '也没有别的空位。可以换一天，或者说取消。' : ' No other place is free. Name another day, or say cancel.'}`
  const list = offers.join(isChinese ? '；' : '; ')
  const question = isChinese
    ? `可以说“好”选第一个，说“第二个”，或者换一天。`
    : 'Say yes for the first, “the second”, or name another day.'
  const nearest = isChinese ? `最近的空位：${list}。` : ` The nearest free places: ${list}. `
  return `${why.trimEnd()}${nearest}${asks ? question : ''}`.trim()
}

function lengthOf(task: Task): number {
  return task.kind === 'item' ? task.duration : placeLength(task.place)
}
