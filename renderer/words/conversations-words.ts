// The head of the conversation and the list of all of them.
import type { Words } from './words.ts'

export const conversationsWords: Words<{
  untitled: string
  start: string
  list: string
  /** Of the button that opens the list. */
  all: (title: string) => string
  search: string
  found: (count: number) => string
  none: string
  unspoken: string
  openCard: string
  shown: string
  rename: (title: string) => string
  renameBriefly: string
  newTitle: string
  save: string
  cancel: string
  delete: (title: string) => string
  deleteBriefly: string
  deleteWhat: (title: string) => string
  deleteStays: string
  /** Follows that sentence. */
  deleteCard: string
  deleteNow: string
  keep: string
  more: (count: number) => string
  branchedFrom: string
  branchedFromGone: string
  askAgain: string
  showThen: string
  thenBriefly: string
  /** About one of the person's messages. */
  message: (text: string) => string
}> = {
  en: {
    untitled: 'New conversation',
    start: 'New conversation',
    list: 'Conversations',
    all: (title) => `${title}, all conversations`,
    search: 'Search titles and words',
    found: (count) => (count === 1 ? '1 conversation' : `${count} conversations`),
    none: 'Nothing holds these words.',
    unspoken: 'nothing said yet',
    openCard: 'a proposal waits',
    shown: 'shown',
    rename: (title) => `Rename ${title}`,
    renameBriefly: 'Rename',
    newTitle: 'New title',
    save: 'Save',
    cancel: 'Cancel',
    delete: (title) => `Delete ${title}`,
    deleteBriefly: 'Delete',
    deleteWhat: (title) => `Delete “${title}”?`,
    deleteStays:
      'Its words go from the data file for good; backups from before still hold them, until those are deleted. Changes that you accepted stay in the schedule, and can be undone.',
    deleteCard: ' The proposal that waits in it goes too.',
    deleteNow: 'Delete',
    keep: 'Keep it',
    more: (count) => `${count} more`,
    branchedFrom: 'Branched from',
    branchedFromGone: 'Branched from a conversation that was deleted',
    askAgain: 'Ask again from here',
    showThen: 'Show the week as it was',
    thenBriefly: 'Week as it was',
    message: (text) => `About “${text}”`,
  },
  zh: {
    untitled: '新对话',
    start: '新对话',
    list: '所有对话',
    all: (title) => `${title}，查看所有对话`,
    search: '搜索标题和内容',
    found: (count) => `${count} 个对话`,
    none: '没有找到这些字。',
    unspoken: '还没有说过话',
    openCard: '有方案等你确认',
    shown: '正在看',
    rename: (title) => `给“${title}”改名`,
    renameBriefly: '改名',
    newTitle: '新标题',
    save: '保存',
    cancel: '取消',
    delete: (title) => `删除“${title}”`,
    deleteBriefly: '删除',
    deleteWhat: (title) => `删除“${title}”？`,
    deleteStays:
      '里面说过的话会从数据文件里永久删除，之前做的备份里仍会有，直到那些备份被删掉。你接受过的改动仍留在课表里，也可以撤销。',
    deleteCard: '里面等着确认的方案也会一起删除。',
    deleteNow: '删除',
    keep: '先留着',
    more: (count) => `还有 ${count} 个`,
    branchedFrom: '从这里分出：',
    branchedFromGone: '分出它的那个对话已经删除',
    askAgain: '从这里重新问',
    showThen: '看看当时的课表',
    thenBriefly: '当时的课表',
    message: (text) => `关于“${text}”`,
  },
}
