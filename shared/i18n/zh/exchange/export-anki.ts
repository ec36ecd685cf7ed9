// Export as a text that Anki imports: a note for each topic of the study work, in a deck for each course.
import type * as en from '../../en/exchange/export-anki.ts'

export const noteTypes: typeof en.noteTypes = '问答题'
