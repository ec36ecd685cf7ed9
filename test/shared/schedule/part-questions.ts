// Random changes to take a part of: a few edits one after the other, or the whole study laid anew under other limits.
import * as fc from 'fast-check'
import { diffStates } from '../../../shared/schedule/diff.ts'
import { applyEdit, type Edit } from '../../../shared/schedule/edits.ts'
import { newViolations } from '../../../shared/schedule/legality.ts'
import { choosableKeys, type PartQuestion } from '../../../shared/schedule/part-of-diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { beforeTerm, item, taskClass } from '../../builders.ts'
import {
  clashingStateArbitrary,
  deepFreeze,
  editWishArbitrary,
  stateArbitrary,
  toEdit,
} from './arbitraries.ts'

const editedArbitrary = fc
  .tuple(
    fc.oneof(stateArbitrary, clashingStateArbitrary),
    fc.array(editWishArbitrary, { minLength: 2, maxLength: 6, size: 'max' }),
  )
  .map(([state, wishes]) => {
    let after = state
    for (const wish of wishes) after = tryEdit(after, toEdit(after, wish, beforeTerm))
    return toQuestion(state, after)
  })

const spotArbitrary = fc.record({
  day: fc.integer({ min: 1, max: 6 }),
  start: fc.integer({ min: 1, max: 7 }),
})

const layArbitrary = fc.record({
  spots: fc.array(spotArbitrary, { minLength: 90, maxLength: 90, size: 'max' }),
  limits: fc.array(
    fc.record({
      slotBudget: fc.option(fc.integer({ min: 2, max: 9 })),
      mayEmbed: fc.boolean(),
      toDay: fc.integer({ min: 3, max: 14 }),
    }),
    { maxLength: 2, size: 'max' },
  ),
  hasNewWork: fc.boolean(),
  keeps: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
})

/** Much of what is taken and what it leaves lies on the same few days, so that most changes need others. */
const laidAnewArbitrary = fc
  .tuple(stateArbitrary, layArbitrary)
  .map(([state, { spots, limits, hasNewWork, keeps }]) => {
    const loose = state.tasks.filter((task) => !task.locked)
    let after = state
    for (const [index, { id }] of loose.entries()) {
      if (keeps[index % 16] !== true) after = tryEdit(after, { kind: 'unplace', task: id })
    }
    for (const [index, limit] of limits.entries()) after = tryLimits(after, index + 1, limit)
    if (hasNewWork) after = withNewWork(after)
    const movers = after.tasks.filter((task) => !task.locked && task.place === null)
    for (const [index, spot] of spots.entries()) {
      const task = (index % 4 === 3 ? loose : movers)[index % Math.max(1, movers.length)]
      if (task === undefined) continue
      const kind = after.tasks.some(({ id, place }) => id === task.id && place === null)
        ? 'place'
        : 'move'
      if (kind === 'place' || index % 4 === 3)
        after = tryEdit(after, { kind, task: task.id, ...spot })
    }
    return toQuestion(state, after)
  })

/** Changes that are legal as a whole; their schedule may have clashes of before. */
export const partQuestionArbitrary = fc
  .oneof(editedArbitrary, laidAnewArbitrary)
  .filter(({ diff }) => choosableKeys(diff).length > 1)

/** The same in a schedule that is sound as it stands. */
export const soundQuestionArbitrary = laidAnewArbitrary.filter(
  ({ diff }) => choosableKeys(diff).length > 1,
)

function toQuestion(state: ScheduleState, after: ScheduleState): PartQuestion {
  return deepFreeze({ state, diff: diffStates(state, after), now: beforeTerm })
}

function tryEdit(state: ScheduleState, edit: Edit): ScheduleState {
  const edited = applyEdit(state, edit, beforeTerm)
  return edited.ok ? edited.value.state : state
}

function tryLimits(state: ScheduleState, classId: number, limits: { toDay: number }) {
  const taskClasses = state.taskClasses.map((each) =>
    each.id === classId ? narrowed(each, limits) : each,
  )
  const after = { ...state, taskClasses }
  return newViolations(state, after, beforeTerm).length === 0 ? after : state
}

function narrowed(taskClass: TaskClass, limits: { toDay: number }): TaskClass {
  return { ...taskClass, ...limits, fromDay: Math.min(taskClass.fromDay, limits.toDay) }
}

function withNewWork(state: ScheduleState): ScheduleState {
  const work = [201, 202].map((id) => item(id, { classId: 9, order: id - 200 }))
  return {
    ...state,
    tasks: [...state.tasks, ...work],
    taskClasses: [...state.taskClasses, taskClass(9)],
  }
}
