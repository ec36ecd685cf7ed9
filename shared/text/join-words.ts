// Lists in running text: "a, b and c" / "a、b和c", choices with "or" / "还是", and those that just stand in a line.
import { grammar } from '../i18n/grammar.ts'
import type { Language } from '../language.ts'

export function joinWords(words: readonly string[], language: Language): string {
  return joinBefore(grammar[language].joints.last, words, language)
}

/** What a question offers: "a, b or c" / "a、b还是c". */
export function joinChoices(words: readonly string[], language: Language): string {
  return joinBefore(grammar[language].joints.or, words, language)
}

function joinBefore(last: string, words: readonly string[], language: Language): string {
  if (words.length < 2) return words.join('')
  return words.slice(0, -1).join(grammar[language].joints.comma) + last + (words.at(-1) ?? '')
}

/** "a, b, c" / "a、b、c". */
export function listWords(words: readonly string[], language: Language): string {
  return words.join(grammar[language].joints.comma)
}

/** "a; b; c" / "a；b；c", of what has commas of its own. */
export function listPhrases(phrases: readonly string[], language: Language): string {
  return phrases.join(grammar[language].joints.semicolon)
}

/** "One. Another." / "一句。另一句。" */
export function joinSentences(sentences: readonly string[], language: Language): string {
  return sentences.join(grammar[language].joints.gap)
}
