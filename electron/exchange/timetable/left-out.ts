// What an import leaves out of the week, and why.

export const leftOutReasons = [
  'own-block',
  'all-day',
  'over-midnight',
  'no-length',
  'outside-term',
  'day-off',
  'outside-periods',
  'clash',
] as const

export type LeftOutReason = (typeof leftOutReasons)[number]

/** `with` names what it clashes with. */
export type LeftOut = { reason: LeftOutReason; title: string; with?: string }
