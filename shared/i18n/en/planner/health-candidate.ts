// One sentence for each proposal: what would move where, what that wins, and what it costs.

export const phrases = {
  move: (title: string, to: string) => `Moving ${title} to ${to}`,
  swap: (titleA: string, placeA: string, titleB: string, placeB: string) =>
    `Swapping ${titleA} (${placeA}) with ${titleB} (${placeB})`,
  place: (day: string, clock: string) => `${day} ${clock}`,
  heavyAdjacency: (day: string, left: number): string =>
    left === 0
      ? `keeps heavy work apart on ${day}`
      : `leaves less heavy work side by side on ${day}`,
  switches: (day: string, fewer: number): string =>
    `takes ${fewer === 1 ? 'one switch' : `${fewer} switches`} off ${day}`,
  longRun: (day: string, from: string, to: string) =>
    `cuts the longest run of ${day} from ${from} to ${to}`,
  otherRun: (day: string) => `takes study out of the long run of ${day}`,
  crammed: (taskClass: string) => `gives the sessions of ${taskClass} more room`,
  noBuffer: (taskClass: string, left: number): string =>
    left === 0
      ? `keeps the last day for ${taskClass} free`
      : `takes work off the last day for ${taskClass}`,
  preference: {
    evening: (day: string, left: number): string =>
      left === 0 ? `frees the late evening of ${day}` : `takes work off the late evening of ${day}`,
    early: (day: string, left: number): string =>
      left === 0
        ? `frees the early morning of ${day}`
        : `takes work off the early morning of ${day}`,
    weekend: (day: string, left: number): string =>
      left === 0 ? `frees ${day}` : `takes work off ${day}`,
    meal: (day: string, _left: number) => `leaves time for the meal on ${day}`,
    part: (_day: string, _left: number) => 'puts work where you prefer it',
    'free-evenings': (_day: string, _left: number) => 'gives you an evening back',
  },
  cost: (changes: string[]) => `; in exchange: ${changes.join(', ')}`,
  change: (name: string, from: number, to: number) => `${name} ${from} → ${to}`,
  sentence: (what: string, win: string, cost: string) => `${what} ${win}${cost}.`,
  close: 'Leave the plan as it is.',
}
