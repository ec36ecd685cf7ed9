// What a plan of a `study-week-1` file costs and breaks, cell by cell, straight from the words of the format.
import type { StudyWeek } from '../../../../electron/planner/instance/study-week.ts'

type Terms = StudyWeek['weights']

export function referenceScore(
  week: StudyWeek,
  starts: ArrayLike<number>,
): { isLegal: boolean; terms: Terms; total: number } {
  const { periods, weights, tasks, courses } = week
  const terms = { ...weights }
  for (const name of Object.keys(terms) as (keyof Terms)[]) terms[name] = 0
  const classAt = new Map<number, number>()
  for (const [index, { day, start, len }] of week.classes.entries()) {
    for (let cell = 0; cell < len; cell += 1) classAt.set(day * periods + start + cell, index)
  }
  const taken = new Map<number, number>()
  const load = Array.from({ length: week.days }, () => 0)
  let isLegal = true
  for (const [task, session] of tasks.entries()) {
    const { course, dur, earliest, latest, due, priority } = session
    const slot = starts[task] ?? -1
    const before = week.previous?.[task] ?? -1
    if (before >= 0 && before !== slot) terms.move += weights.move
    if (slot < 0) {
      terms.unplaced += weights.unplaced * priority * dur
      continue
    }
    const day = Math.floor(slot / periods)
    const { prefCost = [], excludedWeekdays = [], buffer = 0 } = courses[course] ?? {}
    const host = classAt.get(slot)
    if (day < earliest || day > latest || (slot % periods) + dur > periods) isLegal = false
    if (excludedWeekdays.includes((week.startWeekday + day) % 7)) isLegal = false
    if (host !== undefined && !week.classes[host]?.hosts.includes(course)) isLegal = false
    for (let cell = slot; cell < slot + dur; cell += 1) {
      if (taken.has(cell) || classAt.get(cell) !== host) isLegal = false
      taken.set(cell, task)
      terms.pref += weights.pref * (prefCost[cell % periods] ?? 0)
    }
    if (host === undefined) load[day] = (load[day] ?? 0) + dur
    else terms.embed += weights.embed * dur
    terms.late += weights.late * priority * Math.max(0, day - due)
    terms.buffer += weights.buffer * Math.min(buffer, Math.max(0, day - (due - buffer)))
  }
  for (const [day, study] of load.entries()) {
    terms.load += weights.load * Math.max(0, study - (week.loadTarget[day] ?? 0)) ** 2
  }
  for (const [course, { minGap }] of courses.entries()) {
    const chain = [...tasks.entries()]
      .filter(([, session]) => session.course === course)
      .sort(([, a], [, b]) => a.seq - b.seq)
    for (const [index, [task, session]] of chain.entries()) {
      const after = chain[index + 1]?.[0]
      if (after === undefined) continue
      const [slot, next] = [starts[task] ?? -1, starts[after] ?? -1]
      if (next < 0) continue
      if (slot < 0 || slot + session.dur > next) isLegal = false
      if (slot < 0) continue
      const gap = Math.floor(next / periods) - Math.floor(slot / periods)
      terms.spacing += weights.spacing * Math.max(0, minGap - gap)
    }
  }
  const long = week.maxRun + 1
  for (let day = 0; day < week.days; day += 1) {
    for (let first = 0; first + long <= periods; first += 1) {
      const cells = Array.from({ length: long }, (_, index) => day * periods + first + index)
      const isStudy = (cell: number) => taken.has(cell) && !classAt.has(cell)
      const isFull = cells.every((cell) => taken.has(cell) || classAt.has(cell))
      if (isFull && cells.some(isStudy)) terms.run += weights.run
    }
  }
  return { isLegal, terms, total: Object.values(terms).reduce((sum, each) => sum + each, 0) }
}
