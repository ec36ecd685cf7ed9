// Pairs the words for exams, quizzes and presentations with their days, and names them.
import type { FoundDemand } from './demand-words.ts'
import type { When } from './fact.ts'
import type { FoundWhen } from './find-whens.ts'
import type { Surroundings } from './surroundings.ts'
import { numberSame, singular, titleWithout } from './dated-parts.ts'
import { tidyTitle } from './title-of.ts'

type Paired = { demand: FoundDemand; title: string; when: When }

export function pairDemands(
  text: string,
  demands: readonly FoundDemand[],
  whens: readonly FoundWhen[],
  around: Surroundings,
): Paired[] {
  if (whens.length === 0) {
    const { when } = around
    if (when === null) return []
    return joined(text, demands).map((demand) => ({
      demand,
      title: nameOf(text, demand, demands, whens),
      when,
    }))
  }
  const first = whens[0]
  const comesFirst =
    first !== undefined && first.index < (demands[0]?.index ?? 0) && whens.length >= demands.length
  if (whens.length === 1 && first !== undefined) {
    return joined(text, nearestFirst(demands, first)).map((demand) => ({
      demand,
      title: nameOf(text, demand, demands, whens),
      when: first.when,
    }))
  }
  const pairs = whens.flatMap((found) => {
    const demand = comesFirst
      ? (demands.find(({ index }) => index >= found.until) ?? demands.at(-1))
      : (demands.findLast(({ until }) => until <= found.index) ?? demands[0])
    return demand === undefined ? [] : [{ demand, title: titleOf(demand), when: found.when }]
  })
  return numberSame(pairs)
}

/** One date, several demands: the one that stands nearest before it comes first. */
function nearestFirst(demands: readonly FoundDemand[], found: FoundWhen): FoundDemand[] {
  const before = demands.findLast(({ until }) => until <= found.index)
  if (before === undefined || demands[0] === before) return [...demands]
  const gap = (demand: FoundDemand) => Math.abs(found.index - demand.until)
  return demands.length === 2 && gap(before) > 60 ? [...demands] : [before]
}

/** The first, and those that an "and" joins to it. */
function joined(text: string, demands: readonly FoundDemand[]): FoundDemand[] {
  const [first, ...others] = demands
  if (first === undefined) return []
  const kept = [first]
  for (const demand of others) {
    const between = text.slice(kept.at(-1)?.until ?? 0, demand.index)
    if (!/^\s*(?:,|，|、|&|\+|\/|and|和|与|及|\|)+\s*$/iu.test(between)) break
    kept.push(demand)
  }
  return kept
}

/** "Quiz: verbs", "Unit 2 reading quiz": a text that is but a name is the name; else the words for the demand are. */
function nameOf(
  text: string,
  demand: FoundDemand,
  demands: readonly FoundDemand[],
  whens: readonly FoundWhen[],
): string {
  if (demands.length > 1 || whens.length > 1) return titleOf(demand)
  const [found] = whens
  const said =
    found === undefined ? text : `${text.slice(0, found.index)} ${text.slice(found.until)}`
  const name = singular(titleWithout(said.replaceAll(/[([（][^)\]）]*[)\]）]/gu, ' ')))
  const isName = name.length > demand.text.length && wordsOf(name) <= 6 && !sentence.test(name)
  return isName && name.includes(demand.text) && !/\p{Script=Han}/u.test(name)
    ? name
    : titleOf(demand)
}

const sentence =
  /[.!?;,|]|\b(?:there|will|has|have|takes?|place|covers?|covering|chapters?|ch|sections?|lectures?|weeks?|room|hall|building|bring|during|from|in|for|with|you|we|our|held|points?|pts|counts?|minutes?|closed|open|and|or|see|no|optional|tbd|tba|material|through)\b|\d\s*[-–]\s*\d/iu

export function titleOf(demand: FoundDemand): string {
  return singular(tidyTitle(demand.text))
}

/** "Midterm exam: chapters 1 to 4" is about the exam; "Readings (expect a quiz)" only mentions one. */
export function isAbout(
  text: string,
  { index, until }: FoundDemand,
  whens: readonly FoundWhen[],
): boolean {
  const cut = (from: number, to: number) =>
    whens.reduceRight(
      (rest, found) =>
        found.index >= from && found.until <= to
          ? rest.slice(0, found.index - from) + rest.slice(found.until - from)
          : rest,
      text.slice(from, to),
    )
  const before = wordsOf(cut(0, index).replace(/^.*(?:[.:：!?]\s|[、。，])/u, ''))
  return before <= 3 || (whens.length > 0 && before + wordsOf(cut(until, text.length)) <= 14)
}

export function wordsOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return (text.replaceAll(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0) + han / 2
}
