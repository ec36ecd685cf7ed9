// Plain text as lines; what stands in columns with tabs between is a row.
import { cleanLine, joinCells, type RawLine } from './text-line.ts'

export function plainLines(text: string): RawLine[] {
  return text.split(/\r\n|[\n\r\u2028\u2029\f\v]/u).map((line, index) => {
    const cells = line.split('\t').map(cleanLine)
    const isRow = cells.filter((cell) => cell !== '').length > 1
    return {
      page: null,
      line: index + 1,
      text: isRow ? joinCells(cells) : cleanLine(line),
      cells: isRow ? cells : null,
      heading: null,
    }
  })
}
