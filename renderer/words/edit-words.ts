// The form in a card: the fields of a proposed call.
import type { Words } from './words.ts'

export const editWords: Words<{
  form: string
  showEffect: string
  cancel: string
  day: string
  noDay: string
  week: (number: number) => string
  periods: string
  fieldOf: (label: string, title: string) => string
  block: string
  swapThis: string
  swapThat: string
  moves: string
  leaveOut: (title: string) => string
  outcome: string
  minutes: string
  asPlanned: string
  course: string
  title: string
  sessions: string
  periodsEach: string
  from: string
  to: string
  avoid: string
  away: string
  blocks: string
  work: string
  keep: (title: string) => string
  includeToday: string
  beforeExams: string
  mostMoves: string
  noLimit: string
}> = {
  en: {
    form: 'Edit the proposal',
    showEffect: 'Show effect',
    cancel: 'Cancel',
    day: 'Day',
    noDay: 'Outside the term',
    week: (number) => `Week ${number}`,
    periods: 'Periods',
    fieldOf: (label, title) => `${label}, ${title}`,
    block: 'Block',
    swapThis: 'Swap',
    swapThat: 'with',
    moves: 'Blocks that move',
    leaveOut: (title) => `Leave out ${title}`,
    outcome: 'What became of it',
    minutes: 'Minutes',
    asPlanned: 'As planned',
    course: 'Course',
    title: 'Title',
    sessions: 'Sessions',
    periodsEach: 'Periods each',
    from: 'From',
    to: 'To',
    avoid: 'Days to avoid',
    away: 'No study',
    blocks: 'Blocks',
    work: 'Study work',
    keep: (title) => `Include ${title}`,
    includeToday: 'Today may change too',
    beforeExams: 'Keep everything before its exam',
    mostMoves: 'At most this many moves',
    noLimit: 'No limit',
  },
  zh: {
    form: '编辑方案',
    showEffect: '看看效果',
    cancel: '取消',
    day: '日期',
    noDay: '学期之外',
    week: (number) => `第 ${number} 周`,
    periods: '节次',
    fieldOf: (label, title) => `${title}的${label}`,
    block: '学习块',
    swapThis: '把',
    swapThat: '和它对调',
    moves: '要挪动的学习块',
    leaveOut: (title) => `不动${title}`,
    outcome: '做得怎么样',
    minutes: '分钟',
    asPlanned: '和计划一样',
    course: '课程',
    title: '内容',
    sessions: '次数',
    periodsEach: '每次几节',
    from: '开始日期',
    to: '结束日期',
    avoid: '不想安排的日子',
    away: '不学习的时间',
    blocks: '学习块',
    work: '学习任务',
    keep: (title) => `包括${title}`,
    includeToday: '今天也可以改',
    beforeExams: '都排在考试之前',
    mostMoves: '最多挪动几处',
    noLimit: '不限',
  },
}
