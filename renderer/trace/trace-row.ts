// One step of an opened turn as it is shown, saved and copied.

export type TracePart = { label: string; text: string }

export type TraceRow = {
  key: string
  /** Milliseconds since the turn began. */
  after: number
  title: string
  /** How it ended and what it cost. */
  asides: string[]
  /** What is read without opening anything. */
  text: string
  isProblem: boolean
  /** What it opens to. */
  parts: TracePart[]
}
