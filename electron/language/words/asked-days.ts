// Reads which days a question about free time means where it names none, and whether it asks for days as a whole.
import { addDays, datesBetween, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'

/** From today to the Sunday of this week. */
export function restOfWeek({ today: { date } }: Pick<Ground, 'today'>): string[] {
  return datesBetween(date, addDays(date, 7 - weekdayOf(date)))
}

/** "Any free day", 哪几天是空的. */
const wholeDays =
  /\b(?:which|any|what|every|(?:whole|entire|full|all|free|empty)) (?:whole |entire |full |completely |totally |free |empty )*days?\b|\bday off\b|哪(?:几|一|些)?天|整天|全天|一天.{0,4}空/

export function asksWhole(text: string): { isWhole?: true } {
  return wholeDays.test(text) ? { isWhole: true } : {}
}
