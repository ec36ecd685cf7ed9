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

export const durationUnits: typeof en.durationUnits = { hour: '小时', minute: '分钟' }

export const weekdayNames: typeof en.weekdayNames = {
  short: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  long: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
}

export const weekParities: typeof en.weekParities = { odd: '单周', even: '双周' }

export const untitled: typeof en.untitled = '无标题'
