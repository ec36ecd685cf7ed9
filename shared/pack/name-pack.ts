// What the fields and phases of a course pack are called, and what each is for.
import { sharedPackWords } from '../i18n/shared/pack.ts'
import type { Language } from '../language.ts'
import type { PackFieldKey, PackPhase } from './fields.ts'
import type { FieldState } from './pack-phase.ts'

export function packFieldName(key: PackFieldKey, language: Language): string {
  return sharedPackWords[language].packFields[key].name
}

export function packPhaseName(phase: PackPhase, language: Language): string {
  return sharedPackWords[language].packPhases[phase]
}

export function fieldStateName(state: FieldState, language: Language): string {
  return sharedPackWords[language].packStates[state]
}

// Defines what the steps of a course pack are called in a conversation; two of them are tools of the agent too.

export const packTools = [
  'read_field',
  'generate_field',
  'update_field',
  'research',
  'simulate',
  'evaluate',
  'export',
] as const

export type PackToolName = (typeof packTools)[number]
