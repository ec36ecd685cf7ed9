// Says in Chinese: what a shell says of itself.
import type * as en from '../../en/terminal/shells.ts'

export const runInFolder: typeof en.runInFolder = {
  progress: (name, percent) =>
    `${name}${percent === null ? '' : `，${percent}%`}（按 Ctrl-C 停止）`,
}
