// What the pack scene says of its cards and offers where words are no answer to them, in both languages.
import { words as en } from '../../../shared/i18n/en/scenes/pack-card.ts'
import { words as zh } from '../../../shared/i18n/zh/scenes/pack-card.ts'
import type { Language } from '../../../shared/language.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import { sayFields } from './say-pack-scene.ts'

type Words = (typeof words)['en']

const words = { en, zh }

export function sayOfCard(what: Exclude<keyof Words, 'proposed'>, language: Language): string {
  return words[language][what]
}

export function sayProposed(key: PackFieldKey, text: string, language: Language): string {
  const shown = text.replaceAll(/\s+/gu, ' ')
  const short = shown.length > 300 ? `${shown.slice(0, 300).toWellFormed()}…` : shown
  return words[language].proposed(sayFields([key], language), short)
}
