// How the student likes to study, as a model is told it; empty where they have said nothing.
import type { Language } from '../../../shared/language.ts'
import type { DayPart, PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { sayCourseTimes } from '../../../shared/words/planner/say-course-times.ts'
import { cleanTitle } from '../../../shared/words/titles/quote-title.ts'
import { sayWeekdays } from '../../../shared/words/dates/weekday-name.ts'

type Words = {
  head: string
  before: (time: string) => string
  after: (time: string) => string
  weekdays: (names: string) => string
  parts: Record<DayPart, string>
  part: (course: string, part: string) => string
  load: (periods: number) => string
  evenings: (count: number) => string
  /** Of one course, from its pack. */
  told: (course: string, times: string) => string
}

const words: Record<Language, Words> = {
  en: {
    head: 'Habits:',
    before: (time) => `no study before ${time}`,
    after: (time) => `no study after ${time}`,
    weekdays: (names) => `no study on ${names}`,
    parts: { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' },
    part: (course, part) => `${course} ${part}`,
    load: (periods) => `at most ${periods} slots of study a day`,
    evenings: (count) => `${count} free evenings a week`,
    told: (course, times) => `Times for ${course}, which every plan keeps to: ${times}`,
  },
  zh: {
    head: '习惯：',
    before: (time) => `${time} 前不学习`,
    after: (time) => `${time} 后不学习`,
    weekdays: (names) => `${names}不学习`,
    parts: { morning: '上午', afternoon: '下午', evening: '晚上' },
    part: (course, part) => `${course}放在${part}`,
    load: (periods) => `每天最多学习 ${periods} 节`,
    evenings: (count) => `每周留 ${count} 个晚上`,
    told: (course, times) => `${course}的时间（所有安排都遵守）：${times}`,
  },
}

export function habitsText(preferences: PlanningPreferences, language: Language): string[] {
  const say = words[language]
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
