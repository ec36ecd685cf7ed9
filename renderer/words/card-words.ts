// A card: the question it asks and how it was answered.
import type { CardStatus } from '../../shared/agent/card.ts'
import type { ClassChange } from '../../shared/schedule/effect.ts'
import type { Words } from './words.ts'

export type CardWords = {
  proposal: string
  accept: string
  /** Where not all is ticked. */
  acceptPart: (taken: number, of: number) => string
  /** Follows "Accepted". */
  share: (taken: number, of: number) => string
  ticked: (taken: number, of: number) => string
  all: string
  none: string
  /** Opens the choice by whole days, weeks and courses. */
  groups: string
  week: (number: number) => string
  /** Of a body of work that a card makes, removes or sets other limits for. */
  work: Record<ClassChange['kind'], string>
  nothingTicked: string
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
  /** Of a document: the list of what it does, each with its reason. */
  operations: (count: number) => string
  /** Where the portraits of courses are kept. */
  aboutYou: string
  /** Comes before the portrait that was there. */
  before: string
  /** Of a field that was written again after the card was opened. */
  newer: string
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
    acceptPart: (taken, of) => `Accept ${taken} of ${of}`,
    share: (taken, of) => ` ${taken} of ${of}`,
    ticked: (taken, of) => `${taken} of ${of} ticked`,
    all: 'All',
    none: 'None',
    groups: 'By day or course',
    week: (number) => `Week ${number}`,
    work: { added: 'new work', removed: 'removed', edited: 'new limits' },
    nothingTicked: 'Nothing is ticked.',
    edit: 'Edit',
    change: 'Change…',
    reject: 'Reject',
    keep: 'Keep it',
    reason: 'Reason for rejecting',
    reasonHint: 'Why? (optional)',
    more: (count) => `${count} more`,
    fewer: 'Fewer',
    steps: (count) => (count === 1 ? '1 step' : `${count} steps`),
    operations: (count) => (count === 1 ? 'What is written' : `${count} things are written`),
    aboutYou: 'About you',
    before: 'Before:',
    newer: 'It was written anew since. Accepting shows it again first.',
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
    acceptPart: (taken, of) => `接受 ${taken}/${of}`,
    share: (taken, of) => ` ${taken}/${of} 项`,
    ticked: (taken, of) => `已勾选 ${taken}/${of} 项`,
    all: '全选',
    none: '全不选',
    groups: '按天或按课程选',
    week: (number) => `第 ${number} 周`,
    work: { added: '新任务', removed: '删除', edited: '新的限制' },
    nothingTicked: '什么都没有勾选。',
    edit: '编辑',
    change: '修改…',
    reject: '拒绝',
    keep: '先留着',
    reason: '拒绝的理由',
    reasonHint: '为什么？（可不填）',
    more: (count) => `还有 ${count} 项`,
    fewer: '收起',
    steps: (count) => `${count} 个步骤`,
    operations: (count) => (count === 1 ? '要写入的内容' : `要写入的 ${count} 项内容`),
    aboutYou: '关于你',
    before: '原来：',
    newer: '之后又改写过。接受时会先给你看新的。',
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
