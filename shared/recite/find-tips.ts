// Finds what to do about the errors of an attempt (R3): at most three tips, each from an error that was made.
import type { Aligned } from './columns.ts'
import type { Token } from './tokens.ts'
import { beginOfWords, wordsAround } from './whole-words.ts'

export type Tip =
  /** Two that were taken for each other. */
  | { kind: 'confused'; expected: string; said: string }
  /** The first letters of what was left out, after the words that led up to it. */
  | { kind: 'first-letters'; after: string; cue: string }
  /** What comes after what. */
  | { kind: 'order'; first: string; next: string }
  /** The text in parts, and the one of which least was said. */
  | { kind: 'chunks'; count: number; weakest: string }
  /** What the text does not say. */
  | { kind: 'added'; said: string }

const maxTips = 3
const maxParts = 5

/** Units of an omission that is worth a cue, and of an addition that is worth a word. */
const leastPassage = 2
const leastAddition = 3

/** Units of a text that is long enough to be learned in parts, and the share of it that was said. */
const longText = 24
const knownWell = 0.8

/** Characters of a quotation. */
const quoted = 40

export function findTips(aligned: Aligned): Tip[] {
  const tips = [
    ...findConfused(aligned),
    ...findCue(aligned),
    ...findOrder(aligned),
    ...findChunks(aligned),
    ...findAddition(aligned),
  ]
  return tips.slice(0, maxTips)
}

/** A substitution that stands alone, so that it is clear what was taken for what. */
function findConfused({ text, attempt, expected, said, alignment }: Aligned): Tip[] {
  const { partnerOfExpected: partners } = alignment
  const isSubstituted = (i: number) => {
    const j = partners[i] ?? -1
    return j >= 0 && expected[i]?.key !== said[j]?.key
  }
  for (const [i, token] of expected.entries()) {
    if (!isSubstituted(i) || isSubstituted(i - 1)) continue
    const isPair = isSubstituted(i + 1)
    if (isPair && (isSubstituted(i + 2) || !token.isHan)) continue
    const last = isPair ? i + 1 : i
    // One character says little alone: it is shown in its word, or with its neighbours, as far as they were right.
    const [from, to] = token.isHan ? withNeighbours(i, last) : [i, last]
    const [saidFrom, saidTo] = [partners[from] ?? -1, partners[to] ?? -1]
    if (saidFrom < 0 || saidTo < saidFrom || saidTo - saidFrom !== to - from) continue
    return [
      {
        kind: 'confused',
        expected: passageOf(text, expected, from, to),
        said: passageOf(attempt, said, saidFrom, saidTo),
      },
    ]
  }
  return []

  function withNeighbours(first: number, last: number) {
    const [wordFrom, wordTo] = wordsAround(text, expected, first, last)
    // A word of one character is shown with the words beside it.
    const [least, most] =
      wordFrom === wordTo
        ? wordsAround(
            text,
            expected,
            Math.max(0, first - 1),
            Math.min(expected.length - 1, last + 1),
          )
        : [wordFrom, wordTo]
    let from = first
    while (from > least && isRight(from - 1) && touches(from - 1, from)) from -= 1
    let to = last
    while (to < most && isRight(to + 1) && touches(to, to + 1)) to += 1
    return [from, to] as const
  }

  function isRight(index: number): boolean {
    const token: Token | undefined = expected[index]
    return token?.isHan === true && token.key === said[partners[index] ?? -1]?.key
  }

  function touches(a: number, b: number): boolean {
    return expected[a]?.to === expected[b]?.from
  }
}

/** For the longest passage that was left out. */
function findCue(aligned: Aligned): Tip[] {
  const { text, expected } = aligned
  const longest = longestGap(aligned)
  if (longest === null || longest.to - longest.from + 1 < leastPassage) return []
  const { from, to } = longest
  const wanted = Math.max(0, from - (expected[from - 1]?.isHan === true ? 6 : 3))
  const before = beginOfWords(text, expected, wanted, from)
  const after = from === 0 ? '' : shorten(passageOf(text, expected, before, from - 1))
  return [{ kind: 'first-letters', after, cue: cueOf(text, expected.slice(from, to + 1)) }]
}

type Gap = { from: number; to: number }

function longestGap({ expected, alignment, moves }: Aligned): Gap | null {
  const isMoved = new Set(
    moves.flatMap(({ from, length }) => Array.from({ length }, (_, offset) => from + offset)),
  )
  const gaps: Gap[] = []
  for (const i of expected.keys()) {
    if ((alignment.partnerOfExpected[i] ?? -1) >= 0 || isMoved.has(i)) continue
    const last = gaps.at(-1)
    if (last?.to === i - 1) last.to = i
    else gaps.push({ from: i, to: i })
  }
  return gaps.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)[0] ?? null
}

/** Letters of one cue. */
const cueLength = 16

/** The first letter of each word; of Chinese the first character of each clause, a dot for each that follows. */
function cueOf(text: string, tokens: readonly Token[]): string {
  let cue = ''
  for (const [index, token] of tokens.slice(0, cueLength).entries()) {
    const before = tokens[index - 1]
    const isJoined = before?.isHan === true && token.isHan && before.to === token.from
    const first = Array.from(text.slice(token.from, token.to))[0] ?? ''
    if (isJoined) cue += '·'
    else cue += index === 0 ? first : ` ${first}`
  }
  return tokens.length > cueLength ? `${cue} …` : cue
}

function findOrder({ text, expected, moves }: Aligned): Tip[] {
  const [longest] = moves.toSorted((a, b) => b.length - a.length || a.from - b.from)
  if (longest === undefined) return []
  const { from, length } = longest
  const passage = shorten(passageOf(text, expected, from, from + length - 1))
  const reach = expected[from]?.isHan === true ? 8 : 4
  if (from > 0) {
    const begin = beginOfWords(text, expected, Math.max(0, from - reach), from)
    const before = passageOf(text, expected, begin, from - 1)
    return [{ kind: 'order', first: shorten(before), next: passage }]
  }
  const after = from + length
  if (after >= expected.length) return []
  const last = Math.min(expected.length - 1, after + reach - 1)
  return [{ kind: 'order', first: passage, next: shorten(passageOf(text, expected, after, last)) }]
}

function findChunks({ text, expected, said, alignment }: Aligned): Tip[] {
  const isKnown = expected.map(
    ({ key }, i) => key === said[alignment.partnerOfExpected[i] ?? -1]?.key,
  )
  const known = isKnown.filter(Boolean).length
  if (expected.length < longText || known >= knownWell * expected.length) return []
  const parts = cutParts(text, expected)
  if (parts.length < 2) return []
  const shareOf = ({ from, to }: Gap) =>
    isKnown.slice(from, to + 1).filter(Boolean).length / (to - from + 1)
  const [weakest] = parts.toSorted((a, b) => shareOf(a) - shareOf(b) || a.from - b.from)
  if (weakest === undefined) return []
  const quote = shorten(passageOf(text, expected, weakest.from, weakest.to))
  return [{ kind: 'chunks', count: parts.length, weakest: quote }]
}

const sentenceEnd = /[.!?;。！？；\n]/u

/** Whole sentences, joined to at most `maxParts` parts of about the same length. */
function cutParts(text: string, tokens: readonly Token[]): Gap[] {
  const parts: Gap[] = []
  const wanted = Math.max(longText / 2, tokens.length / maxParts)
  let from = 0
  for (const [index, { to }] of tokens.entries()) {
    const next = tokens[index + 1]
    const isEnd = next === undefined || sentenceEnd.test(text.slice(to, next.from))
    if (next === undefined) parts.push({ from, to: index })
    else if (isEnd && index + 1 - from >= wanted) {
      parts.push({ from, to: index })
      from = index + 1
    }
  }
  return parts
}

function findAddition({ attempt, said, alignment, moves }: Aligned): Tip[] {
  const isMoved = new Set(
    moves.flatMap(({ saidFrom, length }) =>
      Array.from({ length }, (_, offset) => saidFrom + offset),
    ),
  )
  let from = 0
  for (const j of [...said.keys(), said.length]) {
    const isAdded = j < said.length && (alignment.partnerOfSaid[j] ?? -1) < 0 && !isMoved.has(j)
    if (isAdded) continue
    if (j - from >= leastAddition) {
      return [{ kind: 'added', said: shorten(passageOf(attempt, said, from, j - 1)) }]
    }
    from = j + 1
  }
  return []
}

function passageOf(text: string, tokens: readonly Token[], from: number, to: number): string {
  return text
    .slice(tokens[from]?.from ?? 0, tokens[to]?.to ?? 0)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

function shorten(passage: string): string {
  const characters = Array.from(passage)
  return characters.length <= quoted ? passage : `${characters.slice(0, quoted).join('')}…`
}
