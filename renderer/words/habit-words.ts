// The dialog of study habits: what every plan keeps to.
import type { DayPart } from '../../shared/planner/planning-preferences.ts'
import type { HabitProblem } from '../habits/habit-draft.ts'
import type { Words } from './words.ts'

export const habitWords: Words<{
  title: string
  scope: string
  before: string
  after: string
  timesHint: string
  protectedDays: string
  parts: string
  part: Record<DayPart | '', string>
  daily: string
  dailyHint: string
  evenings: string
  problems: Record<HabitProblem, string>
  save: string
  cancel: string
  saved: string
}> = {
  en: {
    title: 'Study habits',
    scope: 'Used for every plan from now on. What lies there stays.',
    before: 'No study before',
    after: 'No study after',
    timesHint: 'Leave a time empty for no limit.',
    protectedDays: 'Days without study',
    parts: 'When the work for a course goes best',
    part: { '': 'Any time', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    daily: 'Study periods a day, at most',
    dailyHint: 'about 3 hours',
    evenings: 'Free evenings a week',
    problems: {
      'times-crossed': 'The first time has to come before the second.',
      'no-day-left': 'Leave at least one day for study.',
    },
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Study habits saved. The next plan keeps to them.',
  },
  zh: {
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
  },
}
