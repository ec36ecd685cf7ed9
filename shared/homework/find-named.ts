// Finds the homework that words name, by its title.
import { toPlain } from '../text/simple-characters.ts'

/** Those of that title; else those whose title holds the words, or is held by them. */
export function findTitled<Line extends { title: string }>(
  lines: readonly Line[],
  name: string,
): Line[] {
  const said = plainTitle(name.replace(/^(?:the|my|that|this)\s+/iu, ''))
  if (said.length < 2) return []
  const same = lines.filter(({ title }) => plainTitle(title) === said)
  if (same.length > 0) return same
  return lines.filter(
    ({ title }) => plainTitle(title).includes(said) || said.includes(plainTitle(title)),
  )
}

/** In small letters and simplified characters, without blanks. */
export function plainTitle(text: string): string {
  return toPlain(text).toLowerCase().replaceAll(/\s+/g, '')
}
