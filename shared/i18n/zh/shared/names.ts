// Says in Chinese: names of blocks, tasks and jobs, and the frame of a card.
import type * as en from '../../en/shared/names.ts'

export const cardTexts: typeof en.cardTexts = {
  keeps: (courses) => `在“关于你”里记下你学${courses}的情况。`,
  forgets: (courses) => `把${courses}的情况从“关于你”里去掉。`,
  settles: (fields, course) => `把${course}课程包里的${fields}定下来。`,
  goesOn: (phase) => `接下来是${phase}。`,
  isLast: '这是最后一步。',
  steps: (count) => `共 ${count} 个步骤的计划，本身不改动日程。`,
}

export const sideJobNames: typeof en.sideJobNames = {
  'preview-import': '正在读取课表',
  'read-syllabus': '正在读取课程大纲',
  'ask-syllabus': '模型正在读大纲',
  'remark-homework': '模型正在看你的解答',
  'advise-recite': '模型正在想怎么记',
  'read-source': '正在读取文件',
  research: '模型正在查找资料',
  'draw-pages': '正在生成页面',
  'draw-guide': '正在生成学习指南',
  simulate: '正在模拟余下的学期',
  'write-field': '正在写这一项',
  'push-plan': '正在推送到日历',
  'read-feed': '正在读取日历订阅',
}

export const eraseWords: typeof en.eraseWords = '全部清除'

export const kindNames: typeof en.kindNames = {
  class: '课',
  exam: '考试',
  personal: '个人安排',
  study: '学习',
}

export const statusNames: typeof en.statusNames = {
  existing: '已安排',
  suggested: '建议中',
  pending: '待安排',
}

export const strategyNames: typeof en.strategyNames = { steady: '均匀', rapid: '集中' }

export const subjectTypeNames: typeof en.subjectTypeNames = {
  quantitative: '计算推导',
  reading: '阅读',
  language: '语言',
  memory: '记忆',
  practical: '实践',
  mixed: '综合',
}

export const taskNames: typeof en.taskNames = {
  named: (title, details) => `${title}（${details.join('，')}）`,
  unknown: (id) => `#${id}`,
}

export const goneTask: typeof en.goneTask = '已不存在的任务'

export const autonomyLimits: typeof en.autonomyLimits = {
  text: (takenOffLimit, bulkLimit) =>
    `删除、一轮里移走超过 ${takenOffLimit} 个任务、改动超过 ${bulkLimit} 处，总会先问；你自己的模型读过文件里的文字之后，每处改动也都先问。`,
}

export const toolWords: typeof en.toolWords = {
  verbs: {
    get_overview: '查看整体安排',
    query_range: '查看',
    find_free: '查找空闲时间',
    list_tasks: '列出任务',
    get_task_info: '查看',
    place: '安排',
    move: '移动',
    swap: '对调',
    batch_move: '移动',
    unplace: '取消安排',
    explain_task: '查看原因',
    analyze_health: '检查计划',
    analyze_rhythm: '检查节奏',
    find_clashes: '检查是否排得下',
    mark_task: '标记',
    upsert_task_class: '添加或修改学习任务',
    analyze_pace: '查看用时',
    replan: '重新安排',
    read_field: '查看课程包',
    research: '查资料',
    undo_change: '撤销上一次改动',
    redo_change: '重做上一次改动',
    context_tools_add: '取用更多工具',
    context_tools_remove: '收起工具',
  },
  outcomes: {
    answered: '已答复',
    refused: '行不通',
    changed: '已完成',
    rejected: '已拒绝',
    stale: '已过时',
  },
  running: '…',
  blocks: (count) => `${count} 个任务`,
}
