// What is heard of homework, as the homework scene takes it.
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import type { TurnFacts } from '../../model/model.ts'
import type { Ground } from '../ground.ts'
import type { Frame, RoleName } from '../reader/frame.ts'
import { startOfNoun } from '../words/homework-words.ts'

export const scene = 'homework'

/** The least chance of a reading by itself, of one that what is named bears out, and of all that make new homework. */
export const sure = { alone: 0.7, named: 0.3, together: 0.5 } as const

export type Told = Ground & Pick<TurnFacts, 'request' | 'homework'>

/** "Assignments should never be due on Mondays" */
export const isDenied =
  /\b(?:never|not|no(?! later| more))\b(?! forget| ?\d)|\b(?:is|are|have|has|do)n['’]t\b(?! (?:forget|let me forget|miss))|不用|没|别(?!忘)/i

export type SceneSlots = NonNullable<StageOutput['chat']['slots']>

export function toScene(told: Record<string, string> | SceneSlots): StageOutput['chat'] {
  const slots = Array.isArray(told) ? told : toSlots(told)
  return { intent: 'task', speak: '', reason: 'homework', scene, score: 100, slots }
}

export function toSlots(values: Record<string, string>): SceneSlots {
  return Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]))
}

/** A course and a piece side by side are one name: "calc sheet 4". */
export function nameOf(
  { slots }: Frame,
  request: string,
  roles: readonly RoleName[] = ['task', 'title', 'course'],
): string {
  const said = slots.filter(({ role }) => roles.includes(role))
  const [first] = said
  const last = said.at(-1)
  if (first === undefined || last === undefined) return ''
  return request.slice(startOfNoun(request, first.from), last.to)
}
