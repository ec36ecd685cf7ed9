// Defines what the agent may know of course packs: their fields, and what the student's files say; it writes by cards and steps alone.
import type { Language } from '../../shared/language.ts'
import type { Pack, PackWorld } from '../../shared/pack/pack.ts'
import type { ReportLine } from '../../shared/research/report.ts'

export type LookedUp = {
  /** The best first; empty where nothing answers. */
  lines: ReportLine[]
  /** Sentences for the person: nothing was found, there are no files. */
  notes: string[]
}

export type PackPort = {
  /** Of the schedule and of packs, each once. */
  courses: () => string[]
  /** With no field where there is no pack of the course. */
  read: (course: string) => { pack: Pack; world: PackWorld }
  /** Null once the signal has stopped it. */
  lookUp: (
    wish: { course: string; question: string; language: Language },
    signal: AbortSignal,
  ) => Promise<LookedUp | null>
}
