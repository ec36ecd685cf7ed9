// The term view: what each day says, and what is said when there is nothing to show yet.
import type * as en from '../../en/window/term.ts'

export const term: typeof en.term = {
  name: (weeks) => `全学期 ${weeks} 周`,
  week: '周',
  outside: '不在学期内',
  weekNumber: (number) => `第 ${number} 周`,
  weekLoad: (duration) => `学习 ${duration}`,
  noStudy: '没有学习安排',
  study: (duration, blocks, target) => `学习 ${duration}，共 ${blocks} 次，目标 ${target}`,
  levels: { none: '', light: '较轻', full: '', over: '超出目标' },
  lessons: (count) => `${count} 个课程或日程`,
  exam: (title, at) => `考试：${title}，${at}`,
  deadline: (title) => `截止：${title}`,
  examMark: '考试',
  deadlineMark: '截止',
  today: '今天',
  separator: ' · ',
  hint: (target) =>
    `横条是学习量，刻度是每天 ${target} 的目标，斜纹是超出的部分。方向键选日子，回车打开。`,
  emptyPending: (target) =>
    `还没有排学习任务。排好之后，这里会显示每天的学习量和 ${target} 的目标。`,
  emptyNoWork: (target) =>
    `还没有学习任务。添加并排好之后，这里会显示每天的学习量和 ${target} 的目标。`,
}
