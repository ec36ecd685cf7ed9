// Says in Chinese: study work and the form that adds it.
import type * as en from '../../en/window/work.ts'
import { classFieldNames } from '../shared/schedule.ts'

export const lengthFields: typeof en.lengthFields = {
  periods: {
    each: '每次几节',
    alone: '节数',
    daily: '每天最多学几节',
    budget: '最多几节',
  },
  minutes: {
    each: '每次几分钟',
    alone: '分钟数',
    daily: '每天最多学几分钟',
    budget: '最多几分钟',
  },
}

export const addStudy: typeof en.addStudy = {
  title: '添加学习任务',
  first: (place) => `第一次排在${place}。`,
  course: '课程',
  what: '内容（可不填）',
  whatHint: '第三章习题',
  forExam: (exam) => `备考：${exam}`,
  sessions: '次数',
  from: '开始日期',
  to: '结束日期',
  strategy: '怎么安排',
  steady: '均匀',
  steadyHint: '在整段时间里隔几天学一次',
  rapid: '集中',
  rapidHint: '尽早学，尽量排在一起',
  avoid: '不想安排的日子',
  add: '添加',
  cancel: '取消',
  rangeProblem: '结束日期早于开始日期。',
  added: (sessions, course) => `“${course}”的 ${sessions} 次学习任务等待安排。`,
  placed: (what, where, rest) =>
    `“${what}”排在${where}。${rest === 0 ? '' : `另外 ${rest} 次等待安排。`}`,
}

export const imports: typeof en.imports = {
  title: '这份课表里有什么',
  newTerm: (name, weeks) => `${name}，共 ${weeks} 周`,
  sameTerm: (name) => `导入到“${name}”`,
  termFrom: (date) => `${date}开始`,
  events: (count) => `${count} 门课或日程`,
  summary: (entries, dates, courses, sessions) =>
    [
      ...(entries === 0 ? [] : [`${entries} 门课或日程，共 ${dates} 次`]),
      ...(courses === 0 ? [] : [`${courses} 门课的学习任务，共 ${sessions} 次`]),
    ].join(' · '),
  meetings: (count) => `${count} 次`,
  kinds: {
    class: '课',
    exam: '考试',
    personal: '个人安排',
    homework: '作业',
    'day-off': '放假',
    'left-out': '不导入',
  },
  entries: '每一条作为什么导入',
  unsure: '不确定',
  confirmKind: (kind) => `对，是${kind}`,
  entryKind: (title) => `“${title}”作为什么导入`,
  studies: '要添加的学习任务',
  study: (sessions, each) => `${sessions} 次，每次 ${each}`,
  problems: (count) => `有 ${count} 处需要留意`,
  alreadyThere: (count) => `有 ${count} 次已经在课表里了。`,
  nothing: '这个文件里没有新内容。',
  accept: '导入',
  cancel: '取消',
  done: (events, studies) =>
    [
      events === 0 && studies > 0 ? '' : `已导入${events === 0 ? '' : ` ${events} 次日程`}`,
      studies === 0 ? '' : `${events === 0 ? '已' : '并'}为 ${studies} 门课添加了学习任务`,
    ]
      .filter((part) => part !== '')
      .join('，') + '。',
}

export const fields: typeof en.fields = { noDate: '选择日期', noTime: '未填时间' }

export const work: typeof en.work = {
  ...classFieldNames,
  title: '课程',
  open: '打开课程',
  openCourse: (course) => `打开${course}`,
  general: '不属于任何课程',
  noWork: '这门课还没有学习任务。',
  rename: '给课程改名',
  newName: '课程的新名字',
  shortName: '简称',
  shortNameHint: '课表上显示的名字',
  joinHint: '填另一门课的名字，两门就并成一门。',
  joinsWith: (course, other) =>
    `“${course}”的课、学习任务、作业和背诵都归到“${other}”。撤销后会重新分开。`,
  join: '并成一门课',
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
}
