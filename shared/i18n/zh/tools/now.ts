// Where time stands in the window, for a model that must not plan into the past.
import type * as en from '../../en/tools/now.ts'

export const phrases: typeof en.phrases = {
  ahead: (first) => `现在：${first}之前。`,
  over: '现在：学期已结束。',
  early: (day) => `现在：${day}，第1节之前。`,
  during: (day, period) => `现在：${day}，${period}已开始。`,
}
