// What the terminal says of how a timetable was read, and what it must be told before it imports on a guess.
import type * as en from '../../en/terminal/import.ts'

export const moreUnread: typeof en.moreUnread = (count) => `还有 ${count} 行未导入。`

export const pasteHint: typeof en.pasteHint = '请粘贴课表，然后按回车和 Ctrl+D。'
