// A card: the question it asks and how it was answered.
import type { CardStatus } from '../../shared/agent/card.ts'
import type { Words } from './words.ts'

export type CardWords = {
  proposal: string
  accept: string
  /** In its own fields; `change` is said in words. */
  edit: string
  change: string
  reject: string
  keep: string
  reason: string
  reasonHint: string
  more: (count: number) => string
  fewer: string
  steps: (count: number) => string
  leftOut: (count: number) => string
  status: Record<Exclude<CardStatus, 'open'>, string>
  /** Accepted, and taken back since. */
  undone: string
  to: string
  /** Goes with a yes. */
  always: string
  /** Accepted without being asked, as was chosen beforehand. */
  automatic: string
  automaticUndone: string
  undo: string
}

export const cardWords: Words<CardWords> = {
  en: {
    proposal: 'Proposal',
    accept: 'Accept',
    edit: 'Edit',
    change: 'Change…',
    reject: 'Reject',
    keep: 'Keep it',
    reason: 'Reason for rejecting',
    reasonHint: 'Why? (optional)',
    more: (count) => `${count} more`,
    fewer: 'Fewer',
    steps: (count) => (count === 1 ? '1 step' : `${count} steps`),
    leftOut: (count) =>
      count === 1 ? '1 session found no place:' : `${count} sessions found no place:`,
    status: { accepted: 'Accepted', rejected: 'Rejected', stale: 'Out of date' },
    undone: 'Accepted, undone',
    to: 'to',
    always: 'Always do this in this conversation',
    automatic: 'Applied without asking',
    automaticUndone: 'Applied without asking, undone',
    undo: 'Undo',
  },
  zh: {
    proposal: '方案',
    accept: '接受',
    edit: '编辑',
    change: '修改…',
    reject: '拒绝',
    keep: '先留着',
    reason: '拒绝的理由',
    reasonHint: '为什么？（可不填）',
    more: (count) => `还有 ${count} 项`,
    fewer: '收起',
    steps: (count) => `${count} 个步骤`,
    leftOut: (count) => `有 ${count} 次找不到空档：`,
    status: { accepted: '已接受', rejected: '已拒绝', stale: '已过时' },
    undone: '已接受，已撤销',
    to: '变为',
    always: '这次对话里都这样做，不用再问',
    automatic: '没有问你，直接做了',
    automaticUndone: '没有问你就做了，已撤销',
    undo: '撤销',
  },
}
