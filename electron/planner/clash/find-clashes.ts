// find_clashes: what of the pending work can't be placed, why, and what would help (P4).
import type { Clash, ClashData } from '../../../shared/planner/clash.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { FactsOutcome, ToolContext } from '../../../shared/tools/tool-context.ts'
import { sayClashes } from '../../../shared/planner/say/say-clash.ts'
import type { PlacementPolicy } from '../policy.ts'
import { findClashBeside } from './find-clash.ts'
import { readStateDemands } from './state-demands.ts'

export type ClashArguments = { task_class_ids?: number[] | undefined }

/** Each is about other work; a schedule with more has the first ones to mend anyway. */
const mostClashes = 3

/** All pending work of the classes (all of them when null), on all days. */
export function clashPolicy(classIds: readonly number[] | null, now: Moment): PlacementPolicy {
  return { classIds, scope: null, now }
}

export function findClashes(
  context: ToolContext,
  args: ClashArguments,
  policy: PlacementPolicy = clashPolicy(args.task_class_ids ?? null, context.now),
): FactsOutcome<ClashData> {
  const { state, language } = context
  const { demands } = readStateDemands(state, policy, new Set())
  const data: ClashData = {
    tool: 'find_clashes',
    classIds: policy.classIds === null ? null : [...policy.classIds],
    wanted: demands.groups.reduce((sum, { tasks }) => sum + tasks.length, 0),
    clashes: findAll(state, policy),
  }
  return { kind: 'facts', data, text: sayClashes(state, data, language, 'numbered') }
}

function findAll(state: ScheduleState, policy: PlacementPolicy): Clash[] {
  const clashes: Clash[] = []
  const known = new Set<number>()
  while (clashes.length < mostClashes) {
    const clash = findClashBeside(state, policy, known)
    if (clash === null) break
    clashes.push(clash)
    // The rest is asked about without the work that clashes.
    const before = known.size
    for (const id of alikeItems(state, clash)) known.add(id)
    if (known.size === before) break
  }
  return clashes
}

/** Pending items of the classes that have a part in the clash. */
function alikeItems(state: ScheduleState, { demands }: Clash): number[] {
  const classIds = new Set(demands.map(({ classId }) => classId))
  return state.tasks
    .filter((task) => task.kind === 'item' && task.place === null && classIds.has(task.classId))
    .map(({ id }) => id)
}
