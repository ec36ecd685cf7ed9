// What importing a feed again would change, in the terminal: the same groups as in the window.
import type * as en from '../../en/terminal/import-change.ts'

export const phrases: typeof en.phrases = {
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
