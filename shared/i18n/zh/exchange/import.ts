// What an import says to the person: why a file can't be read, what was left out, and each series in one line.
import type * as en from '../../en/exchange/import.ts'

export const clashPair: typeof en.clashPair = (title, other) => `${title}与${other}`

export const andMore: typeof en.andMore = (examples) => `${examples}等`

export const moreProblems: typeof en.moreProblems = (count) =>
  `文件里还有 ${count} 个日程无法读取。`
