// The sentences for a command line whose parts don’t go together: unknown, missing, too many, or at odds.
import type { UsagePhrase } from './usage-phrase.ts'

export const commandFormPhrases = {
  'unknown-command': {
    en: ({ given }) => `There is no command “${given}”. “help” lists the commands.`,
    zh: ({ given }) => `没有命令“${given}”。用 help 查看所有命令。`,
  },
  'unknown-flag': {
    en: ({ given }) => `There is no option “${given}”. “help” lists the options.`,
    zh: ({ given }) => `没有选项“${given}”。用 help 查看所有选项。`,
  },
  'flag-without-value': {
    en: ({ given }) =>
      `${given} needs a value. Where the value begins with a dash, write ${given}=VALUE.`,
    zh: ({ given }) => `${given} 后面要有一个值。值以短横线开头时，请写成 ${given}=值。`,
  },
  'flag-twice': {
    en: ({ given }) => `${given} is written twice. Write it once.`,
    zh: ({ given }) => `${given} 写了两次，只能写一次。`,
  },
  'flag-with-value': {
    en: ({ given }) => `${given} takes no value.`,
    zh: ({ given }) => `${given} 后面不带值。`,
  },
  'stray-flag': {
    en: ({ given, usage }) => `This command does not take ${given}. Usage: ${usage}`,
    zh: ({ given, usage }) => `这个命令没有选项 ${given}。用法：${usage}`,
  },
  'stray-word': {
    en: ({ given }) => `“${given}” is not expected here.`,
    zh: ({ given }) => `这里不需要“${given}”。`,
  },
  'wrong-words': {
    en: ({ usage }) => `Usage: ${usage}`,
    zh: ({ usage }) => `用法：${usage}`,
  },
  'done-or-open': {
    en: () => '--done and --open shut each other out. Leave both away for all of it.',
    zh: () => '--done 和 --open 只能选一个；两个都不写就是全部。',
  },
  'flags-exclude': {
    en: ({ given, usage }) =>
      `${given.replaceAll(' ', ' and ')} shut each other out. Usage: ${usage}`,
    zh: ({ given, usage }) => `${given.replaceAll(' ', ' 和 ')} 只能选一个。用法：${usage}`,
  },
  'week-or-dates': {
    en: () => 'Choose --week, or --from and --to.',
    zh: () => '--week 和 --from、--to 只能选一种。',
  },
  'only-with-ics': {
    en: () => '--reminder and --todo are for calendar files: they go with --format ics.',
    zh: () => '--reminder 和 --todo 只用于日历文件：请和 --format ics 一起用。',
  },
  'only-with-pages': {
    en: () =>
      '--paper and --layout are for pages, --scale for pictures: they go with --format pdf or png.',
    zh: () =>
      '--paper 和 --layout 只用于页面，--scale 只用于图片：请和 --format pdf 或 png 一起用。',
  },
  'no-yes-erase': {
    en: ({ usage }) =>
      `This erases your plan, its backups and keys for good. "export --everything FILE" keeps a copy first. Usage: ${usage}`,
    zh: ({ usage }) =>
      `这会永久清除你的日程、备份和密钥。可以先用 export --everything FILE 留一份。用法：${usage}`,
  },
  'only-with-accept': {
    en: () => '--only goes with accept: a card is rejected as a whole.',
    zh: () => '--only 只能和 accept 一起用：拒绝总是针对整张卡片。',
  },
  'only-or-always': {
    en: () => '--always is for whole cards: leave out --only or --always.',
    zh: () => '--always 针对整张卡片：--only 和 --always 只能用一个。',
  },
  'no-out': {
    en: ({ usage }) => `The file has no name. Usage: ${usage}`,
    zh: ({ usage }) => `没有写文件名。用法：${usage}`,
  },
  'no-text': {
    en: () => 'say needs a text.',
    zh: () => 'say 后面要写一句话。',
  },
  'two-limits': {
    en: () => 'Choose one of --ms and --steps.',
    zh: () => '--ms 和 --steps 只能选一个。',
  },
  'two-wishes': {
    en: () => 'Choose one of --accept and --stop-at-card.',
    zh: () => '--accept 和 --stop-at-card 只能选一个。',
  },
} as const satisfies Record<string, UsagePhrase>
