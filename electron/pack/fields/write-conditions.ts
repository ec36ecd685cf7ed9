// Writes the field `conditions`: what the student said of time and ways of learning, and the habits that the planner keeps to.
import { sayLength } from '../../../shared/words/schedule/say-length.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { packFieldWords } from '../../../shared/i18n/core/pack-fields.ts'
import type { Language } from '../../../shared/language.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { sayLunch } from '../../../shared/preferences/say-preferences.ts'
import { portraitOf } from '../../../shared/agent/profile-change.ts'
import { listWords } from '../../../shared/text/join-words.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { answerLines, plainText, type FieldText, type PackMaterial } from '../pack-material.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayCourseTimes } from '../../../shared/planner/say/say-course-times.ts'
import { readConditions, unreadConditions } from '../../language/pack/read-conditions.ts'
import { guideLines, sourceLine } from '../guide-talk.ts'
import { splitNoted } from '../../language/pack/split-noted.ts'

/** Never fails: who says nothing has the usual limits. */
export function writeConditions(material: PackMaterial): Result<FieldText, string> {
  const { language, preferences, standing, course, state } = material
  const say = packFieldWords[language].writeConditions
  const said = answerLines(material, 'conditions')
  const settled = said.length > 0 ? [] : ofGuide(material)
  const habits = sayHabits(preferences, state.window, language)
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
  const say = packFieldWords[language].writeConditions
  const kept = sayCourseTimes(readConditions(told), language)
  const unread = unreadConditions(told).map((clause) => quoteTitle(clause, language))
  return [
    ...(kept.length === 0 ? [] : [say.binds(listWords(kept, language))]),
    ...(unread.length === 0 ? [] : [say.unread(listWords(unread, language))]),
  ].join(grammar[language].joints.gap)
}

function ofGuide({ guide, state: { window }, language }: PackMaterial): string[] {
  if (guide === null) return []
  return guideLines('conditions', { guide, window, language, hasExam: false })
}

function sayHabits(
  preferences: PlanningPreferences,
  rows: PackMaterial['state']['window'],
  language: Language,
): string[] {
  const say = packFieldWords[language].writeConditions
  const { noStudyBefore, noStudyAfter, lunch, protectedWeekdays } = preferences
  const { dailyStudyPeriods, freeEvenings } = preferences
  const weekdays = protectedWeekdays
    .toSorted((a, b) => a - b)
    .map((weekday) => weekdayName(weekday, language, 'long'))
  return [
    ...(noStudyBefore === null ? [] : [say.notBefore(noStudyBefore)]),
    ...(noStudyAfter === null ? [] : [say.notAfter(noStudyAfter)]),
    ...(lunch === null ? [] : [say.lunch(sayLunch(lunch))]),
    ...(weekdays.length === 0 ? [] : [say.notOn(listWords(weekdays, language))]),
    ...(dailyStudyPeriods === null ? [] : [say.most(sayLength(dailyStudyPeriods, rows, language))]),
    ...(freeEvenings === 0 ? [] : [say.evenings(freeEvenings)]),
  ]
}
