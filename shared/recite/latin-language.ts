// Whether two texts in the Latin script are of two languages (R1), by the commonest function words of some.

const functionWords: Record<string, string> = {
  en: 'the of and is are to that it with for was by this from as at or be in on a an',
  de: 'der die das und ist nicht ein eine einer zu mit den von auf für im sich dem des wird ich wir',
  fr: 'le la les des et est une un dans pour qui du sur au aux par pas ne ce cette je nous vous il elle',
  es: 'el la los las y es una un en por del con se al lo su como más esta este yo qué',
  it: 'il la gli e è una un di del della che per con si nel nella lo i non sono questo',
  pt: 'o os as e é uma um em por do da dos das com não se na no ao ele eu',
}

const words = new Map(
  Object.entries(functionWords).map(([language, list]) => [language, new Set(list.split(' '))]),
)

/** Fewer words than these tell nothing. */
const fewest = 5

/** Of an attempt's words, those that tell its language at least. */
const leastShare = 1 / 6

/** Romance languages share some of them: one that isn't meant has a third of the hits at most. */
const margin = 3

/** `keys` are words in small letters. */
export function areOfTwoLatinLanguages(
  expected: readonly string[],
  said: readonly string[],
): boolean {
  const [wanted, given] = [bestOf(expected), bestOf(said)]
  if (wanted === null || given === null || wanted.language === given.language) return false
  return (
    margin * hitsOf(said, wanted.language) <= given.hits &&
    margin * hitsOf(expected, given.language) <= wanted.hits
  )
}

function bestOf(keys: readonly string[]): { language: string; hits: number } | null {
  if (keys.length < fewest) return null
  const [best] = [...words.keys()]
    .map((language) => ({ language, hits: hitsOf(keys, language) }))
    .toSorted((a, b) => b.hits - a.hits)
  return best === undefined || best.hits < Math.max(2, leastShare * keys.length) ? null : best
}

function hitsOf(keys: readonly string[], language: string): number {
  return keys.filter((key) => words.get(language)?.has(key) === true).length
}
