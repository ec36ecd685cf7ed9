// Says where something was read, in the person's language: "From algebra.pdf, page 2, line 5".
import { grammar } from '../i18n/grammar.ts'
import { sharedPackWords } from '../i18n/shared/pack.ts'
import type { Language } from '../language.ts'
import type { Quote } from '../syllabus/citation.ts'

/** `file` is one harmless line. */
export function saySource(file: string, quote: Quote, language: Language): string {
  const place = sayFilePlace(file, quote, language)
  return sharedPackWords[language].citation.source(place)
}

/** "algebra.pdf, page 2, line 5"; `file` as above. */
export function sayFilePlace(
  file: string,
  quote: Pick<Quote, 'page' | 'line'>,
  language: Language,
): string {
  return `${file}${grammar[language].joints.clause}${sayPlace(quote, language)}`
}

/** The place and after it the words: `algebra.pdf, page 2, line 5: “Midterm”`. */
export function sayQuote(file: string, quote: Quote, language: Language): string {
  const colon = grammar[language].joints.colon
  return `${sayFilePlace(file, quote, language)}${colon}“${quote.text}”`
}

/** "page 2, line 5". */
export function sayPlace({ page, line }: Pick<Quote, 'page' | 'line'>, language: Language): string {
  return sharedPackWords[language].citation.place(page, line)
}

export function sayIsPublished(isPublished: boolean, language: Language): string {
  return sharedPackWords[language].citation.isPublished(isPublished)
}
