// The limits that bind a task, each as a clause: "it must come after “Problem set 2” (Tue 24 Nov)".
import type * as en from '../../en/planner/limits.ts'

export const phrases: typeof en.phrases = {
  after: (task) => `必须在${task}之后`,
  before: (task) => `必须在${task}之前`,
  afterAndBefore: (after, before) => `必须在${after}之后、${before}之前`,
  from: (day) => `最早 ${day} 开始`,
  until: (day) => `最晚 ${day} 完成`,
  excludedPeriods: (periods) => `不安排在${periods}`,
  excludedWeekdays: (weekdays) => `不安排在${weekdays}`,
  notInClass: '不在课上进行',
  gain: (clause, gain) => `${clause}（否则有时间代价少 ${gain}）`,
  besideBefore: (task) => `前面紧挨着${task}`,
  besideAfter: (task) => `后面紧挨着${task}`,
  inside: (host) => `在${host}课上进行`,
  locked: '它已锁定',
  begun: '它已经开始',
  worked: '你已经在那里做过它',
}
