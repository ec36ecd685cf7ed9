// Lists in running text: "a, b and c" / "a、b和c".
import type { Language } from '../language.ts'

const joints: Record<Language, { comma: string; last: string }> = {
  en: { comma: ', ', last: ' and ' },
  zh: { comma: '、', last: '和' },
}

export function joinWords(words: readonly string[], language: Language): string {
  const { comma, last } = joints[language]
  if (words.length < 2) return words.join('')
  return words.slice(0, -1).join(comma) + last + (words.at(-1) ?? '')
}
