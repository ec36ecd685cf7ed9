// What became of a block, and the pace that follows from it: the words of the details and of the form for study work.
import type * as en from '../../en/window/mark.ts'

export const mark: typeof en.mark = {
  legend: '做得怎么样',
  took: '用了',
  minutes: '分钟',
  marks: { done: '完成', partly: '做了一部分', missed: '没做', open: '取消标记' },
  doneEarly: '提前完成',
  work: '结果',
  missedBefore: '没做成',
  pace: '用时习惯',
  planInstead: (sessions, hours) => `改成 ${sessions} 次（${hours}）`,
  allowsFor: (pace) => `已经留出${pace}的时间。`,
}
