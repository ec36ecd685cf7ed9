// Words of the command line that name a setting, as its value; undefined where there is none of that name.
import { reminderLeads, type ReminderLead } from '../../../shared/preferences/reminder-lead.ts'
import type { WeekStart } from '../../../shared/time/week-start.ts'

/** `off`, or minutes. */
export function readReminderLead(word: string): ReminderLead | undefined {
  return word === 'off' ? null : reminderLeads.find((minutes) => String(minutes) === word)
}

export const weekStartNames: Record<WeekStart, string> = { 1: 'monday', 7: 'sunday', 6: 'saturday' }

export function readWeekStart(word: string): WeekStart | undefined {
  return ([1, 7, 6] as const).find((start) => weekStartNames[start] === word.toLowerCase())
}
