// Cuts a message where its acts begin: of all ways to cut it the one whose parts are surest of what they ask for.
import { borderFeatures, clauseFeatures, type Marked } from './features.ts'
import type { ActName } from './frame.ts'
import type { ReaderModel } from './model-file.ts'
import { rankActs, type RankedAct } from './rank-acts.ts'
import { scoresOf, toChances } from './weights.ts'

/** The tokens from `from` up to `until`, and what they may ask for, the likeliest first. */
export type Clause = { from: number; until: number } & Ranked

type Ranked = { features: number[]; ranked: RankedAct[] }

/** How a way to cut is judged; chosen on messages of authors that nothing was trained on. */
const weighed = {
  /** Logarithms of chances: of the acts of the parts, and of cuts that are made and are not. */
  act: 2,
  border: 0.5,
  /** For each further part: few examples have several acts, more messages do. */
  part: 0.5,
  /** Where two neighbours ask for the same, which one act with two things would. */
  same: -1,
  /** A part of one token. */
  short: -1,
}

/** Borders are learned without what they stand between: by so much less sure is each. */
const borderWarmth = 2

/** The least chance of a place to be tried as a cut, and the most places. */
const leastTried = 0.1
const mostTried = 7

/** Behind the end of a sentence, and at a word that leads on, an act may begin however seldom it was seen there. */
const floors = { sentence: 0.3, leading: 0.2 } as const
const ending = /^[.!?…。！？；;]+$/u
const leading = /^(?:and|also|then|btw|oh|but|plus)$/
const leadingHan = /^(?:另外|然后|再|顺便|还有|同时|以及|顺带|对了)/

/** Of these each thing is an act of its own: "add maths at 9 and art at 10". */
const single = /^(?:add_|plan|set_|cancel_class|export)/

/** In their order, without gaps; none for a message without tokens. */
export function cutClauses(marked: Marked, model: ReaderModel): Clause[] {
  const { length } = marked.tokens
  if (length === 0) return []
  const chances = new Map(likelyBorders(marked, model))
  const places = [0, ...chances.keys(), length]
  const parts = new Map<string, Ranked>()
  const rank = (from: number, until: number): Ranked => {
    const key = `${from} ${until}`
    const known = parts.get(key)
    if (known !== undefined) return known
    const features = clauseFeatures(marked, from, until)
    const part = { features, ranked: rankActs(features, model) }
    parts.set(key, part)
    return part
  }
  type Way = { score: number; clauses: Clause[] }
  const known = new Map<string, Way>()
  const bestFrom = (from: number, before: ActName | null): Way => {
    const key = `${from} ${before}`
    const found = known.get(key)
    if (found !== undefined) return found
    let best: Way = { score: Number.NEGATIVE_INFINITY, clauses: [] }
    let uncut = 0
    for (const until of places.filter((place) => place > from)) {
      const part = rank(from, until)
      const [first] = part.ranked
      if (first === undefined) break
      const rest = until === length ? { score: 0, clauses: [] } : bestFrom(until, first.act)
      const border = chances.get(until) ?? 1
      const cut = until === length ? 0 : weighed.border * Math.log(border) + weighed.part
      const own =
        weighed.act * Math.log(first.confidence) +
        (first.act === before && !single.test(first.act) ? weighed.same : 0) +
        (until - from < 2 ? weighed.short : 0)
      const score = own + cut + uncut + rest.score
      const clause = { from, until, ...part }
      if (score > best.score) best = { score, clauses: [clause, ...rest.clauses] }
      uncut += weighed.border * Math.log(1 - border)
    }
    known.set(key, best)
    return best
  }
  return bestFrom(0, null).clauses
}

/** Tokens at which an act may begin, in their order, with the chance of each. */
function likelyBorders(marked: Marked, { borders }: ReaderModel): [number, number][] {
  const last = lastOfAct(marked)
  return marked.tokens
    .flatMap((_, at): [number, number][] => {
      if (at === 0 || at > last || goesOn(marked, at)) return []
      const scores = scoresOf(borders, borderFeatures(marked, at))
      const [, learned = 0] = toChances(scores, borderWarmth)
      const chance = Math.max(learned, floorAt(marked, at))
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

function floorAt({ tokens }: Marked, at: number): number {
  if (ending.test(tokens[at - 1]?.form ?? '')) return floors.sentence
  const [here = '', next = ''] = tokens.slice(at, at + 2).map(({ form }) => form)
  return leading.test(here) || leadingHan.test(here + next) ? floors.leading : 0
}
