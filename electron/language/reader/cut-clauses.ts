// Cuts a message where its acts begin: of all ways to cut it the one whose parts are surest of what they ask for.
import { borderFeatures, clauseFeatures, type Marked } from './features.ts'
import type { ReaderModel } from './model-file.ts'
import { rankActs, type RankedAct } from './rank-acts.ts'
import { scoresOf, toChances } from './weights.ts'

/** The tokens from `from` up to `until`, and what they may ask for, the likeliest first. */
export type Clause = { from: number; until: number; features: number[]; ranked: RankedAct[] }

/** How a way to cut is judged; chosen on messages of authors that nothing was trained on. */
const weighed = {
  /** Logarithms of chances: of the acts of the parts, and of cuts that are made and are not. */
  act: 0.5,
  border: 0.25,
  /** For each further part: a whole message always has one act that is surer than two. */
  part: 0.375,
} as const

/** The least chance of a place to be tried as a cut, and the most places. */
const leastTried = 0.01
const mostTried = 7

/** Behind the end of a sentence, and at a word that leads on, an act may begin however seldom it was seen there. */
const leastThere = 0.1
const ending = /^[.!?…。！？；;]+$/u
const leading = /^(?:and|also|then|btw|oh|but|plus)$/
const leadingHan = /^(?:另外|然后|再|顺便|还有|同时|以及|顺带|对了)/

/** In their order, without gaps; none for a message without tokens. */
export function cutClauses(marked: Marked, model: ReaderModel): Clause[] {
  const { length } = marked.tokens
  if (length === 0) return []
  const chances = new Map(likelyBorders(marked, model))
  const places = [0, ...chances.keys(), length]
  type Way = { score: number; clauses: Clause[] }
  const known = new Map<number, Way>()
  const bestFrom = (from: number): Way => {
    const found = known.get(from)
    if (found !== undefined) return found
    let best: Way = { score: Number.NEGATIVE_INFINITY, clauses: [] }
    let uncut = 0
    for (const until of places.filter((place) => place > from)) {
      const features = clauseFeatures(marked, from, until)
      const ranked = rankActs(features, model)
      const [first] = ranked
      if (first === undefined) break
      const rest = until === length ? { score: 0, clauses: [] } : bestFrom(until)
      const border = chances.get(until) ?? 1
      const cut = until === length ? 0 : weighed.border * Math.log(border) + weighed.part
      const score = weighed.act * Math.log(first.confidence) + cut + uncut + rest.score
      if (score > best.score)
        best = { score, clauses: [{ from, until, features, ranked }, ...rest.clauses] }
      uncut += weighed.border * Math.log(1 - border)
    }
    known.set(from, best)
    return best
  }
  return bestFrom(0).clauses
}

/** Tokens at which an act may begin, in their order, with the chance of each. */
function likelyBorders(marked: Marked, { borders }: ReaderModel): [number, number][] {
  const last = lastOfAct(marked)
  return marked.tokens
    .flatMap((_, at): [number, number][] => {
      if (at === 0 || at > last || goesOn(marked, at)) return []
      const scores = scoresOf(borders, borderFeatures(marked, at))
      const [, learned = 0] = toChances(scores)
      const chance = mayBegin(marked, at) ? Math.max(learned, leastThere) : learned
      return chance < leastTried ? [] : [[at, chance]]
    })
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostTried)
    .toSorted(([one], [other]) => one - other)
}

/** No time and no name is cut, no act ends with a word that leads to the next or begins with one that says something of it. */
function goesOn({ joins, tokens }: Marked, at: number): boolean {
  const [before, here] = [tokens[at - 1]?.form ?? '', tokens[at]?.form ?? '']
  return (joins[at] ?? '') !== '' || leadingOn.test(before) || /^(?:was|were|due)$/.test(here)
}

/** "… was due | the day before yesterday": behind it stands a time alone, which is no act of its own. */
function lastOfAct({ times, tokens }: Marked): number {
  return tokens.findLastIndex(({ form }, at) => (times[at] ?? '') === '' && !leadingOn.test(form))
}

const leadingOn = /^(?:the|an?|my|to|at|by|of|from|with|is|was|are|的|把|在|从)$/

function mayBegin({ tokens }: Marked, at: number): boolean {
  if (ending.test(tokens[at - 1]?.form ?? '')) return true
  const [here = '', next = ''] = tokens.slice(at, at + 2).map(({ form }) => form)
  return leading.test(here) || leadingHan.test(here + next)
}
