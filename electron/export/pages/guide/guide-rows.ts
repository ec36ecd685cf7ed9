// The blocks of a study guide as rows that are drawn one below the other: lines, list entries, table rows, notes.
import { assertNever } from '../../../../shared/assert-never.ts'
import type { GuideBlock } from '../../../../shared/outlook/write-study-guide.ts'
import { breakLines, drawableText, lineHeight, setLine } from '../set-text.ts'
import { type Colour, strokes, type Area, type Shape, type Weight } from '../page.ts'
import type { Faces } from '../faces.ts'

export type GuideRow = {
  height: number
  draw: (y: number) => Shape[]
  /** Not the last thing on a page: what it is the head of comes with it. */
  keepsWithNext: boolean
  /** Of a table: drawn again at the top of a page on which the table goes on. */
  again: GuideRow | null
}

type Look = { size: number; weight: Weight; colour: Colour }

const looks = {
  title: { size: 19, weight: 'bold', colour: 'ink' },
  heading: { size: 12.6, weight: 'bold', colour: 'ink' },
  text: { size: 9.6, weight: 'regular', colour: 'ink' },
  quiet: { size: 8.4, weight: 'regular', colour: 'ink-quiet' },
  head: { size: 8, weight: 'bold', colour: 'ink-quiet' },
} as const satisfies Record<string, Look>

/** More than any field has: what is longer was cut before it came here. */
const mostCharacters = 20_000

const indent = 12

/** Shares of the width: day, time, session, length. */
const columnShares = [0.2, 0.14, 0.52, 0.14] as const

export function rowsOfBlock(faces: Faces, block: GuideBlock, area: Area): GuideRow[] {
  switch (block.kind) {
    case 'heading':
      return headingRows(faces, block, area)
    case 'paragraph':
      return [...textRows(faces, block.text + marksOf(block.notes), area, looks.text), space(4)]
    case 'list':
      return [
        ...block.items.flatMap(({ text, notes }) =>
          itemRows(faces, '•', text + marksOf(notes), area),
        ),
        space(4),
      ]
    case 'table':
      return tableRows(faces, block, area)
    case 'notes':
      return [
        ...headingRows(faces, { kind: 'heading', level: 2, text: block.title }, area),
        ...block.notes.flatMap((note, index) =>
          itemRows(faces, `[${index + 1}]`, note, area, looks.quiet),
        ),
      ]
    default:
      return assertNever(block)
  }
}

/** " [1] [2]": numbers that the notes at the end bear. */
function marksOf(notes: readonly number[]): string {
  return notes.map((note) => ` [${note}]`).join('')
}

function space(height: number): GuideRow {
  return { height, draw: () => [], keepsWithNext: false, again: null }
}

function headingRows(
  faces: Faces,
  { level, text }: Extract<GuideBlock, { kind: 'heading' }>,
  area: Area,
): GuideRow[] {
  const look = level === 1 ? looks.title : looks.heading
  const rows = textRows(faces, text, area, look)
  const gaps = level === 1 ? [] : [space(9)]
  return [...gaps, ...rows, space(3)].map((row) => Object.assign(row, { keepsWithNext: true }))
}

function linesOf(faces: Faces, text: string, width: number, look: Look): string[] {
  const measure = (part: string) => faces.measure(part, look.size, look.weight)
  return breakLines(drawableText(text, faces, mostCharacters), width, measure)
}

function textRows(faces: Faces, text: string, area: Area, look: Look): GuideRow[] {
  return linesOf(faces, text, area.width, look).map((line) => ({
    height: lineHeight(look.size),
    draw: (y) => setLine(faces, line, { x: area.x, y }, look),
    keepsWithNext: false,
    again: null,
  }))
}

function itemRows(
  faces: Faces,
  mark: string,
  text: string,
  { x, width, ...area }: Area,
  look: Look = looks.text,
): GuideRow[] {
  const shift = Math.max(indent, faces.measure(`${mark} `, look.size, look.weight) + 2)
  const rows = textRows(faces, text, { ...area, x: x + shift, width: width - shift }, look)
  const [first, ...rest] = rows
  if (first === undefined) return []
  const marked: GuideRow = {
    ...first,
    draw: (y) => [...setLine(faces, mark, { x, y }, look), ...first.draw(y)],
  }
  return [marked, ...rest, space(1.5)]
}

function tableRows(
  faces: Faces,
  { head, rows }: Extract<GuideBlock, { kind: 'table' }>,
  area: Area,
): GuideRow[] {
  const first = cellsRow(faces, head, area, looks.head)
  const top: GuideRow = { ...first, keepsWithNext: true }
  return [
    top,
    ...rows.map((row) => ({ ...cellsRow(faces, row, area, looks.text), again: top })),
    space(4),
  ]
}

function cellsRow(faces: Faces, cells: readonly string[], area: Area, look: Look): GuideRow {
  const gap = 6
  let x = area.x
  const columns = cells.map((cell, index) => {
    const width = (columnShares[index] ?? 0) * area.width
    const column = { x, lines: linesOf(faces, cell, width - gap, look) }
    x += width
    return column
  })
  const most = Math.max(1, ...columns.map(({ lines }) => lines.length))
  const height = most * lineHeight(look.size) + 4
  return {
    height,
    keepsWithNext: false,
    again: null,
    draw: (y) => [
      ...columns.flatMap((column) =>
        column.lines.flatMap((line, index) =>
          setLine(faces, line, { x: column.x, y: y + 1.5 + index * lineHeight(look.size) }, look),
        ),
      ),
      rule(area, y + height),
    ],
  }
}

function rule({ x, width }: Area, y: number): Shape {
  const line = [
    [x, y],
    [x + width, y],
  ] as const
  return strokes([line], { colour: 'hairline', width: 0.5 })
}
