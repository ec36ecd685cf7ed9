// A card: the question it asks and how it was answered.
import type { CardStatus } from '../../shared/agent/card.ts'
import type { Words } from './words.ts'

export const cardWords: Words<{
  proposal: string
  accept: string
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
}> = {
  en: {
    proposal: 'Proposal',
    accept: 'Accept',
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
  },
  zh: {
    proposal: '方案',
    accept: '接受',
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
  },
}
