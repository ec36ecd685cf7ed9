// Gathers in each language: the health of one course.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/course-health.ts'
import * as zh from '../zh/shared/course-health.ts'

export const courseHealthWords: Record<Language, typeof en> = { en, zh }
