// What is said of a reading as a whole: a term that is another's, a table that is broken.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Language } from '../../../shared/language.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'

/** Week numbers are counted by the term that is there. */
export function sayDifferentTerm(ofFile: string, ofTerm: string, language: Language): string {
  const [file, term] = [ofFile, ofTerm].map(
    (date) => `${sayDate(date, weekdayOf(date), language)} ${date.slice(0, 4)}`,
  )
  return coreWords[language].importReading.differentTerm(file, term)
}

export function sayBrokenQuotes(language: Language): string {
  return coreWords[language].importReading.brokenQuotes
}
