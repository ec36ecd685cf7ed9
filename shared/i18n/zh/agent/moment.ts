// When it is, as every stage is told it: weekday, date, clock and zone; for the planning stages also the numbers of days and slots.
import type * as en from '../../en/agent/moment.ts'

export const words: typeof en.words = {
  now: (weekday, date, clock, zone) =>
    `现在：${weekday} ${date} ${clock}${zone === '' ? '' : `（${zone}）`}`,
  begun: (day, period) =>
    `，第 ${day} 天；当天第 ${period} 节及之前的已经开始。不能安排或移动到现在之前。`,
  outside: (isOver) => (isOver ? '；窗口已经结束。' : '；窗口还没有开始。'),
  days: '日期：',
  slots: '节次：',
}
