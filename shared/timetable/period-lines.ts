// Reads a period table as a person types it: one period on each line or between commas, "08:00-08:45".
import { termSchema, type Period } from '../schedule/term.ts'

const span =
  /^(?:\d{1,2}[.)、]?\s+)?(\d{1,2})[:.](\d{2})\s*(?:-|–|—|~|至|到)\s*(\d{1,2})[:.](\d{2})$/

/** Null unless every line is a period and they ascend without overlap. */
export function readPeriodLines(text: string): Period[] | null {
  const lines = text
    .normalize('NFKC')
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const periods = lines.flatMap((line) => {
    const found = span.exec(line)
    if (found === null) return []
    const [, hour = '', minute = '', endHour = '', endMinute = ''] = found
    return [
      {
        start: `${hour.padStart(2, '0')}:${minute}`,
        end: `${endHour.padStart(2, '0')}:${endMinute}`,
      },
    ]
  })
  const read = termSchema.shape.periods.safeParse(periods)
  return read.success && periods.length === lines.length ? read.data : null
}

export function writePeriodLines(periods: readonly Period[]): string {
  return periods.map(({ start, end }) => `${start}-${end}`).join('\n')
}
