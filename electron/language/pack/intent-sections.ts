// What the intent phase asks about (K2), in this order: its three fields.

export const intentSections = ['goal', 'knowledge', 'conditions'] as const

export type IntentSection = (typeof intentSections)[number]

/** The first that nothing was said about yet; null when all were. */
export function nextSection(
  answers: readonly { section: IntentSection }[],
  asked: readonly IntentSection[],
): IntentSection | null {
  const known = new Set([...answers.map(({ section }) => section), ...asked])
  return intentSections.find((section) => !known.has(section)) ?? null
}
