// Says what a draft says of its lines and as a whole, and why a document can't be read.
import { syllabusWords } from '../../../shared/i18n/core/syllabus.ts'
import type { Language } from '../../../shared/language.ts'
import type { TextFailure } from '../../text/document/text-line.ts'

export function sayTextFailure(failure: TextFailure, language: Language): string {
  return syllabusWords[language].draftFailures[failure]
}
