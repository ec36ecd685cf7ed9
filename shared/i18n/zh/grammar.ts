// Says in Chinese: how things are joined, counted and named.
import type * as en from '../en/grammar.ts'

export const joints: typeof en.joints = {
  gap: '',
  clause: '，',
  colon: '：',
  dash: '——',
  stop: '。',
  comma: '、',
  semicolon: '；',
  last: '和',
  or: '还是',
}

export const dateShape: typeof en.dateShape = String.raw`\d{1,2}月\d{1,2}日(?: 周[一二三四五六日])?`

export const durationUnits: typeof en.durationUnits = { hour: '小时', minute: '分钟' }

export const weekdayNames: typeof en.weekdayNames = {
  short: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  long: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
}

export const weekParities: typeof en.weekParities = { odd: '单周', even: '双周' }

export const untitled: typeof en.untitled = '无标题'

export const datePhrases: typeof en.datePhrases = (weekday, month, day) =>
  `${month}月${day}日 ${weekday}`

export const dayNumberPhrases: typeof en.dayNumberPhrases = (day) => `第${day}天`

export const numberedDayPhrases: typeof en.numberedDayPhrases = (number, date) =>
  `${number}（${date}）`

export const countNouns: typeof en.countNouns = {
  'study-block': { one: '个学习任务', other: '个学习任务' },
  'pending-block': { one: '个待安排的学习任务', other: '个待安排的学习任务' },
  event: { one: '个日程', other: '个日程' },
  task: { one: '项', other: '项' },
  period: { one: '节', other: '节' },
  day: { one: '天', other: '天' },
  week: { one: '周', other: '周' },
  change: { one: '次改动', other: '次改动' },
  session: { one: '次任务', other: '次任务' },
}

export const countAgain: typeof en.countAgain = (_, said) => said

export const ownName: typeof en.ownName = '中文'

export const tags: typeof en.tags = { page: 'zh-CN', speech: 'zh-CN', numbers: 'zh-CN' }

export const calendarDates: typeof en.calendarDates = {
  run: (first, last) =>
    first.month === last.month
      ? `${first.month}月${first.day}–${last.day}日`
      : `${first.month}月${first.day}日–${last.month}月${last.day}日`,
  yearRun: (run, first, last) =>
    `${first}年${first === last ? run : run.replace('–', `–${last}年`)}`,
  withYear: (said, year) => `${year}年${said}`,
  long: ({ month, day }, weekday) => `${month}月${day}日${weekday}`,
  plain: ({ month, day }) => `${month}月${day}日`,
  short: ({ month, day }) => `${month}月${day}日`,
  column: ({ month, day }) => `${month}/${day}`,
  instant: ({ month, day }, time) => `${month}月${day}日 ${time}`,
  dayAndTime: ({ month, day }, weekday, time) => `${month}月${day}日 ${weekday} ${time}`,
}
