// Whether a fact may be taken without a second look: its kind, its title and its day are what the text says.
import { isDemand, type Fact } from './fact.ts'

/** A name is shorter; what is longer is a sentence, and what it asks for is a guess. */
const longestName = { words: 9, characters: 24 }

export function isSure(fact: Fact): boolean {
  return hasSureDay(fact) && isName(fact.title)
}

/** An exam has one day; the work of a week has the week. */
function hasSureDay({ kind, when }: Fact): boolean {
  if (!isDemand(kind)) return when.kind !== 'open'
  if (when.kind !== 'day') return false
  return when.derived === null || when.derived.kind === 'weekday-of-week'
}

function isName(title: string): boolean {
  if (title.endsWith('…') || !/\p{L}/u.test(title)) return false
  const han = title.match(/\p{Script=Han}/gu) ?? []
  const words = title.replaceAll(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return han.length <= longestName.characters && words.length <= longestName.words
}
