// Defines what a message asks of the timetable while it is talked about: its frames, what was chosen since, and the open question.
import { z } from 'zod'
import type { ExecutionOperation } from '../../../shared/agent/execution-doc.ts'
import type { Language } from '../../../shared/language.ts'
import { idSchema, maxWeeks, type Term } from '../../../shared/schedule/term.ts'
import type { Reading } from '../frames/reading.ts'
import type { Ground } from '../ground.ts'
import { frameSchema, roleNames, type ActName, type Frame } from '../reader/frame.ts'

export const calendarActs = [
  'add_event',
  'add_class',
  'add_exam',
  'cancel_class',
  'cancel_event',
  'move_class',
  'move_event',
  'move_exam',
  'change_class',
  'day_off',
  'make_up_day',
] as const satisfies readonly ActName[]

export type CalendarAct = (typeof calendarActs)[number]

export function isCalendarAct(act: ActName): act is CalendarAct {
  return calendarActs.some((each) => each === act)
}

/** The longest message that is kept. */
const longestText = 2_000

const eventIds = z.array(idSchema).max(maxWeeks * 7)

const choiceSchema = z.strictObject({
  label: z.string(),
  taskIds: z.array(idSchema).exactOptional(),
  words: z.string().exactOptional(),
  isYes: z.literal(true).exactOptional(),
})

/** What the open question is about: words for a role of an act, one of some events, or a yes. */
export const questionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('words'),
    frame: z.int().min(0),
    role: z.enum(roleNames),
    of: z.enum(['time', 'day', 'title']),
  }),
  z.strictObject({
    kind: z.literal('events'),
    frame: z.int().min(0),
    choices: z.array(z.strictObject({ label: z.string(), eventIds })).min(1),
  }),
  z.strictObject({ kind: z.literal('yes') }),
  /** What can be pressed stands for tasks, for words of a role, or for a yes to the act's whole extent. */
  z.strictObject({
    kind: z.literal('choice'),
    frame: z.int().min(0),
    role: z.enum(roleNames).nullable(),
    /** Whether any name is an answer. */
    isOpen: z.boolean(),
    choices: z.array(choiceSchema),
  }),
])

export type CalendarQuestion = z.infer<typeof questionSchema>

export const calendarRequestSchema = z.strictObject({
  text: z.string().max(longestText),
  frames: z.array(frameSchema).min(1).max(8),
  /** Events that were chosen for an act. */
  chosen: z.array(z.strictObject({ frame: z.int().min(0), eventIds })),
  /** Acts whose true extent was told and agreed to. */
  agreed: z.array(z.int().min(0)),
  /** Whether it is read surely enough for a card. */
  isSure: z.boolean(),
})

export type CalendarRequest = z.infer<typeof calendarRequestSchema>

/** One act with what it is read against. */
export type Acting = {
  /** The whole message. */
  text: string
  read: Reading
  /** Its place among the frames. */
  index: number
  /** Null where none were chosen. */
  chosen: readonly number[] | null
  /** Whether what stands in its way may go for it. */
  isAgreed: boolean
  ground: Ground
  term: Term
  language: Language
}

/** What can be pressed is said as it stands. */
export type Asked = { question: CalendarQuestion; text: string; options: string[] }

export type Resolved =
  /**
   * `said` is what else there is to say with the card; `guessed` are the frames of a reading that was less likely, and fits
   * the week better.
   */
  | { kind: 'do'; operations: ExecutionOperation[]; said?: string[]; guessed?: Frame[] }
  | { kind: 'ask'; asked: Asked }
  /** A sentence that says why nothing can be done, and what can. */
  | { kind: 'say'; text: string; options: string[] }

export function ask(asked: Asked): Resolved {
  return { kind: 'ask', asked }
}
