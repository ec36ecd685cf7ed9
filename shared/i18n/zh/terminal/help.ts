// What help says of each command, in English and Chinese.
import type * as en from '../../en/terminal/help.ts'

export const heads: typeof en.heads =
  '用法：weekloom 命令 [--data DIR] [--json] [--lang en|zh] [--now ISO]'
