// A distance in days said of a whole run of sessions: which sessions begin the runs.
import { itemsOfClass, findTask } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type PlacedItem } from '../../../shared/schedule/task.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import type { Ground } from '../ground.ts'
import type { Intent } from './intent.ts'
import type { PutDraft } from '../read/draft.ts'
import { classIdsOf } from '../words/class-ids.ts'
import { isAhead, resolveOperand } from './resolve-task.ts'
import { doubted } from '../say/say-or-ask.ts'

/** Null when it is no such run, or the words for its first session are not clear. */
export function resolveDelay(draft: PutDraft, ground: Ground): Intent | null {
  const { run, target, doubt } = draft
  if (run === undefined || target.shift === null) return null
  const firstIds = run === 'from' ? firstNamed(draft, ground) : firstOfCourses(draft, ground)
  if (firstIds.length === 0) return null
  const write = { kind: 'delay', firstIds, days: target.shift } as const
  return doubted([write], doubt)
}

/** Of a course alone the first session that is ahead. */
function firstNamed({ operands }: PutDraft, ground: Ground): number[] {
  const [operand] = operands
  const found = operand === undefined ? null : resolveOperand(operand, 'move', ground)
  const ids =
    found?.kind === 'tasks' ? found.ids : found?.kind === 'several' ? found.candidates : []
  const items = ids.flatMap((id) => findTask(ground.state, id) ?? []).filter(isPlacedItem)
  return firstOfEach(items.filter((item) => isFree(item, ground)))
}

/** No names are all courses. */
function firstOfCourses({ operands }: PutDraft, ground: Ground): number[] {
  const names = operands.flatMap((operand) => operand.names.flat())
  const classIds =
    names.length === 0
      ? ground.state.taskClasses.map(({ id }) => id)
      : classIdsOf(names, ground.state)
  return classIds.flatMap((id) =>
    firstOfEach(
      itemsOfClass(ground.state, id)
        .filter(isPlacedItem)
        .filter((item) => isFree(item, ground)),
    ),
  )
}

function firstOfEach(items: readonly PlacedItem[]): number[] {
  const byClass = Map.groupBy(
    items.toSorted((a, b) => a.order - b.order),
    ({ classId }) => classId,
  )
  return [...byClass.values()].flatMap(([first]) => (first === undefined ? [] : [first.id]))
}

function isFree(item: PlacedItem, ground: Ground): boolean {
  return isAhead(item, ground) && checkFreedom(item, ground.now) === null
}
