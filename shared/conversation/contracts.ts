// Defines the model's output, one zod contract per stage (G2, G2a): strict JSON, keys as the design names them.
import { z } from 'zod'
import { awaySpanSchema } from '../tools/replan-arguments.ts'
import { guideDecisionSchema } from '../guide/guide-model.ts'
import { packDecisionSchema } from '../pack/pack-model.ts'
import { planStepSchema, scopeMostSchema } from '../agent/card.ts'

export const stages = ['chat', 'plan', 'execute', 'deliver', 'guide', 'pack'] as const

export type Stage = (typeof stages)[number]

/** In doubt the intent is a task. `speak` is the answer when it is chat. */
const chatOutputSchema = z.strictObject({
  intent: z.enum(['chat', 'task']),
  speak: z.string(),
  reason: z.string(),
  /** The scene that it belongs to, or continue_current or exit_current; absent: what the intent says (O1). */
  scene: z.string().nullish(),
  /** How sure that is. */
  score: z.int().min(0).max(100).nullish(),
  /** What was said for that scene already. */
  slots: z.array(z.strictObject({ name: z.string(), value: z.string() })).nullish(),
  choices: z.array(z.string()).nullish(),
})

/** Where a rough build may place; all in the tools' own numbers. Absent: the whole range of each class. */
const planScopeSchema = z.strictObject({
  day_from: z.int().min(1),
  day_to: z.int().min(1),
  exclude_weekdays: z.array(z.int().min(1).max(7)),
  exclude_slots: z.array(z.int().min(1)),
  /** Days, or some slots of them, without study. */
  unavailable: z.array(awaySpanSchema).nullish(),
  /** The most study of each day, or of each week. */
  most: scopeMostSchema.nullish(),
  /** All that is open by the last day, and not only the share of these days. */
  whole: z.boolean().nullish(),
})

/** How the work begins (G7): with a rough build, with what lies there already, or with one local change. */
export const entryModes = ['first_full', 'global_reopt', 'local_adjust'] as const

export type EntryMode = (typeof entryModes)[number]

const planOutputSchema = z.strictObject({
  speak: z.string(),
  action: z.enum(['continue', 'ask_user', 'plan_done']),
  reason: z.string(),
  complexity: z.enum(['simple', 'moderate', 'complex']),
  plan_steps: z.array(planStepSchema),
  needs_rough_build: z.boolean(),
  task_class_ids: z.array(z.int()),
  scope: planScopeSchema.nullish(),
  /** Absent: first_full with a rough build, else local_adjust. */
  entry: z.enum(entryModes).nullish(),
  /** What may be pressed in answer to a question. */
  choices: z.array(z.string()).nullish(),
})

const executeOutputSchema = z
  .strictObject({
    speak: z.string(),
    action: z.enum(['continue', 'ask_user', 'confirm', 'next_plan', 'done']),
    reason: z.string(),
    goal_check: z.string().nullish(),
    choices: z.array(z.string()).nullish(),
    tool_call: z.strictObject({ name: z.string(), arguments: z.looseObject({}) }).nullish(),
  })
  .check((context) => {
    const { action, goal_check: goalCheck, tool_call: toolCall } = context.value
    const report = (message: string) =>
      context.issues.push({ code: 'custom', message, input: context.value })
    if ((action === 'next_plan' || action === 'done') && !goalCheck)
      report(`goal_check is required when action is ${action}`)
    if (action === 'confirm' && !toolCall) report('tool_call is required when action is confirm')
    if ((action === 'next_plan' || action === 'done' || action === 'ask_user') && toolCall)
      report(`tool_call must be absent when action is ${action}`)
  })

const deliverOutputSchema = z.strictObject({
  speak: z.string(),
  /** What may be said next; code's own, as in every stage. */
  choices: z.array(z.string()).nullish(),
})

export const stageContracts = {
  chat: chatOutputSchema,
  plan: planOutputSchema,
  execute: executeOutputSchema,
  deliver: deliverOutputSchema,
  guide: guideDecisionSchema,
  pack: packDecisionSchema,
} as const satisfies Record<Stage, z.ZodType>

/** As models are shown them: what code builds itself is not asked for, and would only make the schema larger. */
export const shownContracts = {
  ...stageContracts,
  deliver: deliverOutputSchema.omit({ choices: true }),
  guide: guideDecisionSchema.omit({ execution_doc: true }),
} as const satisfies Record<Stage, z.ZodType>

export type StageOutput = { [S in Stage]: z.infer<(typeof stageContracts)[S]> }
