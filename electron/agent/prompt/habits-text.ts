// How the student likes to study, as a model is told it; empty where they have said nothing.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import type { Language } from '../../../shared/language.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { sayCourseTimes } from '../../../shared/planner/say/say-course-times.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { sayWeekdays } from '../../../shared/time/say/weekday-name.ts'

export function habitsText(preferences: PlanningPreferences, language: Language): string[] {
  const say = coreWords[language].habitsPrompt
  const { noStudyBefore, noStudyAfter, protectedWeekdays, preferredParts } = preferences
  const { dailyStudyPeriods, freeEvenings, told = [] } = preferences
  const said = [
    ...(noStudyBefore === null ? [] : [say.before(noStudyBefore)]),
    ...(noStudyAfter === null ? [] : [say.after(noStudyAfter)]),
    ...(protectedWeekdays.length === 0
      ? []
      : [say.weekdays(sayWeekdays(protectedWeekdays, language))]),
    ...preferredParts.map(({ course, part }) => say.part(course, say.parts[part])),
    ...(dailyStudyPeriods === null ? [] : [say.load(dailyStudyPeriods)]),
    ...(freeEvenings === 0 ? [] : [say.evenings(freeEvenings)]),
  ]
  const ofCourses = told.map(({ course, ...times }) =>
    say.told(cleanTitle(course, language), sayCourseTimes(times, language).join('; ')),
  )
  return [...(said.length === 0 ? [] : [`${say.head} ${said.join('; ')}`]), ...ofCourses]
}
