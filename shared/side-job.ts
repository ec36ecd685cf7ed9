// Work beside the conversation and how far it is: reading a file, drawing pages, research, a simulation, a push to a calendar.

export const sideJobKinds = [
  'preview-import',
  'read-syllabus',
  'ask-syllabus',
  'remark-homework',
  'advise-recite',
  'read-source',
  'research',
  'draw-pages',
  'draw-guide',
  'simulate',
  'write-field',
  'push-plan',
  'read-feed',
] as const

export type SideJobKind = (typeof sideJobKinds)[number]

/** `of` is 0 for as long as it is not known how much there is. */
export type SideJobProgress = { job: SideJobKind; done: number; of: number }

/** Null for as long as it is not known. */
export function sideJobPercent({ done, of }: SideJobProgress): number | null {
  return of <= 0 ? null : Math.max(0, Math.min(100, Math.floor((100 * done) / of)))
}
