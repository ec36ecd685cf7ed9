// What a draft says of its lines and as a whole, and why a document can't be read.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import type { Language } from '../../../shared/language.ts'
import type { TextFailure } from '../../text/document/text-line.ts'

export function sayTextFailure(failure: TextFailure, language: Language): string {
  return coreWords[language].draftFailures[failure]
}
