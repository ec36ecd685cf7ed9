// The quick search for options against trying every edit and diagnosing the whole plan again.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveBlock, readBoard, type StudyBlock } from '../../../../electron/planner/health/board.ts'
import { diagnose, revise, type Diagnosis } from '../../../../electron/planner/health/diagnosis.ts'
import { findOptions, makePlanScale } from '../../../../electron/planner/health/find-candidates.ts'
import {
  findProblems,
  type FoundProblem,
  weighLocus,
} from '../../../../electron/planner/health/find-problems.ts'
import { findRoom, judgeTightness } from '../../../../electron/planner/health/room-to-move.ts'
import {
  readProblem,
  type StateProblem,
} from '../../../../electron/planner/from-state/read-problem.ts'
import {
  weighingPolicy,
  type PlacementPolicy,
} from '../../../../electron/planner/from-state/policy.ts'
import { findFaults } from '../find-faults.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import { defaultPreferences } from '../../../../shared/planner/planning-preferences.ts'
import { applyEdit, type Edit } from '../../../../shared/schedule/edits.ts'
import { legalStarts } from '../../../../shared/schedule/legality.ts'
import { findTask, type Moment, type ScheduleState } from '../../../../shared/schedule/state.ts'
import { isPlacedItem, type PlacedItem } from '../../../../shared/schedule/task.ts'
import { momentArbitrary } from '../../../shared/schedule/arbitraries.ts'
import { healthStateArbitrary, preferencesArbitrary } from './health-states.ts'

const everything = { day: null, problem: null }

function placedItems({ tasks }: ScheduleState): PlacedItem[] {
  return tasks.filter(isPlacedItem)
}

/** Every move and every swap across classes that the real edits let through. */
function legalEdits(state: ScheduleState, now: Moment): { edit: Edit; after: ScheduleState }[] {
  const items = placedItems(state)
  const edits: Edit[] = []
  for (const [index, { id, classId }] of items.entries()) {
    for (const { day, start } of legalStarts(state, id, now)) {
      edits.push({ kind: 'move', task: id, day, start })
    }
    for (const other of items.slice(index + 1)) {
      if (other.classId !== classId) edits.push({ kind: 'swap', taskA: id, taskB: other.id })
    }
  }
  return edits.flatMap((edit) => {
    const edited = applyEdit(state, edit, now)
    return edited.ok ? [{ edit, after: edited.value.state }] : []
  })
}

function idsOf(edit: Edit): number[] {
  if (edit.kind === 'swap') return [edit.taskA, edit.taskB].toSorted((a, b) => a - b)
  return 'task' in edit ? [edit.task] : []
}

/** "7@3/2" for task 7 on day 3 from period 2; of a swap "4-7". */
function nameOf(kind: 'move' | 'swap', moved: readonly StudyBlock[]): string {
  const [first] = moved
  const ids = moved.map(({ id }) => id).toSorted((a, b) => a - b)
  return kind === 'swap' ? ids.join('-') : `${first?.id}@${first?.day}/${first?.start}`
}

function nameOfEdit(edit: Edit): string {
  return edit.kind === 'move' ? `${edit.task}@${edit.day}/${edit.start}` : idsOf(edit).join('-')
}

test('[P5] what the quick search offers for a problem is all that trying everything finds', () => {
  fc.assert(
    fc.property(
      healthStateArbitrary,
      momentArbitrary,
      preferencesArbitrary,
      (state, now, wishes) => {
        const board = readBoard(state, now, wishes)
        const diagnosis = diagnose(board)
        const room = findRoom(state, board, now)
        const tried = legalEdits(state, now).map(({ edit, after }) => ({
          edit,
          after: diagnose(readBoard(after, now, wishes)),
        }))
        const policy = weighingPolicy(now, wishes)
        const scale = makePlanScale(state, policy)
        const read = readStanding(state, policy)
        for (const problem of findProblems(diagnosis, everything).slice(0, 5)) {
          const quick = findOptions(diagnosis, problem, room, scale).map(
            ({ kind, moved, gain, planChange }) =>
              `${nameOf(kind, moved)} wins ${gain} for ${planChange}`,
          )
          const slow = tried
            .filter(({ edit, after }) => improves(diagnosis, problem, idsOf(edit), after))
            .flatMap(({ edit, after }) => {
              const change = changeOfPlan(read, edit)
              const gain = diagnosis.signal - after.signal
              return change === null ? [] : [`${nameOfEdit(edit)} wins ${gain} for ${change}`]
            })
          expect(new Set(quick)).toEqual(new Set(slow))
          expect(quick).toHaveLength(slow.length)
        }
      },
    ),
    { numRuns: 10 },
  )
})

/** The plan in force, with everything that may move free to do so. */
function readStanding(state: ScheduleState, policy: PlacementPolicy): StateProblem {
  const pending = state.tasks.filter((task) => task.place === null).map(({ id }) => id)
  return readProblem(state, policy, new Set(pending))
}

/** By scoring the whole plan before and after; null where the planner would not put them. */
function changeOfPlan({ problem, taskIds, starts }: StateProblem, edit: Edit): number | null {
  const after = starts.slice()
  const taskOf = (id: number) => taskIds.indexOf(id)
  if (edit.kind === 'swap') {
    after[taskOf(edit.taskA)] = starts[taskOf(edit.taskB)] ?? 0
    after[taskOf(edit.taskB)] = starts[taskOf(edit.taskA)] ?? 0
  } else if (edit.kind === 'move') {
    after[taskOf(edit.task)] = (edit.day - 1) * problem.periods + edit.start - 1
  }
  const isBad = findFaults(problem, after).some(
    (fault) => fault.kind === 'start' && after[fault.task] !== starts[fault.task],
  )
  return isBad ? null : scorePlan(problem, after).total - scorePlan(problem, starts).total
}

function improves(
  { signal }: Diagnosis,
  { locus, blocks, points }: FoundProblem,
  ids: readonly number[],
  after: Diagnosis,
): boolean {
  return (
    blocks.some(({ id, isFree }) => isFree && ids.includes(id)) &&
    after.signal < signal &&
    weighLocus(locus, after).points < points
  )
}

test('[P5] measuring only what changes comes to the same as measuring the whole plan', () => {
  fc.assert(
    fc.property(
      healthStateArbitrary,
      momentArbitrary,
      preferencesArbitrary,
      fc.array(fc.nat({ max: 9999 }), { minLength: 12, maxLength: 12 }),
      (state, now, wishes, choices) => {
        const board = readBoard(state, now, wishes)
        const diagnosis = diagnose(board)
        const room = findRoom(state, board, now)
        for (const choice of choices) {
          const block = room.free[choice % Math.max(1, room.free.length)]
          if (block === undefined) continue
          const places = room.placesOf(block)
          const place = places[choice % Math.max(1, places.length)]
          if (place === undefined) continue
          const { change } = revise(diagnosis, [moveBlock(board, block, place)])
          const edit = { kind: 'move', task: block.id, day: place.day, start: place.start } as const
          const edited = applyEdit(state, edit, now)
          if (!edited.ok) throw new Error('a legal place is refused')
          const after = diagnose(readBoard(edited.value.state, now, wishes))
          expect(change).toBe(after.signal - diagnosis.signal)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('[P5] other places and partners of each block are counted as the edits allow them', () => {
  fc.assert(
    fc.property(healthStateArbitrary, momentArbitrary, (state, now) => {
      const board = readBoard(state, now, defaultPreferences)
      const upcoming = board.blocks.flat().filter(({ hasBegun }) => !hasBegun)
      const { items } = judgeTightness(upcoming, findRoom(state, board, now))
      const edits = legalEdits(state, now).map(({ edit }) => edit)
      for (const { taskId, alternatives, swaps, level } of items) {
        const own = edits.filter((edit) => idsOf(edit).includes(taskId))
        expect(alternatives).toBe(own.filter(({ kind }) => kind === 'move').length)
        expect(swaps).toBe(own.filter(({ kind }) => kind === 'swap').length)
        expect(level === 'locked').toBe(own.length === 0)
        const mayMove = findTask(state, taskId)?.locked === false
        expect(mayMove || own.length === 0).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})
