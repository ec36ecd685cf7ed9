// A mark in words: what became of a block, and how long it took where that differs from the plan.

export const outcomeNames = { done: 'done', partly: 'partly done', missed: 'missed' }

export const phrases = {
  asPlanned: (name: string, took: string) => `${name} (${took}, as planned)`,
  withPlan: (name: string, took: string, planned: string) =>
    `${name} (${took}, planned ${planned})`,
  marked: (title: string, mark: string) => `Marked ${title} as ${mark}`,
  opened: (title: string) => `Took the mark of ${title} back`,
  /** What comes of the mark for what is still to be planned. */
  outcome: {
    done: '.',
    partly: '. What is left waits to be planned.',
    missed: '. It waits to be planned again.',
  },
}
