// Cuts a message where its acts begin: of all ways to cut it the one whose parts are surest of what they ask for.
import { borderFeatures, clauseFeatures, type Marked } from './features.ts'
import type { ReaderModel } from './model-file.ts'
import { rankActs, type RankedAct } from './rank-acts.ts'
import { scoresOf, toChances } from './weights.ts'

/** The tokens from `from` up to `until`, and what they may ask for, the likeliest first; what stands beside the act is no part of its features. */
export type Clause = { from: number; until: number; features: number[]; ranked: RankedAct[] }

/** How a way to cut is judged; chosen on messages of authors that nothing was trained on. */
const weighed = {
  /** Logarithms of chances: of the act of a part, that it is an act or an aside, and of cuts between acts that are made and are not. */
  act: 0.7,
  kind: 0.35,
  border: 0.1,
  /** For each further act: a whole message always has one act that is surer than two. */
  part: 0.3,
} as const

/** Asides are rarer in messages than where they were learned: from scores to chances. */
const asideScale = { shift: -2, warmth: 4 } as const

/** The least chance of a place to be tried as a cut, and the most places. */
const leastTried = 0.01
const mostTried = 7

/** Behind the end of a sentence, and at a word that leads on, an act may begin however seldom it was seen there. */
const leastThere = 0.1
/** Behind a pause, less. */
const leastPaused = 0.03
const ending = /^[.!?…。！？；;]+$/u
const pausing = /^[,，、:：()（）~～-]+$/u
const leading = /^(?:and|also|then|btw|oh|but|plus)$/
const leadingHan = /^(?:另外|然后|再|顺便|还有|同时|以及|顺带|对了)/

type Part = Clause & { isAside: boolean }
type Way = { score: number; parts: Part[] }

/** In their order, without gaps; none for a message without tokens. */
export function cutClauses(marked: Marked, model: ReaderModel): Clause[] {
  const { length } = marked.tokens
  if (length === 0) return []
  const chances = new Map(likelyBorders(marked, model))
  const places = [0, ...chances.keys(), length]
  const known = new Map<number, Way[]>()
  /** The best way that begins with an act, and the best that begins with an aside. */
  const bestFrom = (from: number): Way[] => {
    const found = known.get(from)
    if (found !== undefined) return found
    const best: Way[] = []
    let uncut = 0
    for (const until of places.filter((place) => place > from)) {
      const border = chances.get(until) ?? 1
      for (const { part, score } of partsAt(marked, from, until, model)) {
        const ends: Way[] = until === length ? [{ score: 0, parts: [] }] : bestFrom(until)
        for (const rest of ends) {
          const [next] = rest.parts
          const areActs = next !== undefined && !part.isAside && !next.isAside
          const cut = areActs ? weighed.border * Math.log(border) + weighed.part : 0
          const way = { score: score + cut + uncut + rest.score, parts: [part, ...rest.parts] }
          const index = part.isAside ? 1 : 0
          if (way.score > (best[index]?.score ?? Number.NEGATIVE_INFINITY)) best[index] = way
        }
      }
      uncut += weighed.border * Math.log(1 - border)
    }
    const ways = best.filter((way) => way !== undefined)
    known.set(from, ways)
    return ways
  }
  const [way] = bestFrom(0).toSorted((a, b) => b.score - a.score)
  return joinAsides(way?.parts ?? [], marked)
}

/** The words as an act, and as an aside where they may be one. */
function partsAt(
  marked: Marked,
  from: number,
  until: number,
  model: ReaderModel,
): { part: Part; score: number }[] {
  const features = clauseFeatures(marked, from, until)
  const ranked = rankActs(features, model)
  const aside = asideChance(features, model)
  const clause = { from, until, features, ranked }
  const act = {
    part: { ...clause, isAside: false },
    score: weighed.act * Math.log(ranked[0]?.confidence ?? 0) + weighed.kind * Math.log(1 - aside),
  }
  if (aside < leastAside) return [act]
  return [act, { part: { ...clause, isAside: true }, score: weighed.kind * Math.log(aside) }]
}

/** That the words ask for nothing. */
function asideChance(features: readonly number[], { asides }: ReaderModel): number {
  const [, score = 0] = scoresOf(asides, features)
  const [, chance = 0] = toChances(Float64Array.of(0, score + asideScale.shift), asideScale.warmth)
  return Math.min(mostSure, Math.max(1 - mostSure, chance))
}

const leastAside = 0.05
const mostSure = 0.99

/** An aside is of the act before it in its sentence, else of the next one. */
function joinAsides(parts: readonly Part[], { tokens }: Marked): Clause[] {
  const clauses: Clause[] = []
  let from: number | null = null
  for (const [index, { isAside, ...part }] of parts.entries()) {
    const last = clauses.at(-1)
    const isLast = parts.slice(index + 1).every((each) => each.isAside)
    const isOfNext = from !== null || ending.test(tokens[part.from - 1]?.form ?? '')
    // Of asides alone the last stands for all.
    if (!isAside || (last === undefined && index === parts.length - 1)) {
      clauses.push({ ...part, from: from ?? part.from })
      from = null
    } else if (last !== undefined && (isLast || !isOfNext)) last.until = part.until
    else from ??= part.from
  }
  return clauses
}

/** Tokens at which an act may begin, in their order, with the chance of each. */
function likelyBorders(marked: Marked, { borders }: ReaderModel): [number, number][] {
  const last = lastOfAct(marked)
  return marked.tokens
    .flatMap((_, at): [number, number][] => {
      if (at === 0 || at > last || goesOn(marked, at)) return []
      const scores = scoresOf(borders, borderFeatures(marked, at))
      const [, learned = 0] = toChances(scores)
      const chance = mayBegin(marked, at)
        ? Math.max(learned, leastThere)
        : pausing.test(marked.tokens[at - 1]?.form ?? '')
          ? Math.max(learned, leastPaused)
          : learned
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
