// What is said where a course has no text to recite yet, but a pack that could give one (R9).
import type { Language } from '../language.ts'
import type { PackText } from '../recite/requests.ts'
import { joinWords } from '../words/join-words.ts'
import { quoteTitle } from '../words/titles/quote-title.ts'

/** At least one; all of one course, or of several that were spoken of. */
export function sayPackTexts(texts: readonly PackText[], language: Language): string {
  const [first] = texts
  if (first === undefined) return ''
  const { course } = first
  const names = texts
    .filter((text) => text.course === course)
    .map(({ title }) => quoteTitle(title, language))
  const known = joinWords(names, language)
  return language === 'en'
    ? `You have no text for ${quoteTitle(course, language)} yet. Its course pack has ${known}. Say “quiz me on ${first.title} of ${course}”, and I keep it as a text and begin.`
    : `${quoteTitle(course, language)}还没有可以背的材料，它的课程包里有${known}。说“背诵${course}的${first.title}”，我就存成材料并开始。`
}

/** `begin` is what is said at the beginning of any text. */
export function sayBeginPackText({ course }: PackText, begin: string, language: Language): string {
  return language === 'en'
    ? `Kept from the course pack of ${quoteTitle(course, language)}. ${begin}`
    : `已从${quoteTitle(course, language)}的课程包存成材料。${begin}`
}

/** Likewise of a text that came with the wish. */
export function sayKeptPasted(begin: string, language: Language): string {
  return language === 'en' ? `Kept as a text of yours. ${begin}` : `已存成材料。${begin}`
}
