// What was told of the time for one course, a phrase for each limit that plans keep to (P7).
import type { Language } from '../../language.ts'
import type { CourseTimes, DayPart } from '../../planner/planning-preferences.ts'
import { sayDuration } from '../dates/say-duration.ts'
import { sayWeekdays } from '../dates/weekday-name.ts'

type Phrases = {
  weekdays: (names: string) => string
  parts: Record<DayPart, string>
  most: (time: string) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    weekdays: (names) => `not on ${names}`,
    parts: {
      morning: 'not in the morning',
      afternoon: 'not in the afternoon',
      evening: 'not in the evening',
    },
    most: (time) => `at most ${time} a week`,
  },
  zh: {
    weekdays: (names) => `${names}不学`,
    parts: { morning: '上午不学', afternoon: '下午不学', evening: '晚上不学' },
    most: (time) => `每周最多 ${time}`,
  },
}

export function sayCourseTimes(
  { weekdays, parts, minutesAWeek }: Omit<CourseTimes, 'course'>,
  language: Language,
): string[] {
  const say = phrases[language]
  return [
    ...(weekdays.length === 0 ? [] : [say.weekdays(sayWeekdays(weekdays, language))]),
    ...parts.map((part) => say.parts[part]),
    ...(minutesAWeek === null ? [] : [say.most(sayDuration(minutesAWeek, language))]),
  ]
}
