// Gathers in each language: what becomes of lessons, exams, appointments and days of the term on a card.
import type { Language } from '../../language.ts'
import * as en from '../en/core/calendar.ts'
import * as zh from '../zh/core/calendar.ts'

export const calendarWords: Record<Language, typeof en> = { en, zh }
