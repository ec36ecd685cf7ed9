// Resolves what a message asks of the timetable: all of its acts as one document, or the first thing that has to be asked.
import { assertNever } from '../../../shared/assert-never.ts'
import type { CalendarOperation } from '../../../shared/agent/calendar-operation.ts'
import type { Language } from '../../../shared/language.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { Frame } from '../reader/frame.ts'
import { reading } from '../frames/reading.ts'
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

export function resolveCalendar(
  { text, frames, chosen }: CalendarRequest,
  ground: Ground,
  term: Term,
  language: Language,
): Resolved {
  const operations: CalendarOperation[] = []
  const read: Frame[] = []
  for (const [index, frame] of frames.entries()) {
    if (!isCalendarAct(frame.act)) {
      read.push(frame)
      continue
    }
    const picked = chosen.find((one) => one.frame === index)?.eventIds ?? null
    const best = bestOf(frame, (one) =>
      isCalendarAct(one.act)
        ? resolveAct(
            {
              text,
              read: reading(one, text, ground),
              index,
              chosen: picked,
              ground,
              term,
              language,
            },
            one.act,
          )
        : null,
    )
    if (best === null) continue
    if (best.resolved.kind !== 'do') return best.resolved
    operations.push(...best.resolved.operations)
    read.push(best.frame)
  }
  const isGuessed = read.some((frame, index) => frame !== frames[index])
  return { kind: 'do', operations, ...(isGuessed ? { guessed: read } : {}) }
}

/** The least chance of a reading that takes the place of one that fits nothing. */
const leastOther = 0.15

/** Where the week holds nothing of what was read, the next reading that it does hold. */
function bestOf(
  frame: Frame,
  resolve: (frame: Frame) => Resolved | null,
): { frame: Frame; resolved: Resolved } | null {
  const first = resolve(frame)
  if (first === null || first.kind !== 'say')
    return first === null ? null : { frame, resolved: first }
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
