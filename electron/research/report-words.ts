// What a report says in words of its own.
import { reportWords as en } from '../../shared/i18n/en/research/report.ts'
import { reportWords as zh } from '../../shared/i18n/zh/research/report.ts'

export type MaterialKind =
  | 'past-exams'
  | 'review'
  | 'lab'
  | 'slides'
  | 'syllabus'
  | 'exercises'
  | 'notes'
  | 'document'

export const reportWords = { en, zh }
