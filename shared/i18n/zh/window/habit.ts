// The dialog of study habits: what every plan keeps to.
import type * as en from '../../en/window/habit.ts'

export const habit: typeof en.habit = {
  title: '学习习惯',
  scope: '以后每次排课都会照这个来，已经排好的不动。',
  before: '最早几点开始学',
  after: '最晚学到几点',
  timesHint: '留空表示不限。',
  protectedDays: '不学习的日子',
  parts: '每门课什么时段学得最好',
  part: { '': '都可以', morning: '上午', afternoon: '下午', evening: '晚上' },
  daily: '每天最多学几节',
  dailyHint: '约 3 小时',
  evenings: '每周空出几个晚上',
  problems: {
    'times-crossed': '开始的时间要早于结束的时间。',
    'no-day-left': '至少留一天用来学习。',
  },
  save: '保存',
  cancel: '取消',
  saved: '学习习惯已保存，下次安排时就会用上。',
}
