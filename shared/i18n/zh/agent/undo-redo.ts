// What the agent says when it is asked to undo or redo: what it did, or why that can’t be done.
import type * as en from '../../en/agent/undo-redo.ts'

export const phrases: typeof en.phrases = {
  nothingToWalk: { undo: '没有可以撤销的改动。', redo: '没有可以重做的改动。' },
  termToWalk: {
    undo: (why) => `上一次改动改的是学期本身（${why}），请用“撤销”。`,
    redo: (why) => `下一次改动改的是学期本身（${why}），请用“重做”。`,
  },
  portraitToWalk: {
    undo: (why) => `上一步改的是 Weekloom 记住的内容（${why}），请用“撤销”按钮。`,
    redo: (why) => `下一步改的是 Weekloom 记住的内容（${why}），请用“重做”按钮。`,
  },
  walkProblem: {
    records: (names) => `现在做不到了：${names}之后又有变化。`,
    begun: (names) => `现在做不到了：${names}的时间已经开始。`,
    clash: (names) => `现在做不到了：${names}放在那里会违反规则。`,
  },
  undone: (why) => `已撤销：${why}`,
  redone: (why) => `已重做：${why}`,
}
