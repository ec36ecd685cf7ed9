// Says in Chinese: what becomes of lessons, exams, appointments and days of the term on a card, and why something can't be done.
import type * as en from '../../en/core/calendar.ts'

export const effect: typeof en.effect = {
  displaced: (names) => `${names}会让出位置，等待重新安排：写入后说“安排我的一周”就可以。`,
  leftOut: (event, place, occupant) => `${place}的${event}没有加进去：那里已经有${occupant}。`,
  moreLeftOut: (count) => `另有 ${count} 次因为同样的原因没有加进去。`,
}

export const problems: typeof en.problems = {
  noEvent: '要改的日程已经不在了。',
  begun: '那个时间已经开始了，不能再改。请说一个还没到的时间。',
  outsideDay: '学期里没有这一天或这个时间。',
  pinned: (title) => `${title}是固定的。请先在详情里取消固定。`,
  crowded: (event, place, occupant) => `${event}不能放到${place}：那里已经有${occupant}。`,
  nothing: '没有做任何改动。',
}
