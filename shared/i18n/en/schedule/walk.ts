// Several steps along the history in words: how many changes, and how many study blocks they touch in the end.

export const phrases = {
  walked: {
    undo: (changes: string, blocks: string) => `Undid ${changes}; ${blocks} changed.`,
    redo: (changes: string, blocks: string) => `Did ${changes} again; ${blocks} changed.`,
  },
  ahead: {
    undo: (changes: string, blocks: string) => `This undoes ${changes}; ${blocks} will change.`,
    redo: (changes: string, blocks: string) => `This does ${changes} again; ${blocks} will change.`,
  },
}
