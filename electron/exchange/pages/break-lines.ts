// Lines of a given width: broken where Latin and Chinese may break, and shortened with an ellipsis where room ends.
import { breakableTitle } from '../../../shared/text/breakable-title.ts'
import { charactersOf } from './drawable-text.ts'

export type Measure = (text: string) => number

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
