// Gathers in each language: what a plan, its pace and its outlook are worth.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/planner.ts'
import * as zh from '../zh/shared/planner.ts'

export const sharedPlannerWords: Record<Language, typeof en> = { en, zh }
