// The one list of tools (T1, T6): name, pack, effect and argument schema; everything else derives from it.
import { longestCourse, longestSession } from '../schedule/term.ts'
import { z } from 'zod'
import { healthProblemKinds } from './health-problem.ts'
import { replanArgumentsSchema } from './replan-arguments.ts'
import { packFieldKeys } from '../pack/fields.ts'
import { maxPeriods } from '../schedule/place.ts'
import { strategies, subjectTypes } from '../schedule/task-class.ts'
import { taskStatuses } from '../schedule/task.ts'
import { marks, workMinutesSchema } from '../schedule/work-log.ts'

export const toolPacks = [
  'schedule/core',
  'schedule/mutation',
  'schedule/analyze',
  'schedule/detail',
  'taskclass',
  'materials',
] as const

export type ToolPack = (typeof toolPacks)[number]

/**
 * `read` and `write` work on the schedule state; `analysis` has the planner look at it, and `planning` has it work
 * a change out; `history` walks the accepted changes; `context` changes which packs are active in the conversation;
 * `material` reads the course packs and the student's files.
 */
export type ToolEffect =
  | 'read'
  | 'write'
  | 'analysis'
  | 'planning'
  | 'history'
  | 'context'
  | 'material'

/** The most runs that one answer lists and moves that one call makes. */
export const maxEntries = 200

export const statusFilters = [...taskStatuses, 'all'] as const

/** Items that one call adds. */
export const maxNewItems = 60

/** Characters of a question to the student's files. */
export const maxQuestionLength = 400

/** Characters of a name or title. */
export const maxName = longestCourse

const taskId = z.int().min(1)
const grade = z.int().min(1).max(5)
const day = z.int().min(1)
const slot = z.int().min(1)
const nothing = z.strictObject({})
const packs = z.strictObject({ packs: z.array(z.enum(toolPacks)).min(1) })

export const tools = {
  get_overview: { pack: 'schedule/core', effect: 'read', arguments: nothing },
  query_range: {
    pack: 'schedule/core',
    effect: 'read',
    arguments: z.strictObject({ day, slot_start: slot.optional(), slot_end: slot.optional() }),
  },
  find_free: {
    pack: 'schedule/core',
    effect: 'read',
    arguments: z.strictObject({
      duration: z.int().min(1),
      day: day.optional(),
      limit: z.int().min(1).max(maxEntries).optional(),
    }),
  },
  list_tasks: {
    pack: 'schedule/core',
    effect: 'read',
    arguments: z.strictObject({
      /** A course, a task class title or an event kind. */
      category: z.string().optional(),
      status: z.enum(statusFilters).optional(),
    }),
  },
  get_task_info: {
    pack: 'schedule/core',
    effect: 'read',
    arguments: z.strictObject({ task_id: taskId }),
  },
  place: {
    pack: 'schedule/core',
    effect: 'write',
    arguments: z.strictObject({ task_id: taskId, day, slot_start: slot }),
  },
  move: {
    pack: 'schedule/core',
    effect: 'write',
    arguments: z.strictObject({ task_id: taskId, new_day: day, new_slot_start: slot }),
  },
  swap: {
    pack: 'schedule/core',
    effect: 'write',
    arguments: z.strictObject({ task_a: taskId, task_b: taskId }),
  },
  batch_move: {
    pack: 'schedule/core',
    effect: 'write',
    arguments: z.strictObject({
      moves: z
        .array(z.strictObject({ task_id: taskId, new_day: day, new_slot_start: slot }))
        .min(1)
        .max(maxEntries),
    }),
  },
  unplace: {
    pack: 'schedule/core',
    effect: 'write',
    /** `also`: others that leave the week with it, on the same card. */
    arguments: z.strictObject({
      task_id: taskId,
      also: z.array(taskId).max(maxEntries).optional(),
    }),
  },
  explain_task: {
    pack: 'schedule/analyze',
    effect: 'analysis',
    arguments: z.strictObject({
      task_id: taskId,
      day: day.optional(),
      slot_start: slot.optional(),
    }),
  },
  analyze_health: {
    pack: 'schedule/analyze',
    effect: 'analysis',
    arguments: z.strictObject({
      day: day.optional(),
      problem: z.enum(healthProblemKinds).optional(),
    }),
  },
  analyze_rhythm: {
    pack: 'schedule/analyze',
    effect: 'analysis',
    arguments: z.strictObject({ day: day.optional() }),
  },
  find_clashes: {
    pack: 'schedule/analyze',
    effect: 'analysis',
    arguments: z.strictObject({
      task_class_ids: z.array(z.int().min(1)).max(maxEntries).optional(),
    }),
  },
  analyze_pace: { pack: 'schedule/analyze', effect: 'analysis', arguments: nothing },
  mark_task: {
    pack: 'schedule/detail',
    effect: 'write',
    arguments: z.strictObject({
      task_id: taskId,
      mark: z.enum(marks),
      /** What it took; as planned when absent. */
      minutes: workMinutesSchema.optional(),
    }),
  },
  upsert_task_class: {
    pack: 'taskclass',
    effect: 'write',
    arguments: z.strictObject({
      /** Absent for a new one. */
      task_class_id: taskId.optional(),
      course: z.string().trim().min(1).max(maxName).optional(),
      title: z.string().trim().min(1).max(maxName).optional(),
      subject_type: z.enum(subjectTypes).optional(),
      difficulty: grade.optional(),
      intensity: grade.optional(),
      strategy: z.enum(strategies).optional(),
      from_day: day.optional(),
      to_day: day.meta({ isSaid: true }).optional(),
      /** 0 takes the bound away. */
      slot_budget: z.int().min(0).max(10_000).optional(),
      may_embed: z.boolean().optional(),
      excluded_slots: z.array(slot).max(maxPeriods).optional(),
      excluded_weekdays: z.array(z.int().min(1).max(7)).max(7).optional(),
      priority: grade.optional(),
      /** Of each session of it that has not begun. */
      session_slots: z.int().min(1).max(longestSession).optional(),
      /** What there is to do, in order; added to what is there. */
      items: z
        .array(
          z.strictObject({
            title: z.string().trim().min(1).max(maxName),
            duration: z.int().min(1).max(longestSession),
          }),
        )
        .min(1)
        .max(maxNewItems)
        .optional(),
    }),
  },
  replan: { pack: 'schedule/mutation', effect: 'planning', arguments: replanArgumentsSchema },
  read_field: {
    pack: 'materials',
    effect: 'material',
    arguments: z.strictObject({
      course: z.string().trim().min(1).max(maxName),
      field: z.enum(packFieldKeys),
    }),
  },
  research: {
    pack: 'materials',
    effect: 'material',
    arguments: z.strictObject({
      course: z.string().trim().min(1).max(maxName),
      question: z.string().trim().min(1).max(maxQuestionLength),
    }),
  },
  undo_change: { pack: 'schedule/mutation', effect: 'history', arguments: nothing },
  redo_change: { pack: 'schedule/mutation', effect: 'history', arguments: nothing },
  context_tools_add: { pack: 'schedule/core', effect: 'context', arguments: packs },
  context_tools_remove: { pack: 'schedule/core', effect: 'context', arguments: packs },
} as const satisfies Record<string, { pack: ToolPack; effect: ToolEffect; arguments: z.ZodObject }>

export type ToolName = keyof typeof tools

export type ToolArguments<Name extends ToolName> = z.infer<(typeof tools)[Name]['arguments']>

type NamesWithEffect<Effect extends ToolEffect> = {
  [Name in ToolName]: (typeof tools)[Name]['effect'] extends Effect ? Name : never
}[ToolName]

export type ReadToolName = NamesWithEffect<'read'>
export type WriteToolName = NamesWithEffect<'write'>
/** Those that are one of the edits of the schedule. */
export type EditToolName = Exclude<WriteToolName, 'upsert_task_class'>
export type AnalysisToolName = NamesWithEffect<'analysis'>
export type PlanningToolName = NamesWithEffect<'planning'>
export type MaterialToolName = NamesWithEffect<'material'>

/** The tools over the schedule state, in the order in which a model is shown them. */
export type ScheduleToolName = ReadToolName | WriteToolName

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(tools, name)
}

export function isAnalysisTool(name: string): name is AnalysisToolName {
  return isToolName(name) && tools[name].effect === 'analysis'
}

export function isMaterialTool(name: string): name is MaterialToolName {
  return isToolName(name) && tools[name].effect === 'material'
}

/** One that asks on a card before it does anything. */
export function isChangingTool(name: string): boolean {
  return isToolName(name) && ['write', 'planning', 'history'].includes(tools[name].effect)
}

export function isPlanningTool(name: string): name is PlanningToolName {
  return isToolName(name) && tools[name].effect === 'planning'
}

/** One of the tools that read or write the schedule state. */
export function isScheduleTool(name: string): name is ScheduleToolName {
  if (!isToolName(name)) return false
  const { effect } = tools[name]
  return effect === 'read' || effect === 'write'
}
