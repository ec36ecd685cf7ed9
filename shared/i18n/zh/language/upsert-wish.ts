// New study work and new limits of it, in words: as a proposal, as an order, and once it is done.
import type * as en from '../../en/language/upsert-wish.ts'

export const assumptions: typeof en.assumptions = {
  length: '你没说要多久，先按这类任务通常的长度。',
  due: '你没说期限，学期结束前都可以排。',
  split: '一次做完太长，分成了几次。',
  course: '这门课之前没有，作为新课程记下。',
  reminder: '我不会弹提醒，它会留在待安排里。',
}
