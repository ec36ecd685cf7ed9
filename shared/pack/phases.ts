// Defines the eight phases of a course pack, in their order.

export const packPhases = [
  'intent',
  'research',
  'outline',
  'tasks',
  'schedule',
  'present',
  'simulate',
  'evaluate',
] as const

export type PackPhase = (typeof packPhases)[number]
