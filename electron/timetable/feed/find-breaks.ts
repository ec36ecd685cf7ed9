// Finds weeks in which several entries that are held each week are off together, and tells who keeps to them.
import { mondayOf, addDays } from '../../../shared/schedule/calendar.ts'
import type { Series } from './series.ts'

type Dated = Pick<Series, 'title' | 'meetings'>

/** As many titles are off by no chance. */
const fewestOff = 3
/** Of all that are held around it. */
const leastShare = 0.25

/** `through` goes on in each of them, `off` in none; null where nobody can tell. */
export function findBreaks(series: readonly Dated[]): (one: Dated) => 'through' | 'off' | null {
  const spans = new Map(series.flatMap((one) => spanOf(one) ?? []))
  const off = new Map<string, Set<string>>()
  const around = new Map<string, Set<string>>()
  for (const [{ title }, { weeks, missed }] of spans)
    for (const week of [...weeks, ...missed]) {
      note(around, week, title)
      if (missed.includes(week)) note(off, week, title)
    }
  const breaks = [...off].flatMap(([week, titles]) => {
    const all = around.get(week)?.size ?? 0
    return titles.size >= fewestOff && titles.size >= all * leastShare ? [week] : []
  })
  return (one) => {
    const span = spans.get(one)
    if (span === undefined) return null
    const held = breaks.filter((week) => span.weeks.includes(week))
    const missed = breaks.filter((week) => span.missed.includes(week))
    if (held.length > 0 && missed.length === 0) return 'through'
    return held.length === 0 && missed.length > 0 ? 'off' : null
  }
}

function note(of: Map<string, Set<string>>, week: string, title: string): void {
  of.set(week, (of.get(week) ?? new Set()).add(title))
}

const mostWeeks = 60

/** Null of what is not held in most weeks. */
function spanOf(one: Dated): [Dated, { weeks: string[]; missed: string[] }][] | null {
  const held = new Set(one.meetings.map(({ date }) => mondayOf(date)))
  const weeks = [...held].toSorted()
  const missed: string[] = []
  const last = weeks.at(-1) ?? ''
  for (let week = weeks[0] ?? ''; week < last && missed.length < mostWeeks; week = addDays(week, 7))
    if (!held.has(week)) missed.push(week)
  return missed.length * 3 > weeks.length ? null : [[one, { weeks, missed }]]
}
