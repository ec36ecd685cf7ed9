// Finds what keeps an attempt from being known, however much of it was said (R1): a line that is missing, lines in another
// order, or a wrong word that turns what the text says.
import type { Aligned, Column, Edit } from './columns.ts'
import type { Move } from './passages.ts'
import { exchangesOpposites, turnsMeaning } from './turned-words.ts'
import type { Token } from './tokens.ts'

export type Flaw = 'line-missing' | 'lines-moved' | 'meaning-turned' | null

/** Of a line that is there at all, that much was said where it stands. */
const leastOfLine = 1 / 3
/** Of a line that has changed its place, that much has. */
const leastMoved = 2 / 3

/** Units of a text in which one opposite or denial turns the whole, and of a definition in which any word does. */
const shortText = 200
const definition = { words: 40, characters: 60 }

export function findFlaw(aligned: Aligned, columns: readonly Column[]): Flaw {
  const lines = linesOf(aligned.text, aligned.expected)
  const kinds = kindsOf(columns)
  const share = ({ from, to }: Line, wanted: readonly Column['kind'][]) =>
    kinds.slice(from, to).filter((kind) => kind !== undefined && wanted.includes(kind)).length /
    (to - from)
  if (lines.some((line) => share(line, ['same', 'moved-away']) < leastOfLine)) return 'line-missing'
  if (lines.some((line) => lines.length > 1 && share(line, ['moved-away']) >= leastMoved))
    return 'lines-moved'
  if (aligned.expected.length > shortText) return null
  const isStrict = isDefinition(aligned, lines)
  const isTurned =
    editsOf(aligned, columns, isWrong).some((edit) => turnsMeaning(edit, isStrict)) ||
    editsOf(aligned, columns, isMoved).some(exchangesOpposites) ||
    (isStrict && aligned.moves.some((move) => takesOtherPart(aligned, move)))
  return isTurned ? 'meaning-turned' : null
}

const isWrong = ({ kind }: Column) =>
  kind === 'omitted' || kind === 'added' || kind === 'substituted'
const isMoved = ({ kind }: Column) => kind === 'moved-away' || kind === 'moved-here'

const joint = /^(?:and|or|nor|和|与|或|及)$/u

/** "Light into heat" said as "heat into light": within a clause, and not on either side of an "and". */
function takesOtherPart({ text, expected }: Aligned, { from, length }: Move): boolean {
  const [before, first] = [expected[from - 1], expected[from]]
  const [last, after] = [expected[from + length - 1], expected[from + length]]
  // "The earth and the sun": an article may stand between.
  const near = expected.slice(Math.max(0, from - 2), from + length + 2)
  if (near.some(({ key }) => joint.test(key))) return false
  const isOpen = before === undefined || /\p{P}/u.test(text.slice(before.to, first?.from))
  const isClosed = after === undefined || /\p{P}/u.test(text.slice(last?.to, after.from))
  return !(isOpen && isClosed)
}

/** What became of each unit of the text. */
function kindsOf(columns: readonly Column[]): (Column['kind'] | undefined)[] {
  const kinds: (Column['kind'] | undefined)[] = []
  for (const column of columns) if ('i' in column) kinds[column.i] = column.kind
  return kinds
}

/** A sentence or two of prose, in which every word counts. */
function isDefinition({ text, expected }: Aligned, lines: readonly Line[]): boolean {
  if (lines.length > 2 || isVerse(text)) return false
  const characters = expected.filter(({ isHan }) => isHan).length
  return characters <= definition.characters && expected.length - characters <= definition.words
}

function editsOf(
  { expected, said }: Aligned,
  columns: readonly Column[],
  isPart: (column: Column) => boolean,
): Edit[] {
  const edits: Edit[] = []
  let open: Edit | null = null
  for (const column of columns) {
    if (column.kind === 'same') open = null
    if (!isPart(column)) continue
    if (open === null) edits.push((open = { expected: [], said: [] }))
    if ('i' in column) open.expected.push(expected[column.i]?.key ?? '')
    if ('j' in column) open.said.push(said[column.j]?.key ?? '')
  }
  return edits
}

/** Units from `from` up to `to`. */
type Line = { from: number; to: number }

const verseEnd = /[,.!?;:，。！？；：、\n]/u
const lineEnd = /\n/u
const sentenceEnd = /[!?;。！？；\n]|\.(?!\d)/u

function linesOf(text: string, tokens: readonly Token[]): Line[] {
  const isWritten = text.trim().includes('\n')
  const end = isVerse(text) ? verseEnd : isWritten ? lineEnd : sentenceEnd
  const lines: Line[] = []
  let from = 0
  for (const [index, { to }] of tokens.entries()) {
    const next = tokens[index + 1]
    if (next !== undefined && !end.test(text.slice(to, next.from))) continue
    lines.push({ from, to: index + 1 })
    from = index + 1
  }
  return lines
}

/** Chinese verses: four of them or more, and all but a few as long as the first. */
function isVerse(text: string): boolean {
  const clauses = text.split(/[,.!?;:，。！？；：、\s]+/u).filter((clause) => clause !== '')
  const isHan = clauses.every((clause) => /^\p{Script=Han}+$/u.test(clause))
  const lengths = new Set(clauses.map((clause) => Array.from(clause).length))
  return isHan && clauses.length >= 4 && lengths.size === 1
}
