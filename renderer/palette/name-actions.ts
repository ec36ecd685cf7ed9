// What each action is looked for by: its names in every language, whichever the window speaks.
import { languages } from '../../shared/language.ts'
import { paletteWords } from '../words/palette-words.ts'
import type { ActionId } from './action.ts'
import type { Named } from './rank-names.ts'

/** A student types “export” in a Chinese window too. */
export function nameActions(ids: readonly ActionId[]): Named<ActionId>[] {
  return ids.map((id) => ({
    id,
    names: languages.map((language) => paletteWords[language].actions[id]),
  }))
}
