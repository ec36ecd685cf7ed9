// The field `work` as an execution document (B5): a body of work with its sessions, or those that one in the plan lacks.

export const words = {
  /** What becomes of a body of work that is there. */
  change: (title: string, parts: string) => `${title}: ${parts}`,
  kept: (sessions: string) => `${sessions} unchanged`,
  renamed: (sessions: string) => `${sessions} changed`,
  gone: (sessions: string) => `${sessions} taken away`,
  joint: ', ',
  adopts: 'The course pack takes over the work that is in your plan.',
  limit: (title: string) => `Days and times for ${title} as the pack has them`,
  limitWhy: 'That is what stands under “How you study” and “Goal”.',
  replan: 'Place again what no longer fits, with the fewest moves',
  replanWhy: 'Some of it lies in the week already.',
  preview: (sessions: string, course: string, periods: string, day: string) =>
    `${sessions} for ${course}, ${periods}, up to ${day}`,
  reason: (left: number): string =>
    left === 0
      ? 'The sessions of the course pack.'
      : `The first sessions of the course pack; ${left} more follow when these are in.`,
  empty: 'The pack has no sessions yet. Have the work written first.',
  past: (day: string) =>
    `The last day for this work, ${day}, is over. Set another date in the goal.`,
}
