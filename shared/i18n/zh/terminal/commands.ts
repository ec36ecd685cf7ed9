// Says in Chinese: what the commands print.
import type * as en from '../../en/terminal/commands.ts'

export const commandFormPhrases: typeof en.commandFormPhrases = {
  'unknown-command': ({ given }) => `没有命令“${given}”。用 help 查看所有命令。`,
  'unknown-flag': ({ given }) => `没有选项“${given}”。用 help 查看所有选项。`,
  'flag-without-value': ({ given }) =>
    `${given} 后面要有一个值。值以短横线开头时，请写成 ${given}=值。`,
  'flag-twice': ({ given }) => `${given} 写了两次，只能写一次。`,
  'flag-with-value': ({ given }) => `${given} 后面不带值。`,
  'stray-flag': ({ given, usage }) => `这个命令没有选项 ${given}。用法：${usage}`,
  'stray-word': ({ given }) => `这里不需要“${given}”。`,
  'wrong-words': ({ usage }) => `用法：${usage}`,
  'done-or-open': () => '--done 和 --open 只能选一个；两个都不写就是全部。',
  'flags-exclude': ({ given, usage }) =>
    `${given.replaceAll(' ', ' 和 ')} 只能选一个。用法：${usage}`,
  'week-or-dates': () => '--week 和 --from、--to 只能选一种。',
  'only-with-ics': () => '--reminder 和 --todo 只用于日历文件：请和 --format ics 一起用。',
  'only-with-pages': () =>
    '--paper 和 --layout 只用于页面，--scale 只用于图片：请和 --format pdf 或 png 一起用。',
  'no-yes-erase': ({ usage }) =>
    `这会永久清除你的日程、备份和密钥。可以先用 export --everything FILE 留一份。用法：${usage}`,
  'only-with-accept': () => '--only 只能和 accept 一起用：拒绝总是针对整张卡片。',
  'only-or-always': () => '--always 针对整张卡片：--only 和 --always 只能用一个。',
  'no-out': ({ usage }) => `没有写文件名。用法：${usage}`,
  'no-text': () => 'say 后面要写一句话。',
  'two-limits': () => '--ms 和 --steps 只能选一个。',
  'two-wishes': () => '--accept 和 --stop-at-card 只能选一个。',
}

export const importChanges: typeof en.importChanges = {
  known: (feed) => `与上次导入的“${feed}”比较`,
  groups: {
    added: '新增',
    moved: '时间变动',
    changed: '名称或教室变动',
    gone: '文件里已没有',
    yours: '你和文件都改过（按你的安排保留）',
  },
  blocks: (names) => `回到待安排：${names}`,
  leftOut: '暂不改动，可在窗口里勾选',
  nothing: '与上次导入相比没有变化。',
}

export const moreUnread: typeof en.moreUnread = (count) => `还有 ${count} 行未导入。`

export const pasteHint: typeof en.pasteHint = '请粘贴课表，然后按回车和 Ctrl+D。'

export const syllabusNoCourse: typeof en.syllabusNoCourse = (courses) =>
  `看不出这是哪门课的。请用 --course 写明，例如：${courses.join('、')}。没有做任何改动。`

export const statusWords: typeof en.statusWords = {
  accepted: '被接受',
  rejected: '被拒绝',
  stale: '因日程变化而作废',
  open: '回答过',
}
