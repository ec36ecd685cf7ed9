// "Rename the essay", then "and make it 45 minutes": a change of work that names none is of what was spoken of last.
import { lessonsSpokenOf, workSpokenOf } from '../frames/spoken-of.ts'
import { ownerOf, thingTold } from './thing-told.ts'
import { readActs } from '../frames/recut.ts'
import { reading } from '../frames/reading.ts'
import { readChange } from '../frames/work-of-frame.ts'
import type { Ground } from '../ground.ts'
import type { Draft } from '../read/draft.ts'
import type { NameOwner } from '../words/known-names.ts'

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
  const names = workSpokenOf(ground)
  const isOfSession = act === 'set_length' && names.every(({ kind }) => kind === 'item')
  return names.length === 0 || isOfSession ? null : { ...draft, names }
}

/** "How many are left?", 再加一次: of the work or the course that was spoken of right before, where none is named. */
export function ofSpokenOf(draft: Draft, ground: Ground): Draft {
  if (!lacksSubject(draft)) return draft
  const isOfPlace = draft.kind === 'query-fact' && draft.fact === 'where'
  const told = isOfPlace ? thingTold(ground) : null
  if (told?.task.kind === 'event')
    return Object.assign({}, draft, { names: [ownerOf(told.task)], dates: [told.date] })
  const names = isOfPlace ? lessonsSpokenOf(ground) : workSpokenOf(ground)
  return names.every(({ kind }) => kind === 'item') ? draft : { ...draft, names }
}

type Subjectless = Extract<Draft, { names: NameOwner[] }>

function lacksSubject(draft: Draft): draft is Subjectless {
  switch (draft.kind) {
    case 'query-fact':
      return draft.names.length === 0 && draft.dates === null && /^(?:left|where)$/.test(draft.fact)
    case 'query-fits':
      return draft.names.length === 0 && draft.dates === null && draft.exam === null
    case 'query-pace':
      return draft.names.length === 0
    case 'capture':
      return draft.names.length === 0 && draft.title === '' && draft.isMore
    case 'class-change':
      return draft.names.length === 0
    default:
      return false
  }
}

function isPriority(act: string): act is 'set_priority:high' | 'set_priority:low' {
  return act.startsWith('set_priority')
}
