// The course pack as a model is told it: course, phase, mode, what was asked or offered, and the state of each field.
import type * as en from '../../en/agent/pack.ts'

export const words: typeof en.words = {
  stands: ({ phase, mode }) => `课程包：阶段 ${phase}，模式 ${mode}。课程：`,
  asked: (field) => `刚问过：${field}。`,
  waits: {
    course: '刚问过是哪门课。',
    write: '刚提议写出缺少的内容；同意就是 advance。',
    overwrite: '刚问过能不能替换学生自己写的内容；同意就是 advance。',
  },
  fields: '各项：',
}
