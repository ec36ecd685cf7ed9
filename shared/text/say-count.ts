// Things counted, with the right form of the noun: "1 study block", "9 study blocks" / "9 个学习任务".
import type { CountedNoun } from '../i18n/en/grammar.ts'
import { grammar } from '../i18n/grammar.ts'
import type { Language } from '../language.ts'

export function sayCount(count: number, noun: CountedNoun, language: Language): string {
  return `${count} ${sayNoun(count, noun, language)}`
}

/** The noun alone, in the form that `count` asks for. */
export function sayNoun(count: number, noun: CountedNoun, language: Language): string {
  const forms = grammar[language].countNouns[noun]
  return count === 1 ? forms.one : forms.other
}
