// Reads which days a question about free time means where it names none, and whether it asks for days as a whole.
import { addDays, datesBetween, mondayOf, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'

/** From today to the Sunday of this week. */
export function restOfWeek({ today: { date } }: Pick<Ground, 'today'>): string[] {
  return datesBetween(date, addDays(date, 7 - weekdayOf(date)))
}

/** All seven days of this week, past ones too. */
function thisWeek({ today: { date } }: Pick<Ground, 'today'>): string[] {
  const monday = mondayOf(date)
  return datesBetween(monday, addDays(monday, 6))
}

/** "What does my week look like": this one; null for other words. */
export function ownWeek(words: readonly string[], ground: Pick<Ground, 'today'>): string[] | null {
  return words.some((said) => week.test(said.trim().toLowerCase())) ? thisWeek(ground) : null
}

/** Says no more than that it is of their week. */
export function isOwnWeek(text: string): boolean {
  return week.test(text) || term.test(text)
}

const week = /^(?:my |the |whole |entire )*week$|^(?:我的?)?(?:一|整个?)?(?:周|星期)$/
const term = /^(?:my |the |whole |entire )*(?:term|semester|schedule|timetable)$/

/** "Any free day", 哪几天是空的. */
const wholeDays =
  /\b(?:which|any|what|every|(?:whole|entire|full|all|free|empty)) (?:whole |entire |full |completely |totally |free |empty )*days?\b|\bday off\b|哪(?:几|一|些)?天|整天|全天|一天.{0,4}空/

export function asksWhole(text: string): { isWhole?: true } {
  return wholeDays.test(text) ? { isWhole: true } : {}
}
