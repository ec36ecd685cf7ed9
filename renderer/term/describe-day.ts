// A day of the term in words: the line under the table, and the name that is read aloud.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { weekdayName } from '../../shared/time/say/weekday-name.ts'
import { sayLongDate } from '../words/say-dates.ts'
import type { TermDay } from '../../shared/term/term-figures.ts'

/** The date first, then what is most worth knowing. */
export function describeDay(
  day: TermDay,
  { target, isToday, language }: { target: number; isToday: boolean; language: Language },
): string {
  const words = windowWords[language].term
  const said = [
    sayLongDate(day.date, day.weekday, language),
    isToday ? words.today : '',
    ...day.exams.map(({ title, start }) => words.exam(title, start)),
    ...day.deadlines.map(words.deadline),
    day.minutes === 0
      ? words.noStudy
      : words.study(sayDuration(day.minutes, language), day.blocks, sayDuration(target, language)),
    words.levels[day.level],
    sayOverride(day, language),
    day.lessons.length === 0 ? '' : words.lessons(day.lessons.length),
  ]
  return said.filter((word) => word !== '').join(words.separator)
}

/** Empty where the day is held as any other. */
export function sayOverride({ override }: Pick<TermDay, 'override'>, language: Language): string {
  if (override === null) return ''
  const { noClasses, follows } = windowWords[language].week
  return override.kind === 'off'
    ? noClasses
    : follows(weekdayName(override.weekday, language, 'short'), override.week)
}
