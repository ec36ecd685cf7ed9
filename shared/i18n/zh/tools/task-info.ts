// One task as text: a line of what it is, then a line for each thing it is tied to.
import type * as en from '../../en/tools/task-info.ts'

export const phrases: typeof en.phrases = {
  head: (title, id, kind) => `${title} #${id}，${kind}`,
  pending: '待安排',
  pendingFor: (length) => `待安排，${length}`,
  place: (place, length) => `${place}，${length}`,
  course: (course) => `课程${course}`,
  location: (location) => `地点${location}`,
  lock: { locked: '已锁定', unlocked: '未锁定' },
  begun: { begun: '已开始', ahead: '未开始' },
  hosts: (guests) => `课上可学：${guests}`,
  noGuests: '无任务',
  otherOccurrences: (places) => `其他各次：${places}`,
  taskClass: (id, title, rank, of) => `课业 ${id} ${title}，第 ${rank} 个，共 ${of} 个`,
  previous: (name) => `上一个：${name}`,
  next: (name) => `下一个：${name}`,
  after: (name) => `必须晚于：${name}`,
  before: (name) => `必须早于：${name}`,
  inHost: (name) => `在课上进行：${name}`,
  missed: (places) => `之前没做成：${places}`,
  rest: (id) => `剩下的部分是 #${id}`,
  named: (title, id, place) => `${title} #${id}，${place}`,
  line: (parts) => parts.join('；'),
  list: '、',
}
