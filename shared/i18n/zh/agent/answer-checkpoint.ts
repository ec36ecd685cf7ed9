// The person's yes to a phase of a course pack (K4): the fields that were shown are settled, if they are still those.
import type * as en from '../../en/agent/answer-checkpoint.ts'

export const changed: typeof en.changed = '卡片出现之后，上面有内容被改过。'

export const emptied: typeof en.emptied =
  '卡片上有一项现在是空的，没有可以定下来的内容，也没有写入。说“继续做课程包”接着往下走。'

export const lookAgain: typeof en.lookAgain = '请看新的卡片：在那里接受，或者说说要改什么。'
