// Several steps along the history in words: how many changes, and how many study blocks they touch in the end.
import type * as en from '../../en/schedule/walk.ts'

export const phrases: typeof en.phrases = {
  walked: {
    undo: (changes, blocks) => `已撤销 ${changes}，涉及 ${blocks}。`,
    redo: (changes, blocks) => `已重做 ${changes}，涉及 ${blocks}。`,
  },
  ahead: {
    undo: (changes, blocks) => `将撤销 ${changes}，涉及 ${blocks}。`,
    redo: (changes, blocks) => `将重做 ${changes}，涉及 ${blocks}。`,
  },
}
