// Says the scorer's terms in a person's words: what an amount is for, and what speaks for a place.
import { explanationWords } from '../../i18n/shared/explanation.ts'
import type { Language } from '../../language.ts'
import type { TermAmount } from '../explanation.ts'
import type { TermName } from '../term-name.ts'

/** Amounts named one by one; the rest is put together, so that all still adds up. */
const named = 4

/** "spacing" / "间隔". */
export function sayTerm(term: TermName, language: Language): string {
  return explanationWords[language].termNames[term].name
}

/** "the day has room for it". */
export function sayTermFits(term: TermName, language: Language): string {
  return explanationWords[language].termNames[term].fits
}

/** "4 for spacing and 2 less for the weekend", the largest first; empty for no amounts. */
export function sayAmounts(amounts: readonly TermAmount[], language: Language): string {
  const { more, less, rest, list } = explanationWords[language].termPhrases
  const sorted = amounts.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
  const first = sorted.slice(0, sorted.length > named ? named - 1 : named)
  const others = sorted.slice(first.length).reduce((sum, { amount }) => sum + amount, 0)
  const said = first.map(({ term, amount }) => {
    const name = sayTerm(term, language)
    return amount < 0 ? less(-amount, name) : more(amount, name)
  })
  const signed = others < 0 ? `−${-others}` : `${others}`
  return list(others === 0 ? said : [...said, rest(signed)])
}
