// Works on one "put it there": looks, proposes the best legal place, and offers the nearest when there is none.
import { sayLength } from '../../../shared/words/schedule/say-length.ts'
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
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
import { joinSentences, nameOf, placeWords, speechOf, type Speech } from '../say/speech.ts'
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
  const fits = proposalWords[speech.language].card.fits(name, where)
  const speak = joinSentences([sayOtherHour(task, place, target, facts), fits], speech.language)
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
  const begins = state.window.periods[place.start - 1]?.start ?? ''
  const { wish, shift, choice, nudge } = target
  if (choice !== null || nudge !== null) return ''
  if (wish?.kind === 'clock' && Math.abs(minutesOf(begins) - wish.minute) > longestStray) {
    return proposalWords[language].card.otherHour(clockOf(wish.minute), begins)
  }
  if (shift === null || wish !== null || task.place === null || place.start === task.place.start)
    return ''
  const same = placeAt(place.day, task.place.start, lengthOf(task))
  const reason = checkPlace(state, task.id, same, facts.now)
  return reason === null
    ? ''
    : sayRefusal(state, { task: task.id, reason, nearest: [] }, language, 'person')
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
  const { card } = proposalWords[language]
  // A refusal names the task and the place itself.
  const why =
    choice.refusal === null
      ? [
          card.cannotGo(nameOf(task.id, speech), sayTarget(target, speech)),
          sayTooLong(task, target, speech),
        ]
      : [sayRefusal(state, choice.refusal, language, 'person')]
  const offers = choice.offers.map((place) => placeWords(place, speech))
  const next = offers.length === 0 ? [card.noOffer] : [card.offers(offers), asks ? card.choose : '']
  return joinSentences([...why, ...next], language)
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
  return proposalWords[language].card.tooLong(sayLength(length, window, language), last)
}

function lengthOf(task: Task): number {
  return task.kind === 'item' ? task.duration : placeLength(task.place)
}
