// What help says of each command, in English and Chinese.

export const heads: string =
  'Usage: weekloom COMMAND [--data DIR] [--json] [--lang en|zh] [--now ISO]'
