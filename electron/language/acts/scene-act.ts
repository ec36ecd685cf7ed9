// Tells which acts are done on a card of the window's scene: those on the timetable, and the window's others.
import { isCalendarAct, type CalendarAct } from '../calendar/calendar-request.ts'
import type { ActName, Frame } from '../reader/frame.ts'
import { isWindowAct, type WindowAct } from './acting.ts'

export function isSceneAct(act: ActName): act is CalendarAct | WindowAct {
  return isCalendarAct(act) || isWindowAct(act)
}

/** A length that names none changes nothing. */
export function isSceneFrame({ act, slots }: Frame): boolean {
  return isSceneAct(act) && (act !== 'set_length' || slots.some(({ role }) => role === 'length'))
}
