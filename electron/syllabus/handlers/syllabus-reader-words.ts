// What came of asking a model to read a syllabus too.
import { readerWords as en } from '../../../shared/i18n/en/session/syllabus-reader.ts'
import { readerWords as zh } from '../../../shared/i18n/zh/session/syllabus-reader.ts'

export type ReaderWords = (typeof readerWords)['en']

export const readerWords = { en, zh }
