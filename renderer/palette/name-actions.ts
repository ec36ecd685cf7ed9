// What each action is looked for by: its name in the language of the window, and all its names in every other.
import { languages, type Language } from '../../shared/language.ts'
import { paletteWords } from '../words/palette-words.ts'
import type { ActionId } from './action.ts'
import type { Named } from './rank-names.ts'

/** A student types “export” in a Chinese window too. */
export function nameActions(ids: readonly ActionId[], language: Language): Named<ActionId>[] {
  const others = languages.filter((other) => other !== language)
  return ids.map((id) => {
    const { name, also } = paletteWords[language].actions[id]
    const elsewhere = others.flatMap((other) => Object.values(paletteWords[other].actions[id]))
    return { id, name, also: [also, ...elsewhere].join(' ') }
  })
}
