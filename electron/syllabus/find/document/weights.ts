// Reads what things count for, wherever the document says so, and shares out what counts for several together.
import { readChineseNumber } from '../../../../shared/time/numbers.ts'
import { readWeight } from '../amounts.ts'
import { singular } from '../dated-parts.ts'
import { findDemands } from '../demand-words.ts'
import { isDemand, type Fact } from '../fact.ts'
import { splitClauses } from '../blocks.ts'
import { keyOf, tidyTitle } from '../title-of.ts'

/** `count` is null where the document does not say how many share it. */
type Share = { weight: number; isEach: boolean; count: number | null }

export type Weights = Map<string, Share>

const percent = /\d{1,3}(?:\.\d)?\s*[%％]/u
const each = /\b(?:each|apiece|per \p{L}+)\b|每[次个份篇]|各/iu
const counting = /\b(?:counts?(?: for)?|(?:are|is) worth|worth|makes? up|are|is|of)\b|占|总计|共/giu
const counted =
  /[（(]\s*(?:best\s+|共\s*)?([\d一二三四五六七八九十]{1,2})\s*(?:次|个|份|篇|x|×|in total)?\s*[)）]|^\s*(\d{1,2})\s+(?=\p{L})|(\d{1,2})\s+in total/iu

/** "Midterm exam: 25 %" in the part on grading counts for the midterm wherever its date stands. */
export function noteWeights(text: string, weights: Weights): void {
  if (!percent.test(text)) return
  let last: string | null = null
  for (const clause of splitClauses(text).flatMap(splitShares)) {
    const weight = readWeight(clause)
    const demands = findDemands(clause)
    const [demand] = demands
    // "The exam is on … It counts 40 %."
    const said = demand?.text ?? (/^(?:it|this|they|each|占)\b|^占/iu.test(clause) ? last : null)
    last = demand?.text ?? last
    if (weight === null || demands.length > 1) continue
    const at = clause.search(percent)
    const before = clause.slice(0, at).replaceAll(counting, ' ')
    const name = said ?? (/\p{L}{2}/u.test(before) ? before : clause.slice(at).replace(percent, ''))
    const key = shareKey(name)
    if (key === '' || key.length >= 40 || weights.has(key)) continue
    const count = counted
      .exec(clause)
      ?.slice(1)
      .find((figure) => figure !== undefined)
    const number = count === undefined ? null : readChineseNumber(count)
    weights.set(key, { weight, isEach: each.test(clause), count: number })
  }
}

/** "Homework 20%, project 30%": each share with its name. */
function splitShares(clause: string): string[] {
  const parts = clause.split(/[,，、]/u)
  return parts.length > 1 && parts.every((part) => percent.test(part)) ? parts : [clause]
}

function shareKey(name: string): string {
  const plain = name.replaceAll(/[（([][^）)\]]*[）)\]]?/gu, ' ').replace(/^\s*\d{1,2}\s+/u, '')
  return oneOf(keyOf(singular(tidyTitle(plain))))
}

/** Essays are counted as the essays that they are. */
function oneOf(key: string): string {
  return key.replace(/(?<=[a-z]{3})s$/u, '').replace(/^(?:平时|课后|课堂)/u, '')
}

/** What a thing of its own counts for stays; what several have together is shared out among them. */
export function shareOut(facts: readonly Fact[], weights: Weights): Fact[] {
  const shared = Map.groupBy(
    facts.filter(({ kind, weight }) => isDemand(kind) && weight === null),
    (fact) => shareOf(fact, weights) ?? '',
  )
  const weightBy = new Map<Fact, number>()
  for (const [key, group] of shared) {
    const share = weights.get(key)
    if (share === undefined) continue
    const count = share.isEach ? 1 : (share.count ?? group.length)
    for (const fact of group) weightBy.set(fact, Math.round((share.weight / count) * 10) / 10)
  }
  return facts.map((fact) => ({ ...fact, weight: weightBy.get(fact) ?? fact.weight }))
}

/** Of "Reading quiz 2" that of reading quizzes, else that of quizzes. */
function shareOf({ title }: Fact, weights: Weights): string | null {
  const key = keyOf(title)
  if (weights.has(key)) return key
  const plain = oneOf(key.replaceAll(/\s*\b\d+\b.*$/gu, '').trim())
  const matches = [...weights.keys()].filter(
    (share) =>
      plain === share || plain.endsWith(` ${share}`) || (isHan(share) && plain.endsWith(share)),
  )
  return matches.toSorted((a, b) => b.length - a.length)[0] ?? null
}

function isHan(text: string): boolean {
  return /^\p{Script=Han}{2,}$/u.test(text)
}
