// What the fields and phases of a course pack are called, and what each is for.
import type * as en from '../../en/pack/name-pack.ts'

export const fields: typeof en.fields = {
  goal: { name: '目标', purpose: '这门课你想达到什么，什么时候之前。' },
  knowledge: { name: '已有基础', purpose: '哪些已经会了，哪些觉得难。' },
  conditions: { name: '学习条件', purpose: '每周几个小时、哪些时间不行、怎样学得好。' },
  demands: { name: '课程要求', purpose: '考试、截止日期和规定，一行一条。' },
  materials: { name: '学习资料', purpose: '有哪些资料，各自用来学什么。' },
  topics: { name: '知识点', purpose: '一行一个知识点，按学习的先后排列。' },
  work: { name: '学习任务', purpose: '一行一次学习，写明长度。' },
  placement: { name: '日程安排', purpose: '这些学习排在哪里，排不排得下。' },
  guide: { name: '怎么学', purpose: '什么最重要，时间花在哪里，每次怎么学。' },
  outlook: { name: '按时的把握', purpose: '有多大把握按时完成，关键在哪里。' },
  health: { name: '计划体检', purpose: '计划里的数字对这门课意味着什么。' },
}

export const phases: typeof en.phases = {
  intent: '想达到什么',
  research: '调研',
  outline: '大纲',
  tasks: '任务',
  schedule: '日程',
  present: '指南',
  simulate: '推演',
  evaluate: '评估',
}

export const states: typeof en.states = {
  empty: '未填写',
  draft: '草稿',
  ready: '已定',
  stale: '已过时',
}
