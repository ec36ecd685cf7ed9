// "Rename the essay", then "and make it 45 minutes": a change of work that names none is of what was spoken of last.
import { lessonsSpokenOf, workSpokenOf } from '../frames/spoken-of.ts'
import { recallOwners } from '../resolve/recall-told.ts'
import { emptyOperand } from '../words/operands.ts'
import { ownerOf, thingTold, type ThingTold } from './thing-told.ts'
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
  if (draft.kind === 'query-fact' && draft.fact === 'hours' && isOfNothing(draft)) {
    const told = thingTold(ground)
    return told === null ? draft : whenTold(told)
  }
  if (!lacksSubject(draft)) return draft
  const isOfPlace = draft.kind === 'query-fact' && draft.fact === 'where'
  const told = isOfPlace ? thingTold(ground) : null
  if (told?.task.kind === 'event')
    return Object.assign({}, draft, { names: [ownerOf(told.task)], dates: [told.date] })
  const names = isOfPlace ? lessonsSpokenOf(ground) : workMeant(ground)
  return names.every(({ kind }) => kind === 'item') ? draft : { ...draft, names }
}

/** What the student spoke of, else what our answer told of. */
function workMeant(ground: Ground): NameOwner[] {
  const spoken = workSpokenOf(ground)
  if (spoken.length > 0) return spoken
  const told = thingTold(ground)
  return told === null ? recallOwners(ground, lastTexts).flat() : [ownerOf(told.task)]
}

/** The student's words and our answer. */
const lastTexts = 2

function isOfNothing({ names, dates, wish }: Extract<Draft, { kind: 'query-fact' }>): boolean {
  return names.length === 0 && dates === null && wish === null
}

/** 要学多久: how long it takes is told with its time. */
function whenTold({ task, date }: ThingTold): Draft {
  return {
    kind: 'query-when',
    operands: [{ ...emptyOperand, names: [[ownerOf(task)]], dates: [date] }],
  }
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
