// Says who made a change, and what has become of it since.
import { sharedScheduleWords } from '../i18n/shared/schedule.ts'
import type { Author } from '../agent/agent-step.ts'
import type { Language } from '../language.ts'
import type { EntryStatus } from '../schedule/history.ts'

export function sayAuthor(author: Author, language: Language): string {
  return sharedScheduleWords[language].authorNames[author]
}

/** Empty for a change that stands. */
export function sayEntryStatus(standing: EntryStatus, language: Language): string {
  return sharedScheduleWords[language].standingNames[standing]
}
