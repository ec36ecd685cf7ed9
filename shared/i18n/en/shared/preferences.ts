// Says in English: what preferences and study habits are, one by one.

import type { DayPart } from '../../../planner/planning-preferences.ts'
import type { Theme } from '../../../preferences/theme.ts'

/** `from` and `to` are said as below. */
export const changed = (name: string, to: string, from: string): string =>
  `${name}: ${to} (until now: ${from}).`

export const names = {
  language: 'Language',
  theme: 'Theme',
  weekStart: 'Weeks begin on',
  reminderLead: 'Reminder of study work',
  patterns: 'A pattern for each course',
  noStudyBefore: 'No study before',
  noStudyAfter: 'No study after',
  lunch: 'Lunch',
  protectedWeekdays: 'Days without study',
  preferredParts: 'Best time of day',
  dailyStudyPeriods: 'Study a day, at most',
  freeEvenings: 'Free evenings a week',
}

export const themeNames: Record<Theme, string> = {
  system: 'as the system',
  light: 'light',
  dark: 'dark',
}

export const lead = (minutes: number | null): string =>
  minutes === null ? 'off' : `${minutes} minutes before`

export const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off')

export const partNames: Record<DayPart, string> = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
}

export const partOf = (course: string, part: string): string => `${course} ${part}`

export const noLimit: string = 'no limit'
export const none: string = 'none'
export const usualLunch: string = 'half an hour at any time'
export const usualAmount: string = 'about 3 hours'

export const problems = {
  'times-crossed': 'The time that study begins at has to come before the time that it ends at.',
  'lunch-crossed': 'Lunch ends before it begins.',
  'no-day-left': 'Leave at least one day for study.',
  'too-many': (most: number) => `A day has ${most} periods: name at most as many.`,
}
