// Headings of a text that marks none: by how people set them off in plain text, in English and Chinese.
import type { SourceLine } from '../../../shared/research/source.ts'

const numbered =
  /^(?:第?[一二三四五六七八九十]{1,3}(?:、|[章节部]\s?|部分)|[(（][一二三四五六七八九十]{1,3}[)）])/u
const ends = /[.。!！?？;；,，]$/u
const label = /^[^|]{2,40}[:：]$/u

const longestHeading = 40

/** What is a heading already stays one. The first line of a text is its title. */
export function inferHeadings(lines: readonly SourceLine[]): SourceLine[] {
  return lines.map((line, index) => {
    if (line.heading !== null) return line
    if (isSetOff(line.text)) return { ...line, heading: 2 }
    return index === 0 && isTitle(line.text) ? { ...line, heading: 1 } : line
  })
}

function isTitle(text: string): boolean {
  return Array.from(text).length <= 2 * longestHeading && !ends.test(text)
}

function isSetOff(text: string): boolean {
  if (Array.from(text).length > longestHeading || ends.test(text)) return false
  if (label.test(text) || numbered.test(text)) return true
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length >= 4 && !/\p{Ll}|\p{Lo}|\||\d/u.test(text) && text === text.toUpperCase()
}
