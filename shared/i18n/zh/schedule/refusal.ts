// Why an edit is refused (S7, T3), in one or two sentences: the rule, the tasks in the way, and where it would fit.
import type * as en from '../../en/schedule/refusal.ts'

export const nearestPhrases: typeof en.nearestPhrases = (places) =>
  `最近的可用时间：${places.join('；')}。`

export const unknownToPerson: typeof en.unknownToPerson = '这个任务已经不在课表里了。'
