// Says in Chinese: what preferences and study habits are, one by one.
import type * as en from '../../en/shared/preferences.ts'

export const changed: typeof en.changed = (name, to, from) => `${name}：${to}（之前：${from}）。`

export const names: typeof en.names = {
  language: '语言',
  theme: '外观',
  weekStart: '每周第一天',
  reminderLead: '学习任务提醒',
  patterns: '课程花纹',
  noStudyBefore: '最早几点开始学',
  noStudyAfter: '最晚学到几点',
  lunch: '午饭时间',
  protectedWeekdays: '不学习的日子',
  preferredParts: '学得最好的时段',
  dailyStudyPeriods: '每天学习上限',
  freeEvenings: '每周空出几个晚上',
}

export const themeNames: typeof en.themeNames = {
  system: '跟随系统',
  light: '浅色',
  dark: '深色',
}

export const lead: typeof en.lead = (minutes) => (minutes === null ? '关' : `提前 ${minutes} 分钟`)

export const onOff: typeof en.onOff = (isOn) => (isOn ? '开' : '关')

export const partNames: typeof en.partNames = {
  morning: '上午',
  afternoon: '下午',
  evening: '晚上',
}

export const partOf: typeof en.partOf = (course, part) => `${course}在${part}`

export const noLimit: typeof en.noLimit = '不限'
export const none: typeof en.none = '无'
export const usualLunch: typeof en.usualLunch = '不固定，留半小时'
export const usualAmount: typeof en.usualAmount = '约 3 小时'

export const problems: typeof en.problems = {
  'times-crossed': '开始学习的时间要早于结束的时间。',
  'lunch-crossed': '午饭的开始时间要早于结束时间。',
  'no-day-left': '至少留一天用来学习。',
  'too-many': (most) => `一天只有 ${most} 节，最多说这么多。`,
}
