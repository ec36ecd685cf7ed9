// What importing a feed again would change: the dialog's groups, and the bar under the week while its ghosts are shown.
import type { ImportChangeKind } from '../../shared/timetable/import-changes.ts'
import type { Words } from './words.ts'

export const importChangeWords: Words<{
  known: (feed: string) => string
  groups: Record<ImportChangeKind, string>
  takeAll: (group: string) => string
  nothing: string
  summary: (counts: { added: number; changed: number; gone: number; blocks: number }) => string
  blocks: (names: string) => string
  noRoom: (title: string, occupant: string) => string
  kept: (count: number) => string
  unfit: string
  show: string
  shown: string
  back: string
  done: (counts: { events: number; changed: number; gone: number }) => string
}> = {
  en: {
    known: (feed) => `Compared with the last import of ${feed}`,
    groups: {
      added: 'New',
      moved: 'Moved',
      changed: 'New name or room',
      gone: 'No longer in the file',
      yours: 'Changed by you and by the file',
    },
    takeAll: (group) => `All: ${group}`,
    nothing: 'Nothing has changed since the last import.',
    summary: ({ added, changed, gone, blocks }) =>
      [
        `${added} new`,
        `${changed} changed`,
        `${gone} gone`,
        ...(blocks === 0
          ? []
          : [
              `${blocks === 1 ? '1 study block goes' : `${blocks} study blocks go`} back to pending`,
            ]),
      ].join(' · '),
    blocks: (names) => `Back to pending: ${names}`,
    noRoom: (title, occupant) => `${title} finds no room: ${occupant} lies there.`,
    kept: (count) =>
      count === 1 ? '1 thing stays as you have it' : `${count} things stay as you have them`,
    unfit: 'Your week has changed since. Choose the file again.',
    show: 'Show on the week',
    shown: 'This is what the import would change.',
    back: 'Back to the list',
    done: ({ events, changed, gone }) =>
      `Imported: ${events} new, ${changed} changed, ${gone} gone.`,
  },
  zh: {
    known: (feed) => `与上次导入的“${feed}”比较`,
    groups: {
      added: '新增',
      moved: '时间变动',
      changed: '名称或教室变动',
      gone: '文件里已没有',
      yours: '你和文件都改过',
    },
    takeAll: (group) => `全选：${group}`,
    nothing: '与上次导入相比没有变化。',
    summary: ({ added, changed, gone, blocks }) =>
      [
        `新增 ${added} 次`,
        `变动 ${changed} 次`,
        `取消 ${gone} 次`,
        ...(blocks === 0 ? [] : [`${blocks} 个学习任务回到待安排`]),
      ].join(' · '),
    blocks: (names) => `回到待安排：${names}`,
    noRoom: (title, occupant) => `${title}放不下：那里已有${occupant}。`,
    kept: (count) => `有 ${count} 处按你的安排保留`,
    unfit: '之后你的课表又有改动，请重新选择文件。',
    show: '在课表上查看',
    shown: '这是导入会带来的变化。',
    back: '返回列表',
    done: ({ events, changed, gone }) =>
      `已导入：新增 ${events} 次，变动 ${changed} 次，取消 ${gone} 次。`,
  },
}
