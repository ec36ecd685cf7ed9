// The one form that a message is read into, whoever reads it: its acts in order, and what fills their roles.
import { z } from 'zod'

/** What a message can ask for or tell; the corpus' page says what each of them means. */
export const actNames = [
  'ask_day',
  'ask_next',
  'ask_what',
  'ask_when',
  'ask_where',
  'ask_who',
  'ask_exam',
  'ask_free',
  'ask_load:hours',
  'ask_load:lightest',
  'ask_load:busiest',
  'ask_remaining',
  'ask_progress',
  'ask_due',
  'ask_homework',
  'ask_change',
  'ask_pace',
  'ask_date',
  'ask_advice',
  'ask_help',
  'explain_place',
  'explain_not',
  'feasible',
  'what_if',
  'plan',
  'replan',
  'thin_out',
  'clear',
  'improve',
  'move',
  'swap',
  'place',
  'unplace',
  'pin',
  'unpin',
  'mark:done',
  'mark:partly',
  'mark:missed',
  'mark:open',
  'add_work',
  'add_sessions',
  'remove_sessions',
  'set_length',
  'set_deadline',
  'set_priority:high',
  'set_priority:low',
  'rename',
  'delete_work',
  'drop_course',
  'add_homework',
  'mark_homework',
  'add_text',
  'add_event',
  'add_class',
  'add_exam',
  'change_class',
  'move_class',
  'cancel_class',
  'move_event',
  'cancel_event',
  'move_exam',
  'day_off',
  'make_up_day',
  'undo',
  'redo',
  'cancel',
  'set_habit',
  'set_reminder',
  'set_setting',
  'export',
  'import',
  'start_guide',
  'start_pack',
  'start_recite',
  'start_homework',
  'yes',
  'no',
  'answer',
  'thank',
  'greet',
  'vent',
  'off_topic',
  'delete_all',
] as const

export const roleNames = [
  'task',
  'course',
  'title',
  'when',
  'to',
  'from',
  'by',
  'due',
  'not',
  'length',
  'count',
  'limit',
  'except',
  'manner',
  'value',
  'lead',
  'place',
  'topic',
  'text',
  'if',
  'else',
] as const

/** The act is denied · holds only if · is meant to stay · mends the turn before. */
export const flagNames = ['negated', 'conditional', 'standing', 'correction'] as const

export type ActName = (typeof actNames)[number]
export type RoleName = (typeof roleNames)[number]
export type FlagName = (typeof flagNames)[number]

/** `from` and `to` count UTF-16 units of the message as it was typed. */
const slotSchema = z.strictObject({
  role: z.enum(roleNames),
  text: z.string(),
  from: z.int().min(0),
  to: z.int().min(0),
})

export const frameSchema = z.strictObject({
  act: z.enum(actNames),
  /** The words of this act. */
  from: z.int().min(0),
  to: z.int().min(0),
  slots: z.array(slotSchema),
  flags: z.array(z.enum(flagNames)),
  /** The chance that the act is right, from 0 to 1, and the acts that come next. */
  confidence: z.number().min(0).max(1),
  others: z.array(z.strictObject({ act: z.enum(actNames), confidence: z.number() })),
})

export type Slot = z.infer<typeof slotSchema>
export type Frame = z.infer<typeof frameSchema>
