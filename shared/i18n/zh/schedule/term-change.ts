// What a change of the term is, in sentences: its name, its weeks, its rows, its days off and make-up days.
import type * as en from '../../en/schedule/term-change.ts'

export const phrases: typeof en.phrases = {
  name: (name) => `学期名称为“${name}”。`,
  weeks: (weeks) => `学期共 ${weeks} 周。`,
  rowAdded: (clock) => `新增一节 ${clock}。`,
  rowGone: (clock) => `去掉了 ${clock} 这一节。`,
  rows: (count) => `${count} 节的时间有变化。`,
  off: (dates) => `${dates}放假，没有课。`,
  follows: (date, weekday, week) => `${date}上第 ${week} 周${weekday}的课。`,
  work: (dates) => `${dates}照常上课。`,
  to: ' 至 ',
}
