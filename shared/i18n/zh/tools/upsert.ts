// What became of a body of work, and why it can't be so, in words for a model and a person.
import type * as en from '../../en/tools/upsert.ts'

export const phrases: typeof en.phrases = {
  made: (title, id, course) => `任务类 [${id}] ${title}，课程${course}。`,
  range: (from, to) => `可安排在 ${from} 到 ${to}。`,
  items: (names) => `待安排：${names}。`,
  profile: (subject, difficulty, intensity) =>
    `类型 ${subject}，难度 ${difficulty}/5，强度 ${intensity}/5。`,
  assumed: (names) => `没有说明 ${names}，用了通常的值；如果有影响请问一下。`,
  unknown: (id, known) => `没有编号为 ${id} 的任务类。现有：${known}。`,
  incomplete: {
    course: '新的任务类要有 course：它属于哪门课。',
    items: '新的任务类要有 items：要做什么，每项写标题和节数。',
  },
  backwards: (from, to) => `${from} 开始、${to} 结束，结束早于开始。请写更晚的 to_day。`,
  inTheWay: (names) => `按这样的限制，${names}就不能在现在的位置了。请先移动它，或放宽限制。`,
  noChange: '已经是这样：没有变化。',
  none: '无',
}
