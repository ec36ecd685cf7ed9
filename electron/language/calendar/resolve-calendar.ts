// Resolves what a message asks of the window: all of its acts as one document, or the first thing that has to be asked.
import { assertNever } from '../../../shared/assert-never.ts'
import type { ExecutionOperation } from '../../../shared/agent/execution-doc.ts'
import type { Language } from '../../../shared/language.ts'
import {
  withPreferences,
  type SayablePreferences,
} from '../../../shared/preferences/preference-change.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { isWindowAct, type WindowAct } from '../acts/acting.ts'
import { resolveWindow } from '../acts/resolve-window.ts'
import { reading, type Reading } from '../frames/reading.ts'
import type { Frame } from '../reader/frame.ts'
import type { Ground } from '../ground.ts'
import {
  isCalendarAct,
  type Acting,
  type CalendarAct,
  type CalendarRequest,
  type Resolved,
} from './calendar-request.ts'
import { resolveAdd } from './resolve-add.ts'
import { resolveChange } from './resolve-change.ts'
import { resolveDayOff, resolveMakeUpDay } from './resolve-days.ts'

export type Desk = {
  ground: Ground
  term: Term
  preferences: SayablePreferences
  language: Language
}

export function resolveCalendar(request: CalendarRequest, desk: Desk): Resolved {
  const operations: ExecutionOperation[] = []
  const said: Extract<Resolved, { kind: 'say' }>[] = []
  const read: Frame[] = []
  // The next act of the message finds what the ones before it set.
  let { preferences } = desk
  let { state } = desk.ground
  for (const [index, frame] of cancelledFirst(request.frames)) {
    const ground = { ...groundAt(frame, request, desk), state }
    const resolve = (one: Frame) =>
      resolveFrame(request, index, one, { ...desk, ground, preferences })
    const best = isCalendarAct(frame.act)
      ? bestOf(frame, (one) => (isCalendarAct(one.act) ? resolve(one) : null))
      : { frame, resolved: resolve(frame) }
    read[index] = best.frame
    const { resolved } = best
    if (resolved === null) continue
    if (resolved.kind === 'ask') return resolved
    if (resolved.kind === 'say' && isCalendarAct(frame.act)) return resolved
    if (resolved.kind === 'say') said.push(resolved)
    else {
      operations.push(...resolved.operations)
      preferences = resolved.operations.reduce(withOperation, preferences)
      state = resolved.operations.reduce(withoutRemoved, state)
    }
  }
  const texts = said.map(({ text }) => text)
  const options = said.flatMap((one) => one.options)
  if (operations.length === 0 && said.length > 0)
    return { kind: 'say', text: texts.join('\n'), options }
  const isGuessed = read.some((frame, index) => frame !== request.frames[index])
  return { kind: 'do', operations, said: texts, ...(isGuessed ? { guessed: read } : {}) }
}

/** "Dentist on Thursday at two, and cancel the lab": what falls out is in nothing's way. */
function cancelledFirst(frames: readonly Frame[]): [index: number, frame: Frame][] {
  return [...frames.entries()].toSorted(
    ([, a], [, b]) => Number(isCancelled(b)) - Number(isCancelled(a)),
  )
}

function isCancelled({ act }: Frame): boolean {
  return act.startsWith('cancel_')
}

function withoutRemoved(state: ScheduleState, operation: ExecutionOperation): ScheduleState {
  if (operation.operation !== 'remove_events') return state
  const gone = new Set(operation.changes.eventIds)
  return { ...state, tasks: state.tasks.filter(({ id }) => !gone.has(id)) }
}

/** "Rename chapter 4 and make it 2 periods": what was named before in the message was spoken of last. */
function groundAt({ from }: Frame, { text }: CalendarRequest, { ground }: Desk): Ground {
  const before = text.slice(0, from)
  if (before.trim() === '') return ground
  return { ...ground, recent: [...ground.recent, { who: 'person', text: before }] }
}

function withOperation(
  preferences: SayablePreferences,
  operation: ExecutionOperation,
): SayablePreferences {
  return operation.operation === 'set_preferences'
    ? withPreferences(preferences, operation.changes)
    : preferences
}

/** Null for an act of no scene. */
function resolveFrame(
  request: CalendarRequest,
  index: number,
  frame: Frame,
  desk: Desk,
): Resolved | null {
  const { text, chosen, agreed } = request
  const { act } = frame
  const read = reading(frame, text, desk.ground)
  const picked = chosen.find((one) => one.frame === index)?.eventIds ?? null
  if (isWindowAct(act)) return resolveOther(request, index, act, { ...desk, read, chosen: picked })
  if (!isCalendarAct(act)) return null
  const { ground, term, language } = desk
  const isAgreed = agreed.includes(index)
  return resolveAct({ text, read, index, chosen: picked, isAgreed, ground, term, language }, act)
}

function resolveOther(
  { agreed }: CalendarRequest,
  frame: number,
  act: WindowAct,
  acting: Desk & { read: Reading; chosen: readonly number[] | null },
): Resolved {
  const resolved = resolveWindow({ ...acting, isAgreed: agreed.includes(frame) }, act)
  if (resolved.kind !== 'ask') return resolved
  const { text, role, isOpen, choices } = resolved.asked
  return {
    kind: 'ask',
    asked: {
      question: { kind: 'choice', frame, role, isOpen, choices },
      text,
      options: choices.map(({ label }) => label),
    },
  }
}

/** The least chance of a reading that takes the place of one that fits nothing. */
const leastOther = 0.15

/** Where the week holds nothing of what was read, the next reading that it does hold. */
function bestOf(
  frame: Frame,
  resolve: (frame: Frame) => Resolved | null,
): { frame: Frame; resolved: Resolved | null } {
  const first = resolve(frame)
  if (first?.kind !== 'say') return { frame, resolved: first }
  for (const { act, confidence } of frame.others) {
    if (confidence < leastOther) continue
    const other = { ...frame, act, confidence, others: [] }
    const resolved = resolve(other)
    if (resolved?.kind === 'do') return { frame: other, resolved }
  }
  return { frame, resolved: first }
}

function resolveAct(acting: Acting, act: CalendarAct): Resolved {
  switch (act) {
    case 'add_event':
    case 'add_class':
    case 'add_exam':
      return resolveAdd(acting, act)
    case 'cancel_class':
    case 'cancel_event':
    case 'move_class':
    case 'move_event':
    case 'move_exam':
    case 'change_class':
      return resolveChange(acting, act)
    case 'day_off':
      return resolveDayOff(acting)
    case 'make_up_day':
      return resolveMakeUpDay(acting)
    default:
      return assertNever(act)
  }
}
