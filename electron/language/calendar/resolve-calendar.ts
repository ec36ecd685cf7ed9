// Resolves what a message asks of the timetable: all of its acts as one document, or the first thing that has to be asked.
import { assertNever } from '../../../shared/assert-never.ts'
import type { CalendarOperation } from '../../../shared/agent/calendar-operation.ts'
import type { Language } from '../../../shared/language.ts'
import type { Term } from '../../../shared/schedule/term.ts'
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
  for (const [index, frame] of frames.entries()) {
    if (!isCalendarAct(frame.act)) continue
    const read = reading(frame, text, ground)
    const picked = chosen.find((one) => one.frame === index)?.eventIds ?? null
    const resolved = resolveAct(
      { text, read, index, chosen: picked, ground, term, language },
      frame.act,
    )
    if (resolved.kind !== 'do') return resolved
    operations.push(...resolved.operations)
  }
  return { kind: 'do', operations }
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
