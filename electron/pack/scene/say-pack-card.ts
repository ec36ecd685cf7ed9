// Says what the pack scene says of its cards and offers where words are no answer to them, in both languages.
import { packSceneWords, type PackSceneWords } from '../../../shared/i18n/core/pack-scene.ts'
import type { Language } from '../../../shared/language.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import { sayFields } from './say-pack-scene.ts'

export function sayOfCard(
  what: Exclude<keyof PackSceneWords['packCard'], 'proposed'>,
  language: Language,
): string {
  return packSceneWords[language].packCard[what]
}

export function sayProposed(key: PackFieldKey, text: string, language: Language): string {
  const shown = text.replaceAll(/\s+/gu, ' ')
  const short = shown.length > 300 ? `${shown.slice(0, 300).toWellFormed()}…` : shown
  return packSceneWords[language].packCard.proposed(sayFields([key], language), short)
}
