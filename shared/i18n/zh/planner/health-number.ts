// What the numbers of the improvement signal are called.
import type * as en from '../../en/planner/health-number.ts'

export const names: typeof en.names = {
  sameDaySessions: '同一天多出的场次',
  closeDays: '间隔不足的天数',
  lastDayBlocks: '最后一天的任务',
  heavyPairs: '相邻的高强度任务',
  switches: '换科次数',
  extraSwitches: '超出的换科次数',
  longRuns: '过长的连续时段',
  longRunQuarters: '其中超出的刻钟数',
  lostMeals: '没空吃的饭',
  lateBlocks: '太晚的任务',
  earlyBlocks: '太早的任务',
  restDayBlocks: '休息日的任务',
  saturdayBlocks: '周六的任务',
  wrongPartBlocks: '不在偏好时段的任务',
  lostEvenings: '多占的晚上',
  overloadPeriods: '超出每日目标的节数',
  leftovers: '学习旁的零散单节',
  tiringPairs: '相似科目连排',
}
