// Writes entries as a calendar of RFC 5545: one component for each, in local time with the zone that it refers to.
import type * as en from '../../en/exchange/write-calendar.ts'

export const removed: typeof en.removed = (title) => `已移除：${title}`
