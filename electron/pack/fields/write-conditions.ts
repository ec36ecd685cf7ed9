// The field `conditions`: what the student said of time and ways of learning, and the habits that the planner keeps to.
import type { Language } from '../../../shared/language.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { portraitOf } from '../../../shared/agent/standing-change.ts'
import { listWords } from '../../../shared/words/join-words.ts'
import { sayCount } from '../../../shared/words/say-count.ts'
import { weekdayName } from '../../../shared/words/dates/weekday-name.ts'
import { answerLines } from '../answer-lines.ts'
import { quoteTitle } from '../../../shared/words/titles/quote-title.ts'
import { sayCourseTimes } from '../../../shared/words/planner/say-course-times.ts'
import { readConditions, unreadConditions } from '../read-conditions.ts'
import { guideLines, sourceLine } from '../guide-talk.ts'
import { splitNoted } from '../split-noted.ts'
import { plainText, type FieldText, type PackMaterial } from '../pack-material.ts'

const words: Record<
  Language,
  {
    habits: (said: string) => string
    notBefore: (time: string) => string
    notAfter: (time: string) => string
    notOn: (weekdays: string) => string
    most: (periods: string) => string
    evenings: (count: number) => string
    /** Of the course. */
    noted: (text: string) => string
    profile: (text: string) => string
    usual: string
    binds: (limits: string) => string
    unread: (clauses: string) => string
  }
> = {
  en: {
    habits: (said) => `Your settings: ${said}`,
    notBefore: (time) => `no study before ${time}`,
    notAfter: (time) => `no study after ${time}`,
    notOn: (weekdays) => `none on ${weekdays}`,
    most: (periods) => `at most ${periods} a day`,
    evenings: (count) =>
      count === 1 ? 'one free evening a week' : `${count} free evenings a week`,
    noted: (text) => `Noted in “About you”: ${text}`,
    profile: (text) => `About you: ${text}`,
    usual: 'No limits of your own; about three hours of study a day at most',
    binds: (limits) => `What binds every plan: ${limits}.`,
    unread: (clauses) =>
      `Not understood, so no plan keeps to it: ${clauses}. Say it as “not on Mondays”, “not on Tuesday evenings”, “not after 21:00” or “5 hours a week”.`,
  },
  zh: {
    habits: (said) => `你的设置：${said}`,
    notBefore: (time) => `${time} 之前不学习`,
    notAfter: (time) => `${time} 之后不学习`,
    notOn: (weekdays) => `${weekdays}不排`,
    most: (periods) => `每天最多 ${periods}`,
    evenings: (count) => `每周留 ${count} 个晚上`,
    noted: (text) => `“关于你”里记着：${text}`,
    profile: (text) => `关于你：${text}`,
    usual: '没有另外的限制；每天最多学三小时左右',
    binds: (limits) => `所有安排都遵守：${limits}。`,
    unread: (clauses) =>
      `没有看懂，安排时不会遵守：${clauses}。可以说“周一不学”“周二晚上不学”“21点后不学”或“每周五小时”。`,
  },
}

/** Never fails: who says nothing has the usual limits. */
export function writeConditions(material: PackMaterial): Result<FieldText, string> {
  const { language, preferences, standing, course } = material
  const say = words[language]
  const said = answerLines(material, 'conditions')
  const settled = said.length > 0 ? [] : ofGuide(material)
  const habits = sayHabits(preferences, language)
  const noted = splitNoted(portraitOf(standing, course)).conditions.replaceAll(/\s+/gu, ' ')
  const profile = standing.profile.replaceAll(/\s+/gu, ' ').trim()
  const lines = [
    ...said,
    ...settled,
    ...(habits.length === 0 ? [] : [say.habits(listWords(habits, language))]),
    ...(noted === '' ? [] : [say.noted(noted)]),
    ...(profile === '' ? [] : [say.profile(profile)]),
  ]
  const { guide } = material
  const source = settled.length === 0 || guide === null ? [] : [sourceLine({ guide, language })]
  const text = plainText([...(lines.length === 0 ? [say.usual] : lines), ...source])
  return succeed({ ...text, remark: sayKept([...said, ...settled, noted].join('\n'), language) })
}

/** What of it binds every plan, and what no plan knows of; empty where nothing is told of time. */
function sayKept(told: string, language: Language): string {
  const say = words[language]
  const kept = sayCourseTimes(readConditions(told), language)
  const unread = unreadConditions(told).map((clause) => quoteTitle(clause, language))
  return [
    ...(kept.length === 0 ? [] : [say.binds(listWords(kept, language))]),
    ...(unread.length === 0 ? [] : [say.unread(listWords(unread, language))]),
  ].join(language === 'zh' ? '' : ' ')
}

function ofGuide({ guide, state: { window }, language }: PackMaterial): string[] {
  if (guide === null) return []
  return guideLines('conditions', { guide, window, language, hasExam: false })
}

function sayHabits(preferences: PlanningPreferences, language: Language): string[] {
  const say = words[language]
  const { noStudyBefore, noStudyAfter, protectedWeekdays, dailyStudyPeriods, freeEvenings } =
    preferences
  const weekdays = protectedWeekdays
    .toSorted((a, b) => a - b)
    .map((weekday) => weekdayName(weekday, language, 'long'))
  return [
    ...(noStudyBefore === null ? [] : [say.notBefore(noStudyBefore)]),
    ...(noStudyAfter === null ? [] : [say.notAfter(noStudyAfter)]),
    ...(weekdays.length === 0 ? [] : [say.notOn(listWords(weekdays, language))]),
    ...(dailyStudyPeriods === null
      ? []
      : [say.most(sayCount(dailyStudyPeriods, 'period', language))]),
    ...(freeEvenings === 0 ? [] : [say.evenings(freeEvenings)]),
  ]
}
