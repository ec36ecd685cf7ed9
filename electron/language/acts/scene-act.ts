// Tells which acts are done on a card of the window's scene: those on the timetable, and the window's others.
import { isCalendarAct, type CalendarAct } from '../calendar/calendar-request.ts'
import type { ActName } from '../reader/frame.ts'
import { isWindowAct, type WindowAct } from './acting.ts'

export function isSceneAct(act: ActName): act is CalendarAct | WindowAct {
  return isCalendarAct(act) || isWindowAct(act)
}
