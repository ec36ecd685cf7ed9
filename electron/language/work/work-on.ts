// The next call for a write, with a question instead where it would be refused.
import { toBatchMove } from '../../../shared/tools/write/batch-moves.ts'
import { proposalWords } from '../../../shared/i18n/core/proposals.ts'
import { builtInModelWords } from '../../../shared/i18n/core/built-in-model.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { applyEdit, type Move } from '../../../shared/schedule/edits.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { TurnFacts } from '../../model/model.ts'
import { addPack, askPerson, callTool, finish, type ExecuteOutput } from './execute-output.ts'
import type { Write } from '../resolve/intent.ts'
import { markWork } from './mark-work.ts'
import { putTask } from './put-task.ts'
import { delayTasks, nearestDelay, sessionsOf } from './delay-tasks.ts'
import { relocateTasks } from './relocate-tasks.ts'
import { replanWork } from './replan-work.ts'
import { sayDelay, sayNoDelay } from '../say/say-delay.ts'
import { sayStatement } from '../say/say-answer.ts'
import { joinSentences, listNames, nameOf, speechOf, type Speech } from '../say/speech.ts'
import { callsOf, readMoves } from './step-calls.ts'
import { toldFree } from '../resolve/told-free.ts'
import { upsertWork } from './upsert-work.ts'

/** `repeats` as in `callsOf`. */
export function workOn(
  write: Write,
  facts: TurnFacts,
  ending: 'next_plan' | 'done',
  repeats = 0,
): ExecuteOutput {
  const own = callsOf(write, facts.calls, repeats)
  if (own.some(({ outcome }) => outcome === 'changed'))
    return finish(ending, 'the change is written')
  const isRefused = own.some(({ outcome }) => outcome === 'rejected')
  switch (write.kind) {
    case 'plan':
      return finish(ending, 'the plan is accepted')
    case 'put':
      return putTask(write, facts, ending)
    case 'relocate':
      return relocate(write, facts, ending)
    case 'delay':
      return isRefused ? finish(ending, 'the person said no') : delay(write, facts, ending)
    case 'swap':
      return isRefused ? finish(ending, 'the person said no') : swap(write, facts, ending)
    case 'unplace':
      return isRefused ? finish(ending, 'the person said no') : unplace(write, facts, ending)
    case 'replan':
      return replanWork(write, facts, ending)
    case 'mark':
      return markWork(write, facts, ending, (why) => blocked(why, speechOf(facts), ending))
    case 'upsert':
      return upsertWork(write, facts, ending, (why) => blocked(why, speechOf(facts), ending))
    case 'improve':
      return finish(ending, 'nothing more is offered')
    case 'undo':
    case 'redo':
      return isRefused
        ? finish(ending, 'the person said no')
        : walkHistory(write.kind, facts, ending, own.length > 0)
    default:
      return assertNever(write)
  }
}

function swap(
  write: Extract<Write, { kind: 'swap' }>,
  facts: TurnFacts,
  ending: 'next_plan' | 'done',
): ExecuteOutput {
  const { taskA, taskB } = write
  const speech = speechOf(facts)
  const edited = applyEdit(facts.state, { kind: 'swap', taskA, taskB }, facts.now)
  if (!edited.ok)
    return blocked(
      sayRefusal(facts.state, edited.failure, speech.language, 'person'),
      speech,
      ending,
    )
  const [a, b] = [nameOf(taskA, speech), nameOf(taskB, speech)]
  const speak = proposalWords[speech.language].card.swaps(a, b)
  return callTool(
    'confirm',
    { name: 'swap', arguments: { task_a: taskA, task_b: taskB } },
    speak,
    'both fit in the other place',
  )
}

function unplace(
  write: Extract<Write, { kind: 'unplace' }>,
  facts: TurnFacts,
  ending: 'next_plan' | 'done',
): ExecuteOutput {
  const speech = speechOf(facts)
  const [task, ...also] = write.taskIds
  if (task === undefined) return finish(ending, 'nothing is to be taken off')
  const edited = applyEdit(facts.state, { kind: 'unplace', task, also }, facts.now)
  if (!edited.ok)
    return blocked(
      sayRefusal(facts.state, edited.failure, speech.language, 'person'),
      speech,
      ending,
    )
  const names =
    also.length === 0 ? nameOf(task, speech) : listNames(write.taskIds, speech, mostNamed)
  const speak = proposalWords[speech.language].card.unplaces(names, write.taskIds.length)
  return callTool(
    'confirm',
    {
      name: 'unplace',
      arguments: { task_id: task, ...(also.length === 0 ? {} : { also }) },
    },
    speak,
    'taken off as asked',
  )
}

/** Names in a sentence; the card shows all of them. */
const mostNamed = 4

function relocate(
  write: Extract<Write, { kind: 'relocate' }>,
  facts: TurnFacts,
  ending: 'next_plan' | 'done',
): ExecuteOutput {
  const speech = speechOf(facts)
  const { moves, stuck } = relocateTasks(facts.state, write, facts.now, mayTake(facts))
  const isTried = callsOf(write, facts.calls).some(
    (call) => call.outcome !== 'stale' && isSameValue(byTask(readMoves(call)), byTask(moves)),
  )
  if (isTried) return finish(ending, 'the person said no')
  const left = stuck.length === 0 ? '' : sayStuck(stuck, speech)
  if (moves.length === 0) return blocked(left, speech, ending)
  const words = builtInModelWords[speech.language]
  const along = moves.map(({ task }) => task).filter((task) => !write.taskIds.includes(task))
  const found =
    along.length === 0
      ? words.newPlaces(moves.length)
      : words.moveAlong(listNames(along, speech, mostNamed), along.length)
  const speak = joinSentences([found, left], speech.language)
  return proposeMoves(moves, speak, 'nearest legal places')
}

/** Others give way to time that was not told to be free. */
function mayTake(facts: TurnFacts): (place: Place) => boolean {
  const isTold = toldFree(facts)
  return (place) => !isTold(place)
}

function delay(
  write: Extract<Write, { kind: 'delay' }>,
  facts: TurnFacts,
  ending: 'next_plan' | 'done',
): ExecuteOutput {
  const speech = speechOf(facts)
  const { moves, stuck } = delayTasks(facts.state, write, facts.now)
  const wanted = sessionsOf(facts.state, write, facts.now).length
  // Of all courses together most may go and a few stay; a single run goes as a whole.
  const isMost = write.firstIds.length > 1 && stuck.length * 2 < wanted
  if (moves.length === 0 || (stuck.length > 0 && !isMost)) {
    const offer = nearestDelay(facts.state, write, facts.now)
    return blocked(sayNoDelay(write, stuck, offer, speech), speech, ending)
  }
  const left = stuck.length === 0 ? '' : sayStuck(stuck, speech)
  const speak = joinSentences([sayDelay(write, moves, speech), left], speech.language)
  return proposeMoves(moves, speak, 'the whole run')
}

function proposeMoves(moves: readonly Move[], speak: string, reason: string): ExecuteOutput {
  const call = { name: 'batch_move', arguments: toBatchMove(moves) } as const
  return callTool('confirm', call, speak, reason)
}

function byTask<Moved extends { task: number }>(moves: Moved[]): Moved[] {
  return moves.toSorted((a, b) => a.task - b.task)
}

function sayStuck(taskIds: number[], speech: Speech): string {
  return proposalWords[speech.language].card.stuck(listNames(taskIds, speech))
}

function blocked(why: string, speech: Speech, ending: 'next_plan' | 'done'): ExecuteOutput {
  if (ending === 'next_plan') return finish(ending, 'not possible as asked', why)
  const { language } = speech
  const question = proposalWords[language].card.instead
  return askPerson(joinSentences([why, question], language), 'not possible as asked')
}

function walkHistory(
  kind: 'undo' | 'redo',
  facts: TurnFacts,
  ending: 'next_plan' | 'done',
  wasTried: boolean,
): ExecuteOutput {
  const speech = speechOf(facts)
  const what = facts.history[kind]
  if (what === null || wasTried) {
    const statement = { kind: kind === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo' } as const
    const told = wasTried ? (facts.calls.at(-1)?.text ?? '') : sayStatement(statement, speech)
    return finish(ending, 'nothing to walk back', ending === 'next_plan' || wasTried ? told : '')
  }
  if (!facts.activePacks.includes('schedule/mutation')) return addPack('schedule/mutation')
  const speak = proposalWords[speech.language].card[kind](what)
  const reason = 'asked for'
  return kind === 'undo'
    ? callTool('confirm', { name: 'undo_change', arguments: {} }, speak, reason)
    : callTool('confirm', { name: 'redo_change', arguments: {} }, speak, reason)
}
