// What a task is called by its kind and status, and its class by its strategy and subject type.
import type * as en from '../../en/titles/kind-names.ts'

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
