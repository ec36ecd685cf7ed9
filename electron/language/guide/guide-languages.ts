// In which language a guide answers, and in which its draft has its title.
import type { Language } from '../../../shared/language.ts'
import type { TurnFacts } from '../../model/model.ts'
import { detectLanguage } from '../words/detect-language.ts'
import { knownNames } from '../words/known-names.ts'

/** "B" and "ok" are said in both. */
const showsLanguage = /\p{Script=Han}|[a-z]{2,}\W+[a-z]{2,}|[a-z]{4,}/iu

/** Of the first words that show one, and of the newest. */
export function languagesOf({ guide, language, state, request }: TurnFacts): [Language, Language] {
  const names = knownNames(state).flatMap(({ text, rank }) => (rank >= 3 ? [text] : []))
  const said = (guide?.messages ?? []).flatMap(({ who, text, set }) =>
    who === 'person' && set === undefined && showsLanguage.test(text) ? [text] : [],
  )
  const all = said.length > 0 || !showsLanguage.test(request) ? said : [request]
  const newest = all.reduce<Language>((known, text) => detectLanguage(text, names, known), language)
  return [detectLanguage(all[0] ?? '', names, language), newest]
}
