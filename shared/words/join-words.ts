// Lists in running text: "a, b and c" / "a、b和c", and those that just stand in a line.
import type { Language } from '../language.ts'

const joints: Record<Language, { comma: string; semicolon: string; last: string }> = {
  en: { comma: ', ', semicolon: '; ', last: ' and ' },
  zh: { comma: '、', semicolon: '；', last: '和' },
}

export function joinWords(words: readonly string[], language: Language): string {
  const { comma, last } = joints[language]
  if (words.length < 2) return words.join('')
  return words.slice(0, -1).join(comma) + last + (words.at(-1) ?? '')
}

/** "a, b, c" / "a、b、c". */
export function listWords(words: readonly string[], language: Language): string {
  return words.join(joints[language].comma)
}

/** "a; b; c" / "a；b；c", of what has commas of its own. */
export function listPhrases(phrases: readonly string[], language: Language): string {
  return phrases.join(joints[language].semicolon)
}
