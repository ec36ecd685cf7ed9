// The text of the field `topics` as data and back: one topic a line with its share; lines that begin with > are remarks.

export type TopicLine = {
  title: string
  /** Percent of the work; null where the line says none. */
  share: number | null
  /** Of the text, from 1. */
  line: number
}

/** Longer is no topic, but a paragraph. */
const maxTopicTitle = 80

const shareAtEnd = /\s*(?:[—–:：·]|(?<=\s)-)\s*(\d{1,3})\s*[%％]\s*$/u
const listMark = /^\s*(?:(?:[-*•]|\(?\d{1,3}[.)、．）])\s+)+/u

export function isRemark(line: string): boolean {
  return /^\s*>/u.test(line)
}

/** A line as it counts: without a mark of a list and around-standing space. */
export function bareLine(line: string): string {
  return line.replace(listMark, '').replaceAll(/\s+/gu, ' ').trim()
}

export function readTopics(text: string): TopicLine[] {
  return text.split('\n').flatMap((written, index) => {
    if (isRemark(written)) return []
    const bare = bareLine(written)
    const found = shareAtEnd.exec(bare)
    const title = cutTitle(found === null ? bare : bare.slice(0, found.index))
    if (!hasWords(title)) return []
    const share = found === null ? null : Math.min(100, Number(found[1]))
    return [{ title, share, line: index + 1 }]
  })
}

/** Signs alone are no title, and neither is the number of a list. */
export function hasWords(title: string): boolean {
  return /[\p{L}\p{N}]/u.test(title) && !/^\(?\d{1,3}[.)、．）]$/u.test(title)
}

/** In Chinese no space stands before the sign. */
export function writeTopic({ title, share }: Pick<TopicLine, 'title' | 'share'>): string {
  if (share === null) return title
  return /\p{Script=Han}/u.test(title) ? `${title} — ${share}%` : `${title} — ${share} %`
}

export function cutTitle(title: string): string {
  const signs = Array.from(title.trim())
  return signs.length <= maxTopicTitle
    ? signs.join('')
    : `${signs
        .slice(0, maxTopicTitle - 1)
        .join('')
        .trim()}…`
}

/** Whole parts of the total, percents where none is named, by the weights; the largest remainders get what rounding leaves. */
export function sharesOf(weights: readonly number[], whole = 100): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (whole * weight) / sum)
  const shares = exact.map(Math.floor)
  const left = whole - shares.reduce((total, share) => total + share, 0)
  const byRemainder = [...exact.keys()].toSorted(
    (a, b) => remainder(exact, shares, b) - remainder(exact, shares, a) || a - b,
  )
  for (const index of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

function remainder(exact: readonly number[], whole: readonly number[], index: number): number {
  return (exact[index] ?? 0) - (whole[index] ?? 0)
}
