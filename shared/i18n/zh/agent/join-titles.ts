// Titles in a sentence, the first few of them by name.
import type * as en from '../../en/agent/join-titles.ts'

export const othersPhrases: typeof en.othersPhrases = (count) => `另外 ${count} 个`
