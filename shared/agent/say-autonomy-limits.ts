// Says what always asks, whatever the person lets be applied (O7): one sentence for settings and terminal.
import { sharedNameWords } from '../i18n/shared/names.ts'
import { bulkLimit, takenOffLimit } from './autonomy.ts'
import type { Language } from '../language.ts'

export function sayAutonomyLimits(language: Language): string {
  return sharedNameWords[language].autonomyLimits.text(takenOffLimit, bulkLimit)
}
