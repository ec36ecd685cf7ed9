// Why a change of the term or the timetable is refused, in sentences: what lies in the way, and what to do.
import type * as en from '../../en/schedule/term-problem.ts'

export const phrases: typeof en.phrases = {
  nothing: '没有做任何改动。',
  heldGuest: (guest, host) => `${guest}在${host}课上，已固定或已标记。请先取消固定或标记。`,
  inTheWay: (title) => `${title}挡住了位置，又不能移动。请先取消固定。`,
  stale: (title) => `${title}和你打开时已经不一样了。请重新查看课表。`,
  clash: (block, other, time, weeks) => `${block}和${other}在${weeks}的 ${time} 冲突。`,
  overlap: (other, periods, weeks) => `和${other}在${weeks}的${periods}冲突。`,
  outside: (block) => `${block}超出了学期的周数或节次。`,
  outsideTerm: (date, year) => `${year}年${date}不在学期内。`,
  backwards: '结束日期早于开始日期。',
  same: '现在已经是这样了。',
  badTable: '每一节的结束要晚于开始，并且要在上一节结束之后才开始。',
  rowInUse: (row, title, others) =>
    `第 ${row} 节不能删除：${title}${others === 0 ? '' : `等 ${others + 1} 项`}排在这一节。`,
  ownClock: (title) => `${title}有自己的时间，这样改之后就不在它的节次里了。`,
  weekInUse: (weeks, title, others) =>
    `学期不能缩短到 ${weeks} 周：${title}${others === 0 ? '' : `等 ${others + 1} 项`}在那之后。`,
  openCard: '有一张卡片在等你答复，它说的是现在的节次。请先答复。',
  farDate: (date, first, last) =>
    `学期不会从 ${date} 开始。请填 ${first} 年到 ${last} 年之间的日期。`,
  noWeek: (week, weeks) => `没有第 ${week} 周可以参照：这个学期只有 ${weeks} 周。`,
  over: '没有还要上的课：那几周已经过去，或那些天放假。',
  noName: '还缺一个名称，请至少写一个字。',
  leftOut: (title, place, other) => `${title}（${place}）没有排上：那里已有${other}。`,
  weeks: {
    empty: (part) => `“${part}”里没有任何一周。可以写成 1-16、1-8,10 或 1-16单周。`,
    unread: (part) => `看不懂“${part}”。可以写成 1-16、1-8,10 或 1-16单周。`,
    outside: (part, weeks) => `“${part}”不在第 1 到 ${weeks} 周之内。`,
  },
}
