// "Rename the essay", then "and make it 45 minutes": a change of work that names none is of what was spoken of last.
import { readActs } from '../frames/recut.ts'
import { reading } from '../frames/reading.ts'
import { readChange } from '../frames/work-of-frame.ts'
import type { Ground } from '../ground.ts'
import type { Draft } from '../read/draft.ts'
import type { NameOwner } from '../words/known-names.ts'
import { recallOwners } from '../resolve/resolve-task.ts'

/** The least chance that it is a change. */
const sure = 0.7

/** Null for anything else, and where nothing was spoken of. */
export function changeOfTold(request: string, ground: Ground): Draft | null {
  const [frame, ...more] = readActs(request, ground)
  if (frame === undefined || more.length > 0 || frame.confidence < sure) return null
  const { act } = frame
  if (act !== 'set_length' && act !== 'set_deadline' && !isPriority(act)) return null
  const draft = readChange(act, reading(frame, request, ground))
  if (draft?.kind !== 'class-change' || draft.names.length > 0) return null
  const names = inAll(namesSaid(ground))
  const isOfSession = act === 'set_length' && names.every(({ kind }) => kind === 'item')
  return names.length === 0 || isOfSession ? null : { ...draft, names }
}

/** "Word lists of English": what each of the names means; nothing where they mean different things. */
function inAll(mentions: readonly NameOwner[][]): NameOwner[] {
  const [first = [], ...others] = mentions
  return first.filter(
    ({ kind, id }) =>
      kind !== 'series' &&
      others.every((owners) => owners.some((owner) => owner.kind === kind && owner.id === id)),
  )
}

/** In the student's own last words: an answer of ours may name what they did not mean. */
function namesSaid({ recent, ...ground }: Ground): NameOwner[][] {
  const last = recent.findLast(({ who }) => who === 'person')
  return recallOwners({ ...ground, recent: last === undefined ? [] : [last] })
}

function isPriority(act: string): act is 'set_priority:high' | 'set_priority:low' {
  return act.startsWith('set_priority')
}
