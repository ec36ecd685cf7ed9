// The page of a course: its work, the sessions of it, and what can be done with them.
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { classFieldNames } from '../../shared/words/schedule/class-field-names.ts'
import type { Words } from './words.ts'

export const workWords: Words<{
  title: string
  course: string
  open: string
  openCourse: (course: string) => string
  general: string
  noWork: string
  rename: string
  newName: string
  save: string
  cancel: string
  addWork: string
  undo: string
  sessionsOf: (title: string) => string
  edit: string
  editWork: (title: string) => string
  addSession: string
  addSessionTo: (title: string) => string
  deleteWork: string
  deleteWhat: (title: string) => string
  goes: (sum: string, minutes: string) => string
  deleteNow: string
  keep: string
  showInWeek: (place: string, title: string) => string
  editSession: (title: string) => string
  earlier: (title: string) => string
  later: (title: string) => string
  removeSession: (title: string) => string
  sessionTitle: string
  periods: string
  nextTitle: (title: string, number: number) => string
  what: string
  from: string
  to: string
  subject: string
  strategy: string
  avoid: string
  avoidPeriods: string
  budget: string
  budgetHint: string
  embed: string
  difficulty: string
  intensity: string
  priority: string
  grade: (grade: number) => string
  subjects: Record<TaskClass['subjectType'], string>
  steady: string
  rapid: string
  problems: Record<'range' | 'days' | 'periods', string>
}> = {
  en: {
    ...classFieldNames.en,
    title: 'Courses',
    open: 'Open course',
    openCourse: (course) => `Open the course ${course}`,
    general: 'Without a course',
    noWork: 'There is no study work for this course yet.',
    rename: 'Rename the course',
    newName: 'New name of the course',
    save: 'Save',
    cancel: 'Cancel',
    addWork: 'Add study work',
    undo: 'Undo',
    sessionsOf: (title) => `Sessions of ${title}`,
    edit: 'Change',
    editWork: (title) => `Change ${title}`,
    addSession: 'Add a session',
    addSessionTo: (title) => `Add a session to ${title}`,
    deleteWork: 'Delete',
    deleteWhat: (title) => `Delete “${title}”?`,
    goes: (sum, minutes) =>
      `All of it goes: ${sum} (${minutes}). Classes and exams stay. Undo brings it back.`,
    deleteNow: 'Delete it',
    keep: 'Keep it',
    showInWeek: (place, title) => `${place}: show ${title} in the week`,
    editSession: (title) => `Change ${title}`,
    earlier: (title) => `Move ${title} up`,
    later: (title) => `Move ${title} down`,
    removeSession: (title) => `Delete ${title}`,
    sessionTitle: 'Title',
    periods: 'Periods',
    nextTitle: (title, number) => `${title} ${number}`,
    from: 'From',
    to: 'To',
    budgetHint: 'no limit',
    grade: (grade) => ['', '1 · low', '2', '3 · middle', '4', '5 · high'][grade] ?? '',
    subjects: {
      quantitative: 'Problem solving',
      reading: 'Reading',
      language: 'Language',
      memory: 'Memorising',
      practical: 'Practical work',
      mixed: 'Mixed',
    },
    steady: 'Steadily',
    rapid: 'Rapidly',
    problems: {
      range: 'The last day comes before the first.',
      days: 'Leave at least one day of the week.',
      periods: 'Leave at least one period of the day.',
    },
  },
  zh: {
    ...classFieldNames.zh,
    title: '课程',
    open: '打开课程',
    openCourse: (course) => `打开${course}`,
    general: '不属于任何课程',
    noWork: '这门课还没有学习任务。',
    rename: '给课程改名',
    newName: '课程的新名字',
    save: '保存',
    cancel: '取消',
    addWork: '添加学习任务',
    undo: '撤销',
    sessionsOf: (title) => `${title}的各次任务`,
    edit: '修改',
    editWork: (title) => `修改${title}`,
    addSession: '加一次',
    addSessionTo: (title) => `给${title}加一次`,
    deleteWork: '删除',
    deleteWhat: (title) => `删除“${title}”？`,
    goes: (sum, minutes) => `会全部删除：${sum}（${minutes}）。课和考试不变。可以撤销。`,
    deleteNow: '删除',
    keep: '保留',
    showInWeek: (place, title) => `${place}：在课表上看${title}`,
    editSession: (title) => `修改${title}`,
    earlier: (title) => `把${title}往前移`,
    later: (title) => `把${title}往后移`,
    removeSession: (title) => `删除${title}`,
    sessionTitle: '标题',
    periods: '节数',
    nextTitle: (title, number) => `${title} ${number}`,
    from: '开始日期',
    to: '结束日期',
    budgetHint: '不限',
    grade: (grade) => ['', '1 · 低', '2', '3 · 中', '4', '5 · 高'][grade] ?? '',
    subjects: {
      quantitative: '计算推导',
      reading: '阅读',
      language: '语言',
      memory: '记忆',
      practical: '实践',
      mixed: '综合',
    },
    steady: '均匀',
    rapid: '集中',
    problems: {
      range: '结束日期早于开始日期。',
      days: '至少留一天可以安排。',
      periods: '至少留一节可以安排。',
    },
  },
}
