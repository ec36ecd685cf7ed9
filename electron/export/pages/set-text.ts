// Sets text into an area: lines from its top, whole or shortened, at the first size at which they fit.
import { maxTitle } from '../../../shared/schedule/term.ts'
import { breakableTitle } from '../../../shared/text/drawn-title.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { Colour, Area, Label, Weight } from './page.ts'
import type { Faces } from './faces.ts'

/** An empty box, one for each character that is lacking. */
const lackingMark = '□'

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Letters that Unicode does not take apart. */
const unmarked: Record<string, string> = { ł: 'l', Ł: 'L', ı: 'i', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T' }

// What changes the look of another character and is nothing itself.
const modifier = /[\p{M}\p{Cf}\p{Emoji_Modifier}]/gu

/** One line that the fonts can draw, of as many characters as a title may have unless told; may be empty. */
export function drawableText(text: string, faces: Pick<Faces, 'has'>, most = maxTitle): string {
  return charactersOf(narrowQuotes(cleanText(text, most).normalize('NFC')))
    .map((character) => {
      if (isDrawable(character, faces)) return character
      const bare = withoutMarks(character)
      return isDrawable(bare, faces) ? bare : lackingMark
    })
    .join('')
}

/** The letter below: "Gda□sk" would be harder to read than "Gdansk". */
function withoutMarks(character: string): string {
  return (unmarked[character] ?? character.normalize('NFKD')).replaceAll(modifier, '')
}

function isDrawable(text: string, { has }: Pick<Faces, 'has'>): boolean {
  return text !== '' && Array.from(text).every((letter) => has(letter.codePointAt(0) ?? 0))
}

// The font has them a Chinese character wide.
const quotesBesideLatin =
  /(?<=[\p{sc=Latin}\p{Nd}][,.;:!?]?)[‘’“”]|[‘’“”](?=[\p{sc=Latin}\p{Nd}])/gu

function narrowQuotes(text: string): string {
  return text.replaceAll(quotesBesideLatin, (quote) => (/[‘’]/.test(quote) ? "'" : '"'))
}

/** As a person counts them. */
function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

type Measure = (text: string) => number

/** `end` is what the unit shows when a line ends with it: a hyphen after a syllable, nothing for a space. */
type Unit = { text: string; space: string; end: string }

const softHyphen = '\u00AD'
const breakPoint = '\u200B'
const ellipsis = '…'

/** Never at a line's head. */
const closing = /^[\p{Pe}\p{Pf},.;:!?%，。、；：！？％…·—ー々～〜)\]}]/u
/** Never at a line's end. */
const opening = /[\p{Ps}\p{Pi}“‘([{￥$£€]$/u

/** Each no wider than `width`, at least one; a word that is wider is broken within. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  let tail: Unit | null = null
  const finish = () => {
    if (tail !== null) lines.push(line + tail.end)
    line = ''
    tail = null
  }
  for (const unit of unitsOf(text)) {
    for (const part of fitUnit(unit, width, measure)) {
      const before: string = tail === null ? '' : line + tail.space
      if (tail !== null && measure(before + part.text + part.end) > width) {
        finish()
        line = part.text
      } else line = before + part.text
      tail = part
    }
  }
  finish()
  return lines.length === 0 ? [''] : lines
}

/** As many lines as there is room for; where there are more the last ends in an ellipsis. */
export function fitLines(
  text: string,
  { width, lines: most }: { width: number; lines: number },
  measure: Measure,
): string[] {
  const lines = breakLines(text, width, measure)
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  const last = kept.pop()
  return last === undefined ? [] : [...kept, shorten(`${last}${ellipsis}`, width, measure)]
}

/** The whole of it, or as much from its beginning as goes before an ellipsis. */
export function shorten(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const characters = charactersOf(text.endsWith(ellipsis) ? text.slice(0, -1) : text)
  const cut = (count: number) => `${characters.slice(0, count).join('').trimEnd()}${ellipsis}`
  let [least, most] = [0, characters.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (measure(cut(middle)) <= width) least = middle
    else most = middle - 1
  }
  return cut(least)
}

/** A space, a break within a word, after a hyphen, or between Chinese and a Latin word. */
const joints =
  /( +|\u00AD|\u200B|(?<=[-–/])(?=\p{L})|(?<=\p{sc=Han}[\p{Pe}\p{Pf}，。、；：！？…]*)(?=[A-Za-z]{2})|(?<=[A-Za-z]{2})(?=\p{sc=Han}))/u

function unitsOf(text: string): Unit[] {
  const pieces = breakableTitle(text).split(joints)
  const units: Unit[] = []
  for (let index = 0; index < pieces.length; index += 2) {
    const piece = pieces[index] ?? ''
    const joint = pieces[index + 1] ?? ''
    if (piece === '') continue
    const unit = {
      text: piece,
      space: joint.startsWith(' ') ? ' ' : '',
      end: joint === softHyphen ? '-' : '',
    }
    const last = closing.test(piece) ? units.pop() : undefined
    units.push(last === undefined ? unit : { ...unit, text: last.text + last.space + piece })
  }
  return units
}

/** A unit that is wider than a line in parts that are not. */
function fitUnit(unit: Unit, width: number, measure: Measure): Unit[] {
  if (measure(unit.text + unit.end) <= width) return [unit]
  const parts: Unit[] = []
  let part = ''
  for (const cluster of clustersOf(unit.text)) {
    if (part !== '' && measure(part + cluster) > width) {
      parts.push({ text: part, space: '', end: '' })
      part = cluster
    } else part += cluster
  }
  const end = measure(part + unit.end) <= width ? unit.end : ''
  return [...parts, { ...unit, text: part, end }]
}

/** Characters with the marks that must not stand alone at a line's head or end. */
function clustersOf(text: string): string[] {
  const clusters: string[] = []
  for (const character of charactersOf(text.replaceAll(breakPoint, ''))) {
    const last = clusters.at(-1)
    // A long row of marks is no word: it breaks like any other.
    const isJoined = last !== undefined && last.length < 4
    if (isJoined && (closing.test(character) || opening.test(last)))
      clusters[clusters.length - 1] = last + character
    else clusters.push(character)
  }
  return clusters
}

type TextLook = { size: number; weight?: Weight; colour?: Colour }

/** Of the size: where the baseline lies below a line's top, and how far apart lines are. */
const ascent = 0.98
const leading = 1.28

/** Where the baseline lies below the top of a line. */
export function baselineOf(size: number): number {
  return size * ascent
}

/** Where the labels end, or `x` where there are none. */
export function rightOf(labels: readonly Label[], x: number): number {
  return labels.reduce((most, label) => Math.max(most, label.x + label.width), x)
}

export function lineHeight(size: number): number {
  return size * leading
}

/** One line whose top is `y`, shortened to `width`; nothing where there is no text. */
export function setLine(
  faces: Faces,
  text: string,
  { x, y, width = Infinity }: { x: number; y: number; width?: number },
  look: TextLook,
): Label[] {
  const { size, weight = 'regular', colour = 'ink' } = look
  const measure = (part: string) => faces.measure(part, size, weight)
  const shown = shorten(drawableText(text, faces), width, measure)
  if (shown === '' || measure(shown) > width) return []
  const baseline = y + baselineOf(size)
  return [{ kind: 'label', x, baseline, size, weight, colour, text: shown, width: measure(shown) }]
}

/** The same, ending at `right`. */
export function setLineRight(
  faces: Faces,
  text: string,
  { right, y, width = Infinity }: { right: number; y: number; width?: number },
  look: TextLook,
): Label[] {
  const [label] = setLine(faces, text, { x: 0, y, width }, look)
  return label === undefined ? [] : [{ ...label, x: right - label.width }]
}

/** Lines from the top of the area; what does not fit is shortened. */
export function setLines(faces: Faces, text: string, area: Area, look: TextLook): Label[] {
  const { size, weight = 'regular' } = look
  const most = Math.floor((area.height + 0.01) / lineHeight(size))
  const lines = fitLines(drawableText(text, faces), { width: area.width, lines: most }, (part) =>
    faces.measure(part, size, weight),
  )
  return lines.flatMap((line, index) =>
    setLine(faces, line, { ...area, y: area.y + index * lineHeight(size) }, look),
  )
}

/** How many lines a text takes. */
export function countLines(
  faces: Faces,
  text: string,
  width: number,
  { size, weight = 'regular' }: Pick<TextLook, 'size' | 'weight'>,
): number {
  const drawn = drawableText(text, faces)
  return breakLines(drawn, width, (part) => faces.measure(part, size, weight)).length
}
