// Compares an attempt with the text that was to be recalled (R1): what is the same, what is not and how, and a score.
import { alignWithMoves, type AlignedUnits } from './align-with-moves.ts'
import { listColumns, type Aligned, type Column } from './columns.ts'
import { findFlaw, type Flaw } from './find-flaw.ts'
import type { Move } from './passages.ts'
import { passMark } from './recital.ts'
import { readTokens, type Token } from './tokens.ts'

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
function areOfTwoLatinLanguages(expected: readonly string[], said: readonly string[]): boolean {
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

/** `expected` and `said` are the words as they were written, with what stands between them and the next. */
export type Segment =
  | { kind: 'same'; expected: string; said: string }
  | { kind: 'omitted'; expected: string }
  | { kind: 'added'; said: string }
  | { kind: 'substituted'; expected: string; said: string }
  /** A passage where it should have been, and where it was said: both have its number. */
  | { kind: 'moved-away'; expected: string; move: number }
  | { kind: 'moved-here'; said: string; move: number }

/** Counted in words, and in characters of Chinese. */
export type Counts = {
  expected: number
  said: number
  same: number
  omitted: number
  added: number
  substituted: number
  moved: number
  /** Passages that were moved, however long. */
  moves: number
}

export type Doubt = 'other-language' | 'unrelated' | null

export type Comparison = {
  segments: Segment[]
  counts: Counts
  /** Of what was to be said, how much was, in whatever order; 0 to 100. */
  coverage: number
  /** 0 to 100; 100 only when everything is the same. */
  score: number
  /** Why it is not known, however much of it was said. */
  flaw: Flaw
  /** Why it may be no attempt at this text at all. */
  doubt: Doubt
}

export function alignAttempt(text: string, attempt: string): Aligned {
  const expected = readTokens(text)
  const said = readTokens(attempt)
  const keys = expected.map(({ key }) => key)
  const saidKeys = said.map(({ key }) => key)
  // Always the same way round: which of the two is the text changes no fact but its name.
  const isTurned = keys.join(' ') > saidKeys.join(' ')
  const { alignment, moves } = isTurned
    ? turnRound(alignWithMoves(saidKeys, keys))
    : alignWithMoves(keys, saidKeys)
  return { text, attempt, expected, said, alignment, moves: moves.toSorted(byPlace) }
}

export function compareAligned(aligned: Aligned): Comparison {
  const columns = listColumns(aligned)
  const counts = countColumns(aligned, columns)
  const { expected, same, omitted, added, substituted, moved, moves } = counts
  const edits = omitted + added + substituted + moves
  const flaw = findFlaw(aligned, columns)
  return {
    segments: listSegments(aligned, columns),
    counts,
    coverage: expected === 0 ? 0 : Math.floor((100 * (same + moved)) / expected),
    score: Math.min(scoreOf(edits, expected), flaw === null ? 100 : mostFlawed),
    flaw,
    doubt: findDoubt(aligned, counts),
  }
}

export function compareAttempt(text: string, attempt: string): Comparison {
  return compareAligned(alignAttempt(text, attempt))
}

/** Just below what counts as known. */
const mostFlawed = passMark - 1

/** One less the translation edit rate (Snover et al. 2006): edits and shifts by the length of the text. */
function scoreOf(edits: number, expected: number): number {
  if (edits === 0) return expected === 0 ? 0 : 100
  return Math.min(99, Math.max(0, Math.floor((100 * (expected - edits)) / Math.max(1, expected))))
}

function countColumns({ expected, said, moves }: Aligned, columns: readonly Column[]): Counts {
  const count = (wanted: Column['kind']) => columns.filter(({ kind }) => kind === wanted).length
  return {
    expected: expected.length,
    said: said.length,
    same: count('same'),
    omitted: count('omitted'),
    added: count('added'),
    substituted: count('substituted'),
    moved: count('moved-away'),
    moves: moves.length,
  }
}

function listSegments(
  { text, attempt, expected, said }: Aligned,
  columns: readonly Column[],
): Segment[] {
  const segments: Segment[] = []
  const partOf = (index: number) => partAt(text, expected, index)
  const saidOf = (index: number) => partAt(attempt, said, index)
  for (const column of columns) {
    const last = segments.at(-1)
    const part = toSegment(column, partOf, saidOf)
    if (last === undefined || !isOfOneKind(last, part)) segments.push(part)
    else segments[segments.length - 1] = join(last, part)
  }
  return segments
}

/** A unit with all that follows it up to the next; the first also has what stands before it. */
function partAt(text: string, tokens: readonly Token[], index: number): string {
  const from = index === 0 ? 0 : (tokens[index]?.from ?? 0)
  return text.slice(from, tokens[index + 1]?.from ?? text.length)
}

function toSegment(
  column: Column,
  partOf: (index: number) => string,
  saidOf: (index: number) => string,
): Segment {
  switch (column.kind) {
    case 'same':
    case 'substituted':
      return { kind: column.kind, expected: partOf(column.i), said: saidOf(column.j) }
    case 'omitted':
      return { kind: 'omitted', expected: partOf(column.i) }
    case 'added':
      return { kind: 'added', said: saidOf(column.j) }
    case 'moved-away':
      return { kind: 'moved-away', expected: partOf(column.i), move: column.move }
    case 'moved-here':
      return { kind: 'moved-here', said: saidOf(column.j), move: column.move }
    default:
      return column satisfies never
  }
}

function isOfOneKind(a: Segment, b: Segment): boolean {
  return a.kind === b.kind && ('move' in a ? a.move : 0) === ('move' in b ? b.move : 0)
}

function join(a: Segment, b: Segment): Segment {
  const joined = { ...a }
  if ('expected' in joined && 'expected' in b) joined.expected += b.expected
  if ('said' in joined && 'said' in b) joined.said += b.said
  return joined
}

/** Units of an attempt from which on it can be told that it has nothing to do with the text. */
const tellingUnits = 4

function findDoubt({ expected, said }: Aligned, { same, moved }: Counts): Doubt {
  if (Math.min(expected.length, said.length) < tellingUnits) return null
  // Two languages of one script share names, and some words.
  if (3 * (same + moved) <= said.length && areOfTwoLanguages(expected, said)) {
    return 'other-language'
  }
  if (10 * (same + moved) > said.length) return null
  if (Math.abs(shareOfHan(expected) - shareOfHan(said)) > 0.6) return 'other-language'
  return same + moved === 0 ? 'unrelated' : null
}

function areOfTwoLanguages(expected: readonly Token[], said: readonly Token[]): boolean {
  const [wanted, given] = [expected.map(({ key }) => key), said.map(({ key }) => key)]
  return areOfTwoLatinLanguages(wanted, given)
}

function shareOfHan(tokens: readonly Token[]): number {
  return tokens.filter(({ isHan }) => isHan).length / tokens.length
}

function turnRound({ alignment, moves }: AlignedUnits): AlignedUnits {
  const { partnerOfExpected, partnerOfSaid } = alignment
  return {
    alignment: { partnerOfExpected: partnerOfSaid, partnerOfSaid: partnerOfExpected },
    moves: moves.map(({ from, saidFrom, length }) => ({ from: saidFrom, saidFrom: from, length })),
  }
}

function byPlace(a: Move, b: Move): number {
  return a.from - b.from
}
