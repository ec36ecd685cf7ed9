// Gathers in each language: the conversation about a course pack.
import type { Language } from '../../language.ts'
import * as en from '../en/core/pack-scene.ts'
import * as zh from '../zh/core/pack-scene.ts'

export type PackSceneWords = typeof en

export const packSceneWords: Record<Language, PackSceneWords> = { en, zh }
