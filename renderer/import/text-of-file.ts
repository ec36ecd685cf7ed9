// The text of a file that no reader knew, to be corrected as if it had been pasted.
import type { ImportReading } from '../../shared/timetable/import-reading.ts'

/** Null where not all of its lines came along, it is a table, or something was read: then a line may be several of the file. */
export function textOfFile({ format, lines, counts }: ImportReading): string | null {
  if (format !== 'text' || lines.some(({ kind }) => kind === 'read')) return null
  if (lines.filter(({ kind }) => kind !== 'aside').length < counts.lines) return null
  const last = Math.max(0, ...lines.map(({ line }) => line))
  const said = Array.from({ length: last }, () => '')
  // Empty lines part one class from the next.
  for (const { line, text } of lines) said[line - 1] = text
  return said.join('\n')
}
