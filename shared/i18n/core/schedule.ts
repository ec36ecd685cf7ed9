// Gathers in each language: changes of schedule, term and work.
import type { Language } from '../../language.ts'
import * as en from '../en/core/schedule.ts'
import * as zh from '../zh/core/schedule.ts'

export type ScheduleWords = typeof en

export const scheduleWords: Record<Language, ScheduleWords> = { en, zh }
