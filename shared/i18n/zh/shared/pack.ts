// Says in Chinese: names of fields and phases of a course pack, and its study guide.
import type * as en from '../../en/shared/pack.ts'

export const studyGuide: typeof en.studyGuide = {
  title: (course) => `学习指南：${course}`,
  made: (term, date) => (term === '' ? `截至${date}。` : `${term}，截至${date}。`),
  exams: '考试',
  exam: (title, date, times, place) =>
    `${title}：${date} ${times}${place === '' ? '' : `，${place}`}`,
  parts: {
    goal: '目标',
    knowledge: '已有基础',
    conditions: '学习条件',
    demands: '课程要求',
    materials: '学习资料',
    topics: '知识点（按学习顺序）',
    work: '学习任务',
    sessions: '什么时候学',
    placement: '在各周的安排',
    guide: '怎么学',
    outlook: '按时完成的可能性',
    health: '计划各项数字的含义',
  },
  columns: ['日期', '时间', '任务', '时长'],
  session: (work, title) => `${work}：${title}`,
  noPlace: '未安排',
  done: '已完成',
  nothing: '这门课的课程包里还没有内容。',
  stale: '（已过时：写下之后，它所依据的内容有变化。）',
  notes: '出处',
  quoted: (file, place, words) => `${file}，${place}：“${words}”`,
}

export const packFields: typeof en.packFields = {
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

export const packPhases: typeof en.packPhases = {
  intent: '想达到什么',
  research: '调研',
  outline: '大纲',
  tasks: '任务',
  schedule: '日程',
  present: '指南',
  simulate: '推演',
  evaluate: '评估',
}

export const packStates: typeof en.packStates = {
  empty: '未填写',
  draft: '草稿',
  ready: '已定',
  stale: '已过时',
}

export const packToolWords: typeof en.packToolWords = {
  read_field: '查看课程包',
  generate_field: '写入课程包',
  update_field: '修改课程包',
  research: '查资料',
  simulate: '推演今后几周',
  evaluate: '评估计划',
  export: '汇总学习指南',
}

export const citation: typeof en.citation = {
  source: (place) => `出自 ${place}`,
  place: (page, line) => `${page === null ? '' : `第 ${page} 页`}第 ${line} 行`,
  isPublished: (isPublished) => (isPublished ? '文中写明' : '推算'),
}
