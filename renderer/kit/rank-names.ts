// Which names fit what is being typed, the best first: whole, from the start, at the start of a word, inside, by letters.

export type Named<Id> = {
  id: Id
  names: readonly { name: string; also: string }[]
  /** Of many that are alike, letters in their order alone would fit too often. */
  isOneOfMany?: true
}

/** Every word that is typed must fit one of the names and what goes with it; of equally good ones the order stays. */
export function rankNames<Id>(query: string, named: readonly Named<Id>[]): Id[] {
  const words = fold(query)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return named.map(({ id }) => id)
  return named
    .flatMap(({ id, names, isOneOfMany }) => {
      const ranks = names
        .flatMap(
          ({ name, also }) => rankOf(fold(query).trim(), words, fold(name), fold(also)) ?? [],
        )
        .filter((rank) => rank < byLetters || isOneOfMany !== true)
      return ranks.length === 0 ? [] : [{ id, rank: Math.min(...ranks) }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ id }) => id)
}

/** The last of the ranks. */
const byLetters = 6

/** Null where it does not fit; the lower the better. */
function rankOf(
  query: string,
  words: readonly string[],
  name: string,
  also: string,
): number | null {
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  const inName = ` ${name}`
  if (words.every((word) => inName.includes(` ${word}`))) return 2
  if (words.every((word) => name.includes(word))) return 3
  const all = ` ${name} ${also}`
  if (words.every((word) => all.includes(` ${word}`))) return 4
  if (words.every((word) => all.includes(word))) return 5
  return words.length === 1 && query.length > 2 && hasLetters(name, query) ? byLetters : null
}

/** The letters in their order, with others between them. */
function hasLetters(name: string, query: string): boolean {
  let from = 0
  for (const letter of query) {
    const at = name.indexOf(letter, from)
    if (at === -1) return false
    from = at + letter.length
  }
  return true
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ')
}
