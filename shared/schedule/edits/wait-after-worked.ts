// What of a class still waits comes, in its order, after all of it that was worked: nothing can be done before that any more (S4).
import { hasBegun } from '../legality/freedom.ts'
import { itemsOfClass, type Moment, type ScheduleState } from '../state.ts'
import { markOf, type ItemTask } from '../task.ts'

/** The items that get another rank, each once; the ranks are those that the class has. What was done early holds its day. */
export function waitAfterWorked(state: ScheduleState, classId: number, now: Moment): ItemTask[] {
  const inOrder = itemsOfClass(state, classId)
  const last = inOrder.findLastIndex(
    (item) => item.place !== null && markOf(item) !== null && hasBegun(item.place, now),
  )
  const before = inOrder.slice(0, last + 1)
  const next = [
    ...before.filter(({ place }) => place !== null),
    ...before.filter(({ place }) => place === null),
    ...inOrder.slice(last + 1),
  ]
  const ranks = inOrder.map(({ order }) => order)
  return next.flatMap((item, index) => {
    const order = ranks[index] ?? item.order
    return order === item.order ? [] : [{ ...item, order }]
  })
}
