// Export as a calendar file: one VEVENT for each study block, and for each event and waiting work where wanted.
import type * as en from '../../en/exchange/export-ics.ts'

export const calendarName: typeof en.calendarName = (term) => `学习计划：${term}`
