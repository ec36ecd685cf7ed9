// How far the reading of a calendar is, told often enough that nobody takes it for dead.

/** `of` counts the steps of the whole reading. */
export type ReadReport = (done: number, of: number) => void

export const silent: ReadReport = () => undefined

/** A stretch of a longer work: its own steps as the part from `from` to `to` of a hundred. */
export function stretch(report: ReadReport, from: number, to: number): ReadReport {
  return (done, of) => report(from + (of === 0 ? 0 : ((to - from) * done) / of), 100)
}
