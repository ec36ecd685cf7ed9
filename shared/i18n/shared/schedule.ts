// Gathers in each language: places, changes, refusals and the history of the schedule.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/schedule.ts'
import * as zh from '../zh/shared/schedule.ts'

export const sharedScheduleWords: Record<Language, typeof en> = { en, zh }
