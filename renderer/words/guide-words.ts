// The guide through a course: its draft beside the conversation, what it still asks, and what can be done with it.
import type { GuideSection } from '../../shared/guide/guide-draft.ts'
import type { Words } from './words.ts'

export type GuideWords = {
  /** Of the region. */
  title: string
  /** In the place of the course's name while that is not known. */
  noCourse: string
  changed: string
  doubts: string
  risks: string
  /** The name of a section's button. */
  change: (label: string, text: string, changed: string | null) => string
  /** What it puts into the field: how a change of the section begins. */
  openings: Record<GuideSection, string>
  cardWaits: string
  written: string
  openPack: string
  planWeek: string
  more: string
  /** Takes a written guide out of sight. */
  putAway: string
  exportGuide: string
  restoreGuide: string
  leaveGuide: string
  exported: string
  restored: string
  tooLarge: string
  unreadable: string
  /** The button on the page of a course, and in lists that are empty. */
  begin: string
  beginHere: string
  /** What may be said next. */
  yes: string
  yesWrite: string
  youDecide: string
}

export const guideWords: Words<GuideWords> = {
  en: {
    title: 'Guide',
    noCourse: 'Your course',
    changed: 'Changed:',
    doubts: 'To settle:',
    risks: 'Where it may break',
    change: (label, text, changed) =>
      `${label}: ${text}${changed === null ? '' : ` (${changed})`}. Change it`,
    openings: {
      course: 'Change the course: ',
      work: 'Change the work: ',
      amount: 'Change the amount: ',
      dates: 'Change the dates: ',
      effort: 'Change the effort: ',
      limits: 'Change the times to avoid: ',
      strategy: 'Change the spread: ',
      profile: 'Change the note about me: ',
    },
    cardWaits: 'The proposal shows what would be written.',
    written: 'Say what should be different, and the guide takes it up again.',
    openPack: 'Open the course pack',
    planWeek: 'Plan my week',
    more: 'More of the guide',
    putAway: 'Put the guide away',
    exportGuide: 'Export guide',
    restoreGuide: 'Restore guide…',
    leaveGuide: 'Leave',
    exported: 'The guide is in your downloads.',
    restored: 'The guide is as it was when it was exported.',
    tooLarge: 'The file is larger than any guide. Nothing was changed.',
    unreadable: 'The file can’t be read. Nothing was changed.',
    begin: 'Plan a course with me',
    beginHere: 'Plan it with me',
    yes: 'Yes',
    yesWrite: 'Yes, go ahead',
    youDecide: 'You decide',
  },
  zh: {
    title: '课程引导',
    noCourse: '你的课程',
    changed: '刚改的：',
    doubts: '要先弄清：',
    risks: '可能出问题的地方',
    change: (label, text, changed) =>
      `${label}：${text}${changed === null ? '' : `（${changed}）`}。修改`,
    openings: {
      course: '改一下课程：',
      work: '改一下内容：',
      amount: '改一下总量：',
      dates: '改一下时间：',
      effort: '改一下难度：',
      limits: '改一下要避开的：',
      strategy: '改一下节奏：',
      profile: '改一下要记住的：',
    },
    cardWaits: '方案里写着会写入什么。',
    written: '哪里不对直接说，引导会接着改。',
    openPack: '打开课程包',
    planWeek: '安排我这周的学习',
    more: '引导的更多操作',
    putAway: '收起这次引导',
    exportGuide: '导出引导',
    restoreGuide: '恢复引导…',
    leaveGuide: '退出',
    exported: '引导已存到下载里。',
    restored: '引导已恢复成导出时的样子。',
    tooLarge: '这个文件太大，不会是引导。没有做任何改动。',
    unreadable: '读不了这个文件。没有做任何改动。',
    begin: '带我规划一门课',
    beginHere: '带我规划这门课',
    yes: '可以',
    yesWrite: '好，就这样',
    youDecide: '你来定',
  },
}
