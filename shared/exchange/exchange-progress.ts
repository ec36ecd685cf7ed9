// How far work beside the conversation is: reading a file, drawing pages, research, a simulation, a push to a calendar.

export const exchangeJobKinds = [
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
] as const

export type ExchangeJobKind = (typeof exchangeJobKinds)[number]

/** `of` is 0 for as long as it is not known how much there is. */
export type ExchangeProgress = { job: ExchangeJobKind; done: number; of: number }

/** Null for as long as it is not known. */
export function exchangePercent({ done, of }: ExchangeProgress): number | null {
  return of <= 0 ? null : Math.max(0, Math.min(100, Math.floor((100 * done) / of)))
}
