// What the index holds of each line of a source: its own words, those of the headings above it, and those beside it.
import type { SourceLine } from '../pack/source.ts'
import { toPlain } from '../text/simple-characters.ts'

/** Words with spaces between. */
export type IndexedLine = { words: string; heads: string; around: string }

/** Lines on either side that count as the same paragraph. */
const reach = 2

/** `report` counts lines. */
export function indexLines(
  lines: readonly SourceLine[],
  report: (done: number, of: number) => void = () => undefined,
): IndexedLine[] {
  const words: string[] = []
  for (const [index, { text }] of lines.entries()) {
    if (index % 200 === 0) report(index, lines.length)
    words.push(indexWords(text).join(' '))
  }
  const heads = headingsAbove(lines)
  return lines.map((_, index) => ({
    words: words[index] ?? '',
    heads: (heads[index] ?? []).map((at) => words[at] ?? '').join(' '),
    around: neighboursOf(lines, index)
      .map((at) => words[at] ?? '')
      .join(' '),
  }))
}

/** Indices of the headings that each line stands under, the outermost first; a heading stands under itself too. */
export function headingsAbove(lines: readonly Pick<SourceLine, 'heading'>[]): number[][] {
  let open: number[] = []
  return lines.map(({ heading }, index) => {
    if (heading !== null) {
      open = [...open.filter((at) => (lines[at]?.heading ?? 0) < heading), index]
    }
    return open
  })
}

/** Indices of the lines beside it, up to the next heading, on the same page. */
export function neighboursOf(
  lines: readonly Pick<SourceLine, 'heading' | 'page'>[],
  index: number,
): number[] {
  const near: number[] = []
  const isJoined = (at: number) =>
    lines[at] !== undefined && lines[at].heading === null && lines[at].page === lines[index]?.page
  if (lines[index]?.heading !== null) return near
  for (let at = index - 1; at >= index - reach && isJoined(at); at -= 1) near.unshift(at)
  for (let at = index + 1; at <= index + reach && isJoined(at); at += 1) near.push(at)
  return near
}

/**
 * The words by which a line is found: the same function cuts the lines of a file and what a
 * person searches for.
 * Chinese is written without spaces, and no cutting of it into words is the only right one: each
 * run of it yields the
 * words that a dictionary sees and every two neighbouring characters. Other scripts yield their
 * words. All are without
 * case, width and accents, traditional characters as simplified ones, of letters and digits only,
 * so that none is ever
 * an operator of a search.
 */
export function indexWords(text: string): string[] {
  return cutRuns(text, (run) => {
    const characters = Array.from(run)
    const words = segmentsOf(run)
    const pairs = characters.slice(1).map((next, index) => `${characters[index] ?? ''}${next}`)
    return [...words, ...pairs.filter((pair) => !words.includes(pair))]
  })
}

/** The words alone, as a dictionary sees them. */
export function plainWords(text: string): string[] {
  return cutRuns(text, segmentsOf)
}

function cutRuns(text: string, cutChinese: (run: string) => string[]): string[] {
  return Array.from(foldText(text).matchAll(runs), ([run]) => run).flatMap((run) =>
    han.test(run) ? cutChinese(run) : [run],
  )
}

// A radical that is a symbol (⺀) is no letter of any word.
const runs = /(?:(?=[\p{L}\p{N}])[\p{Script=Han}〇])+|(?:(?![\p{Script=Han}〇])[\p{L}\p{N}])+/gu
const han = /[\p{Script=Han}〇]/u
const marks = /\p{M}+/gu
const apostrophes = /(?<=\p{L})['’](?=\p{L})/gu

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

export function foldText(text: string): string {
  return toPlain(text.normalize('NFKD').replaceAll(marks, ''))
    .toLowerCase()
    .replaceAll(apostrophes, '')
}

function segmentsOf(run: string): string[] {
  return Array.from(segmenter.segment(run), ({ segment }) => segment)
}

/** A word that is searched for; `isStart` where longer words that begin with it count too. */
type SearchWord = { text: string; isStart: boolean }

/** More than anybody asks in one line. */
const mostWords = 60

/** Empty where `text` has no word to search for. */
export function searchWords(text: string): SearchWord[] {
  const all = [...new Set(indexWords(text))]
  const telling = all.filter((word) => !stopWords.has(word) && !isOneCharacter(word))
  // Of words that say nothing alone, and of one character, the best that there is to search for.
  const kept = telling.length > 0 ? telling : all
  return kept.slice(0, mostWords).map((word) => ({ text: word, isStart: isOneCharacter(word) }))
}

function isOneCharacter(word: string): boolean {
  return han.test(word) && Array.from(word).length === 1
}

/** Words that say nothing of what a line is about. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'a an and any are as at be been being but by can could did do does for from get had has have how i if in into is it its',
    'just may me might must my need of on or our should so some tell than that the their them then there these they this',
    'those to too us was we were what when where which who whom whose why will with would you your im ive dont much many',
    '什么 怎么 怎样 如何 哪些 哪个 哪里 哪儿 多少 几个 我们 你们 可以 能否 是否 请问 一下 这个 那个 这门 时候 有没有 有没 没有 是不是 什么时候',
    '么时 候有 吗 呢 的话 应该 需要 这门课 门课 关于 以及 或者 还是 告诉 知道',
  ]
    .join(' ')
    .split(' '),
)
