// Which task a question about reasons means, and which days and time it asks about.
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import type { Draft } from '../read/draft.ts'
import type { Ground } from '../ground.ts'
import type { Intent, Question } from './intent.ts'
import { recallTask } from './recall-task.ts'
import { resolveOperand } from './resolve-task.ts'
import { isAhead } from './lies-there.ts'
import { isWholeCourse } from '../words/operands.ts'
import type { Operand } from '../words/task-words.ts'
import { ask, say } from '../say/say-or-ask.ts'

/** Tasks that the question which one is meant lists. */
const mostListed = 6

export function resolveExplain(
  { operands, target }: Extract<Draft, { kind: 'query-explain' }>,
  ground: Ground,
): Intent {
  const isOfTime = target.dates !== null || target.wish !== null
  const meant = findMeant(operands, ground, isOfTime)
  if (typeof meant !== 'number') return ask(meant)
  const { window } = ground.state
  const place = findTask(ground.state, meant)?.place ?? null
  const days =
    target.shift !== null && place !== null
      ? [place.day + target.shift]
      : (target.dates ?? []).flatMap((date) => dateToDay(window, date) ?? [])
  const [first] = target.dates ?? []
  if (first !== undefined && days.length === 0) return say({ kind: 'outside-term', date: first })
  // "Not in the morning": that of the day on which it lies.
  const here = days.length === 0 && target.wish !== null && place !== null ? [place.day] : days
  return {
    kind: 'query',
    query: { kind: 'query-explain', taskId: meant, days: here, wish: target.wish },
  }
}

function findMeant(
  operands: readonly Operand[],
  ground: Ground,
  isOfTime: boolean,
): number | Question {
  const [operand] = operands
  if (operand === undefined || operand.names.length === 0) {
    // A day without a name we know is said of something else than what was spoken of.
    if (operand !== undefined && operand.dates !== null && !operand.isPronoun)
      return { kind: 'no-such-task' }
    return recallTask(ground) ?? { kind: 'what-to-move' }
  }
  const found = resolveOperand(operand, 'look', ground)
  if (found.kind !== 'tasks' && found.kind !== 'several') return { kind: 'no-such-task' }
  const ids = found.kind === 'tasks' ? found.ids : found.candidates
  const placed = ids
    .flatMap((id) => {
      const task = findTask(ground.state, id)
      return task === undefined || task.place === null ? [] : [{ task, place: task.place }]
    })
    .toSorted((a, b) => comparePlaces(a.place, b.place))
  const ahead = placed.filter(({ task }) => isAhead(task, ground))
  const [only, ...others] = ahead.length > 0 ? ahead : placed
  if (only === undefined) return ids[0] ?? { kind: 'no-such-task' }
  // A lecture is each week the same, and what keeps work from a time keeps all its sessions.
  const isOfOne = isWholeCourse({ ...operand, dates: null, wish: null }) && isOfTime
  if (others.length === 0 || only.task.kind === 'event' || isOfOne) return only.task.id
  const listed = [only, ...others].slice(0, mostListed)
  return { kind: 'which-task', candidates: listed.map(({ task }) => task.id) }
}
