// The term view: what each day says, and what is said when there is nothing to show yet.
import { sayCount } from '../../shared/words/say-count.ts'
import type { LoadLevel } from '../../shared/timetable/term-figures.ts'
import type { Words } from './words.ts'

export const termWords: Words<{
  name: (weeks: number) => string
  week: string
  outside: string
  /** The head of a row. */
  weekNumber: (number: number) => string
  weekLoad: (duration: string) => string
  noStudy: string
  study: (duration: string, blocks: number, target: string) => string
  levels: Record<LoadLevel, string>
  lessons: (count: number) => string
  exam: (title: string, at: string) => string
  deadline: (title: string) => string
  examMark: string
  deadlineMark: string
  today: string
  separator: string
  hint: (target: string) => string
  emptyPending: (target: string) => string
  emptyNoWork: (target: string) => string
}> = {
  en: {
    name: (weeks) => `${sayCount(weeks, 'week', 'en')} at a glance`,
    week: 'Week',
    outside: 'Not in the term',
    weekNumber: (number) => `Week ${number}`,
    weekLoad: (duration) => `${duration} of study`,
    noStudy: 'no study',
    study: (duration, blocks, target) =>
      `${duration} of study in ${blocks === 1 ? '1 block' : `${blocks} blocks`}, target ${target}`,
    levels: { none: '', light: 'light', full: '', over: 'above the target' },
    lessons: (count) =>
      count === 1 ? '1 class or appointment' : `${count} classes or appointments`,
    exam: (title, at) => `exam: ${title}, ${at}`,
    deadline: (title) => `last day for ${title}`,
    examMark: 'Exam',
    deadlineMark: 'Due',
    today: 'today',
    separator: ' · ',
    hint: (target) =>
      `Bars are study; the tick is your target of ${target} a day, hatched is beyond it. Arrow keys walk the days, Enter opens one.`,
    emptyPending: (target) =>
      `Nothing is planned yet. Once it is, each day shows its study against your target of ${target}.`,
    emptyNoWork: (target) =>
      `There is no study work yet. Add some, and each day shows its study against your target of ${target}.`,
  },
  zh: {
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
  },
}
