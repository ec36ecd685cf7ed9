// Lengths of time: "1 h 35 min" / "1 小时 35 分钟".
import type * as en from '../../en/dates/duration.ts'

export const units: typeof en.units = { hour: '小时', minute: '分钟' }
