// Reads the script by which 树维's page fills its empty table: an activity, and the places of the grid that it takes.
import { splitRuns } from '../../../../shared/time/say/split-runs.ts'
import { cleanText } from '../../../text/clean-text.ts'
import type { Lesson, OutcomeLine } from '../lesson.ts'
import { weeksOfMask } from './read-json.ts'

const activity = /new\s+TaskActivity\s*\(((?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^"')])*)\)/g
const argument = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^,\s][^,]*)/g
const place = /\bindex\s*=\s*(\d+)\s*\*\s*(unitCount|\d+)\s*\+\s*(\d+)/g
const unitCount = /\bunitCount\s*=\s*(\d+)/
const mask = /^[01]{10,}$/

/** Null where the page has no such script. */
export function readActivities(page: string): OutcomeLine[] | null {
  const found = [...page.matchAll(activity)]
  if (found.length === 0) return null
  const perDay = Number(unitCount.exec(page)?.[1] ?? 0)
  return found.flatMap((match, index): OutcomeLine[] => {
    const script = page.slice(match.index, found[index + 1]?.index ?? page.length)
    const lessons = toLessons(match[1] ?? '', placesIn(script, perDay), index + 1)
    const title = lessons[0]?.title ?? ''
    return lessons.length === 0
      ? []
      : [{ line: index + 1, text: title, outcome: { kind: 'lessons', lessons } }]
  })
}

/** By weekday from 1: the periods from 1, ascending. */
function placesIn(script: string, perDay: number): Map<number, number[]> {
  const places = [...script.matchAll(place)].map(([, day, unit, at]) => {
    const units = unit === 'unitCount' ? perDay : Number(unit)
    const index = Number(day) * units + Number(at)
    return {
      day: Math.floor(index / Math.max(1, units)) + 1,
      period: (index % Math.max(1, units)) + 1,
    }
  })
  return new Map(
    [...Map.groupBy(places, ({ day }) => day)].map(([day, same]) => [
      day,
      [...new Set(same.map(({ period }) => period))].toSorted((a, b) => a - b),
    ]),
  )
}

function toLessons(said: string, places: ReadonlyMap<number, number[]>, line: number): Lesson[] {
  const values = [...said.matchAll(argument)].map((one) =>
    cleanText(one[1] ?? one[2] ?? one[3] ?? ''),
  )
  const at = values.findIndex((value) => mask.test(value))
  // The first sign is the week before the term.
  const weeks = weeksOfMask(values[at] ?? '', 0)
  const title = (values[at - 3] ?? '').replace(/\([^()]*\d[^()]*\)$/, '').trim()
  if (weeks === null || title === '') return []
  const location = values[at - 1] || (values.at(-1) ?? '')
  return [...places].flatMap(([weekday, periods]) =>
    splitRuns(periods).map(({ start, end }): Lesson => ({
      line,
      title,
      location: location === 'null' ? '' : location,
      eventKind: null,
      day: { kind: 'weekly', weekday, weeks },
      time: { kind: 'periods', start, end },
    })),
  )
}
