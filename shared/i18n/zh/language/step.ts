// The done-when line of a plan step: what the step comes to, in ids and dates, so that it means the same after the
import type * as en from '../../en/language/step.ts'

export const partNames: typeof en.partNames = {
  morning: '上午',
  noon: '中午',
  afternoon: '下午',
  evening: '晚上',
}

export const planLines: typeof en.planLines = '你接受了卡片上的安排'
