// One line for each thing that an import adds: "Mon, Wed 10:00–11:35, weeks 1–16".
import type * as en from '../../en/exchange/series.ts'

export const weekPhrases: typeof en.weekPhrases = (weeks, _, parity) => `第${weeks}周${parity}`

export const parities: typeof en.parities = { odd: '（单周）', even: '（双周）' }
