// A move or a placing, as a draft: what goes where, or a day that is to be left.
import type { Doubt, Draft } from '../read/draft.ts'
import { clearing, readRun } from '../read/read-put.ts'
import { hasTarget } from '../words/task-words.ts'
import { isAboutRoom } from './conditions.ts'
import { readPlan } from './plan-of-frame.ts'
import type { Reading } from './reading.ts'
import { otherwiseOf, targetOf } from './target-of-frame.ts'

export function readPut(verb: 'move' | 'place', read: Reading, doubt: Doubt | null): Draft {
  const target = targetOf(read, 'to')
  // The work of a course on several days is a plan of it.
  if (verb === 'place' && (target.dates?.length ?? 0) > 1 && isOfWork(read))
    return readPlan(read, doubt)
  const isBare = read.frame.slots.every(({ role }) => role !== 'task' && role !== 'course')
  const operands = read.operands()
  const isDay =
    isBare ||
    operands.every(({ names, rank, isAll }) => names.length === 0 && rank === null && isAll)
  const [first] = operands
  const dates = read.dates('from', 'when') ?? first?.dates ?? null
  if (verb === 'move' && isDay && dates !== null && operands.length > 0)
    return clearing([{ dates, wish: read.wish('from', 'when') ?? first?.wish ?? null }], {
      target,
      isAway: false,
      doubt,
    })
  const run = target.shift === null ? null : readRun(read.clause, operands)
  const ifFree = isAboutRoom(read) ? { otherwise: otherwiseOf(read) } : undefined
  // Somewhere that is neither a day nor a time: what was wanted there is not known.
  const isLost = read.lexed('to').some(({ days, times }) => days.length + times.length === 0)
  const isOpen = !hasTarget(target) && !isElsewhere(read)
  const isUnread = isLost && isOpen
  // "Schedule the project": with no place told, whole works are planned.
  if (verb === 'place' && isOpen && !isLost && isOfWork(read)) return readPlan(read, doubt)
  return {
    kind: 'put',
    verb,
    operands: run === 'from' ? operands.filter(({ names }) => names.length > 0) : operands,
    target,
    ...(isElsewhere(read) && !hasTarget(target) ? { isElsewhere: true as const } : {}),
    ...(run === null ? {} : { run }),
    ...(ifFree === undefined ? {} : { ifFree }),
    doubt: isUnread ? 'unread' : doubt,
  }
}

/** "To another day", or only off the one on which it can't be done. */
export function isElsewhere({ frame, clause }: Reading): boolean {
  const isOff = frame.slots.some(({ role }) => role === 'from') && unable.test(clause.text)
  return isOff || elsewhere.test(clause.text)
}

/** Of one thing, on its day. */
export const unable =
  /\b(?:can'?t|cannot|won'?t be able to|unable to|not able to) (?:do|make|fit|manage|get to)\b|[学做写看背弄搞上去]不(?:了|成|完了)|没法[学做写看背上]|没空[学做写看背上]/i

const elsewhere =
  /\b(?:another|a different|some other|any other) (?:day|time|slot|date)\b|\b(?:elsewhere|somewhere else)\b|[换挪移改][到成]?(?:个|一个|一)?(?:别的|其[他它])?(?:天|日子|时间|时段)|(?:别的|其[他它]|另外的?)(?:天|日子|时间|时段)|改天/

function isOfWork(read: Reading): boolean {
  const owners = read.owners('task', 'course')
  return owners.length > 0 && owners.every(({ kind }) => kind !== 'item')
}
