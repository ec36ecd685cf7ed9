// Defines one act of the window that was said, with what it is read against, and what comes of it.
import type { ExecutionOperation } from '../../../shared/agent/execution-doc.ts'
import type { WorkEdit } from '../../../shared/schedule/work/work-edit.ts'
import type { Language } from '../../../shared/language.ts'
import type { SayablePreferences } from '../../../shared/preferences/preference-change.ts'
import type { Reading } from '../frames/reading.ts'
import type { Ground } from '../ground.ts'
import type { ActName, RoleName } from '../reader/frame.ts'

export const windowActs = [
  'pin',
  'unpin',
  'rename',
  'delete_work',
  'drop_course',
  'set_priority:high',
  'set_priority:low',
  'remove_sessions',
  'set_length',
  'set_reminder',
  'set_setting',
  'set_habit',
  'export',
  'import',
  'delete_all',
] as const satisfies readonly ActName[]

export type WindowAct = (typeof windowActs)[number]

export function isWindowAct(act: ActName): act is WindowAct {
  return windowActs.some((each) => each === act)
}

export type Acting = {
  read: Reading
  ground: Ground
  preferences: SayablePreferences
  language: Language
  /** Tasks that were chosen for it; null where none were. */
  chosen: readonly number[] | null
  /** Whether its true extent was told and agreed to. */
  isAgreed: boolean
}

/** What can be pressed: it stands for tasks, for words in a role of the act, or for a sentence of its own. */
export type Choice = {
  label: string
  taskIds?: number[]
  words?: string
  /** A yes to the act's whole extent. */
  isYes?: true
}

export type Asked = {
  text: string
  /** The role that the answer fills; null where it is a yes, or tasks. */
  role: RoleName | null
  /** Whether any words are an answer: a name. */
  isOpen: boolean
  choices: Choice[]
}

export type Resolved =
  | { kind: 'do'; operations: ExecutionOperation[] }
  | { kind: 'ask'; asked: Asked }
  /** Why nothing is done, with sentences that can be pressed. */
  | { kind: 'say'; text: string; options: string[] }

type Changed = ExecutionOperation extends infer One
  ? One extends ExecutionOperation
    ? Pick<One, 'operation' | 'changes'>
    : never
  : never

/** Characters of a sentence on a card. */
const longest = 400

export function operationOf(
  changed: Changed,
  preview: string,
  reason = '',
  taskId: number | null = null,
): ExecutionOperation {
  return {
    taskId,
    itemId: null,
    section: 'window',
    preview: preview.slice(0, longest),
    reason: reason.slice(0, longest),
    ...changed,
  }
}

export function editing(edits: WorkEdit[], preview: string, reason = ''): ExecutionOperation {
  return operationOf({ operation: 'edit_work', changes: { edits } }, preview, reason)
}

export function doing(...operations: ExecutionOperation[]): Extract<Resolved, { kind: 'do' }> {
  return { kind: 'do', operations }
}

export function saying(text: string, options: string[] = []): Resolved {
  return { kind: 'say', text, options }
}

export function asking(
  text: string,
  role: RoleName | null,
  choices: Choice[],
  isOpen = false,
): Resolved {
  return { kind: 'ask', asked: { text, role, isOpen, choices } }
}
