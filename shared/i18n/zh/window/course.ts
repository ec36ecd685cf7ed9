// The left column: today, courses and the study work that waits.
import type * as en from '../../en/window/course.ts'

export const course: typeof en.course = {
  today: '今天',
  nothingToday: '今天没有安排。',
  termAhead: (date) => `学期从${date}开始。`,
  termOver: '学期已经结束。',
  study: '学习任务',
  noStudy: '写下某门课要学几次，任务会在这里等着安排。',
  add: '添加学习任务',
  addFor: (course) => `为${course}添加学习任务`,
  placed: (placed, items) => `已安排 ${placed}/${items}`,
  periods: (count) => `${count} 节`,
  allPlaced: '已全部安排',
  general: '其他',
  until: (date) => `${date}前`,
}
