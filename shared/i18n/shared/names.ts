// Gathers in each language: names of blocks, tasks and jobs, and the frame of a card.
import type { Language } from '../../language.ts'
import * as en from '../en/shared/names.ts'
import * as zh from '../zh/shared/names.ts'

export const sharedNameWords: Record<Language, typeof en> = { en, zh }
