// The dialogs: add study work, import.
import type * as en from '../../en/window/dialog.ts'

export const addStudy: typeof en.addStudy = {
  title: '添加学习任务',
  course: '课程',
  what: '内容（可不填）',
  whatHint: '第三章习题',
  sessions: '次数',
  periods: '每次几节',
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
  added: (sessions, course) => `${course}的 ${sessions} 次学习任务等待安排。`,
}

export const imports: typeof en.imports = {
  title: '这份课表里有什么',
  newTerm: (name, weeks) => `${name}，共 ${weeks} 周`,
  sameTerm: (name) => `导入到“${name}”`,
  termFrom: (date) => `${date}开始`,
  events: (count) => `${count} 门课或日程`,
  summary: (events, courses, sessions) =>
    courses === 0
      ? `${events} 门课或日程`
      : `${events} 门课或日程 · ${courses} 门课的学习任务，共 ${sessions} 次`,
  meetings: (count) => `${count} 次`,
  kinds: { class: '课', exam: '考试', personal: '个人安排' },
  studies: '要添加的学习任务',
  study: (sessions, periods) => `${sessions} 次，每次 ${periods} 节`,
  problems: (count) => `有 ${count} 处需要留意`,
  alreadyThere: (count) => `有 ${count} 次已经在课表里了。`,
  nothing: '这个文件里没有新内容。',
  accept: '导入',
  cancel: '取消',
  done: (events, studies) =>
    `已导入 ${events} 次日程${studies === 0 ? '' : `，并为 ${studies} 门课添加了学习任务`}。`,
}
