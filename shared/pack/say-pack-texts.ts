// Says what is said where a course has no text to recite yet, but a pack that could give one (R9).
import { packWords } from '../i18n/core/pack.ts'
import type { Language } from '../language.ts'
import type { PackText } from '../recite/requests.ts'
import { joinWords } from '../text/join-words.ts'
import { quoteTitle } from '../text/quote-title.ts'

/** At least one; all of one course, or of several that were spoken of. */
export function sayPackTexts(texts: readonly PackText[], language: Language): string {
  const [first] = texts
  if (first === undefined) return ''
  const { course } = first
  const names = texts
    .filter((text) => text.course === course)
    .map(({ title }) => quoteTitle(title, language))
  const known = joinWords(names, language)
  return packWords[language].packTexts.text({
    course: quoteTitle(course, language),
    known,
    title: first.title,
    course2: course,
  })
}

/** `begin` is what is said at the beginning of any text. */
export function sayBeginPackText({ course }: PackText, begin: string, language: Language): string {
  return packWords[language].packTexts.beginPackText(quoteTitle(course, language), begin)
}

/** Likewise of a text that came with the wish. */
export function sayKeptPasted(begin: string, language: Language): string {
  return packWords[language].packTexts.keptPasted(begin)
}
