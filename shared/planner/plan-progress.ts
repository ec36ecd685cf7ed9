// How far the search for a plan has come: told while it runs, and never stored.

export type PlanProgress = {
  /** Steps of the search that are done, of as many as it may take. */
  steps: number
  of: number
  /** What the best plan so far costs, as the plan's terms count: lower is better. */
  best: number
}

/** The whole hundredths of the search that are done. */
export function percentOf({ steps, of }: Pick<PlanProgress, 'steps' | 'of'>): number {
  return of <= 0 ? 100 : Math.min(100, Math.floor((steps * 100) / of))
}
