// What was told of the time for one course, a phrase for each limit that plans keep to (P7).
import type { Language } from '../../language.ts'
import type { CourseTimes, DayPart, WeekdayTime } from '../../planner/planning-preferences.ts'
import { clockOf } from '../../schedule/calendar.ts'
import { sayDuration } from '../dates/say-duration.ts'
import { sayWeekdays } from '../dates/weekday-name.ts'

type Phrases = {
  weekdays: (names: string) => string
  parts: Record<DayPart, string>
  times: (weekdays: string | null, hours: string) => string
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
    times: (weekdays, hours) => `nothing on ${weekdays ?? 'any day'} ${hours}`,
    most: (time) => `at most ${time} a week`,
  },
  zh: {
    weekdays: (names) => `${names}不学`,
    parts: { morning: '上午不学', afternoon: '下午不学', evening: '晚上不学' },
    times: (weekdays, hours) => `${weekdays ?? '每天'} ${hours} 不学`,
    most: (time) => `每周最多 ${time}`,
  },
}

export function sayCourseTimes(
  { weekdays, parts, times, minutesAWeek }: Omit<CourseTimes, 'course'>,
  language: Language,
): string[] {
  const say = phrases[language]
  return [
    ...(weekdays.length === 0 ? [] : [say.weekdays(sayWeekdays(weekdays, language))]),
    ...parts.map((part) => say.parts[part]),
    ...[...Map.groupBy(times, sayHours)].map(([hours, same]) => {
      const days = [...new Set(same.map(({ weekday }) => weekday))]
      return say.times(days.length === 7 ? null : sayWeekdays(days, language), hours)
    }),
    ...(minutesAWeek === null ? [] : [say.most(sayDuration(minutesAWeek, language))]),
  ]
}

function sayHours({ from, to }: WeekdayTime): string {
  return `${clockOf(from)}–${to === 24 * 60 ? '24:00' : clockOf(to)}`
}
