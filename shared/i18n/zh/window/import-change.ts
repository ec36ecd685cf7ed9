// What importing a feed again would change: the dialog's groups, and the bar under the week while its ghosts are shown.
import type * as en from '../../en/window/import-change.ts'

export const importChange: typeof en.importChange = {
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
}
