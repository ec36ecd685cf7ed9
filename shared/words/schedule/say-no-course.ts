// That the schedule has no course of a name, and which it has.
import { scheduleWords } from '../../i18n/core/schedule.ts'
import { grammar } from '../../i18n/grammar.ts'
import type { Language } from '../../language.ts'
import { quoteTitle } from '../../text/quote-title.ts'

/** What happened, what is safe, what there is instead. */
export function sayNoCourse(course: string, known: readonly string[], language: Language): string {
  const name = quoteTitle(course, language)
  const listed = known
    .map((each) => quoteTitle(each, language))
    .join(grammar[language].joints.comma)
  return scheduleWords[language].noCourse.noCourse(listed, name)
}
