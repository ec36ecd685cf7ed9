// What the agent says when it is asked to undo or redo: what it did, or why that can’t be done.

export const phrases = {
  nothingToWalk: { undo: 'There is nothing to undo.', redo: 'There is nothing to do again.' },
  termToWalk: {
    undo: (why: string) => `The last change is one of the term itself (${why}). Use Undo for it.`,
    redo: (why: string) => `The next change is one of the term itself (${why}). Use Redo for it.`,
  },
  portraitToWalk: {
    undo: (why: string) =>
      `The last change is what Weekloom remembers of you (${why}). Use Undo for it.`,
    redo: (why: string) =>
      `The next change is what Weekloom remembers of you (${why}). Use Redo for it.`,
  },
  walkProblem: {
    records: (names: string) => `That can't be done any more: ${names} changed since.`,
    begun: (names: string) => `That can't be done any more: the time for ${names} has begun.`,
    clash: (names: string) => `That can't be done any more: ${names} would break a rule there now.`,
  },
  undone: (why: string) => `Undone: ${why}`,
  redone: (why: string) => `Done again: ${why}`,
}
