// Hears in a frame that it is about homework which is on the list: to go through it, that it is handed in, when it is due.
import { findTitled } from '../../../shared/homework/find-named.ts'
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import type { TurnFacts } from '../../model/model.ts'
import { readDue } from '../read/read-homework.ts'
import { readTrained } from '../reader/built-in.ts'
import { reading } from '../frames/reading.ts'
import type { ActName, Frame } from '../reader/frame.ts'

const scene = 'homework'

const sure = 0.7

/** The least chance of a reading that fits what is on the list. */
const likely = 0.3

/** Null where it is about nothing on the list; what is gone through may leave open which. */
export function readHomeworkFrame(facts: TurnFacts): StageOutput['chat'] | null {
  const { scenes, request } = facts
  if (!(scenes?.known.some(({ name }) => name === scene) ?? false)) return null
  if (scenes?.active === 'guide' || scenes?.active === 'pack') return null
  const [frame, ...others] = readTrained(request, facts)
  if (frame === undefined || others.length > 0 || frame.flags.includes('negated')) return null
  const named = nameOf(frame, request)
  const items = named === '' ? [] : findTitled(facts.homework ?? [], named)
  const ids = items.map(({ id }) => id).join(' ')
  // A title on the list tells which of the likely readings it is.
  const act = items.length === 0 ? frame.act : likelyActOf(frame)
  switch (act) {
    case 'start_homework':
      return items.length === 0 && frame.confidence < sure
        ? null
        : toScene({ act: 'open', ids, name: named })
    case 'mark_homework':
    case 'mark:done':
      // A block of the plan that bears the name is marked there.
      return items.length === 0 || (act === 'mark:done' && namesStudy(frame, facts))
        ? null
        : toScene({ act: 'finish', ids, name: named })
    case 'set_deadline': {
      const said = frame.slots.find(({ role }) => role === 'to' || role === 'due' || role === 'by')
      const when = readDue(said?.text ?? '', facts)
      if (items.length === 0 || when === null) return null
      return toScene({ act: 'due', ids, name: named, ...when })
    }
    default:
      return null
  }
}

const ofItems: ReadonlySet<ActName> = new Set<ActName>([
  'start_homework',
  'mark_homework',
  'mark:done',
  'set_deadline',
])

function likelyActOf({ act, others }: Frame): ActName {
  if (ofItems.has(act)) return act
  return others.find((other) => other.confidence >= likely && ofItems.has(other.act))?.act ?? act
}

function namesStudy(frame: Frame, facts: TurnFacts): boolean {
  const owners = reading(frame, facts.request, facts).owners('task', 'title')
  return owners.some(({ kind }) => kind === 'item')
}

function toScene(values: Record<string, string>): StageOutput['chat'] {
  const slots = Object.entries(values).flatMap(([name, value]) =>
    value === '' ? [] : [{ name, value }],
  )
  return { intent: 'task', speak: '', reason: 'homework', scene, score: 100, slots }
}

/** A course and a piece side by side are one name: "calc sheet 4". */
export function nameOf({ slots }: Frame, request: string): string {
  const said = slots.filter(({ role }) => ['task', 'title', 'course'].includes(role))
  const [first] = said
  const last = said.at(-1)
  return first === undefined || last === undefined ? '' : request.slice(first.from, last.to)
}
