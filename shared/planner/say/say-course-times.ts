// Says what was told of the time for one course, a phrase for each limit that plans keep to (P7).
import { plannerWords } from '../../i18n/core/planner.ts'
import type { Language } from '../../language.ts'
import type { CourseTimes, WeekdayTime } from '../planning-preferences.ts'
import { clockOf } from '../../schedule/calendar.ts'
import { sayDuration } from '../../time/say/say-duration.ts'
import { sayWeekdays } from '../../time/say/weekday-name.ts'

export function sayCourseTimes(
  { weekdays, parts, times, minutesAWeek }: Omit<CourseTimes, 'course'>,
  language: Language,
): string[] {
  const say = plannerWords[language].courseTimes
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
