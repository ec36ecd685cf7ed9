// The view of today: now and next, the focus timer, and closing out what is over.
import { sayCount } from '../../../words/say-count.ts'
import type * as en from '../../en/window/today.ts'

export const today: typeof en.today = {
  now: '现在',
  next: '接下来',
  free: '空闲',
  freeUntil: (time) => `空到 ${time}`,
  dayOver: '今天没有别的安排了。',
  closeOut: (count) => `收尾 ${count} 个学习任务`,
  closeOutHint: '按键：1 完成，2 做了一部分，3 没做。不填分钟数时，完成按计划算，部分按一半算。',
  noneOpen: '已过去的学习任务都收尾了。',
  minutesOf: (title) => `${title}用的分钟数`,
  markAs: (mark, title) => `${mark}：${title}`,
  waiting: (count) => `${sayCount(count, 'study-block', 'zh')}等着重新安排。`,
  planAgain: '重新安排',
  sayPlanAgain: '把没做的重新安排一下',
  day: '今天的安排',
  start: '开始专注计时',
  pause: '暂停',
  resume: '继续',
  finish: (duration) => `完成 · ${duration}`,
  drop: '停止计时，不标记',
  worked: (clock, planned) => `${clock} / ${planned}`,
  timeUp: (duration) => `计划的 ${duration}到了。可以收工，也可以接着学。`,
  timer: (title) => `${title}的专注计时`,
  show: (title) => `在周视图里查看${title}`,
  emptyDay: '今天没有安排。给今天排好或导入的内容会显示在这里，还有现在和接下来要做什么。',
}
