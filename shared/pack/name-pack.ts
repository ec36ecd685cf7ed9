// What the fields and phases of a course pack are called, and what each is for.
import { sharedPackWords } from '../i18n/shared/pack.ts'
import type { Language } from '../language.ts'
import type { PackFieldKey } from './fields.ts'
import type { FieldState } from './pack-phase.ts'
import type { PackPhase } from './phases.ts'

export function packFieldName(key: PackFieldKey, language: Language): string {
  return sharedPackWords[language].packFields[key].name
}

/** One sentence: what belongs into it. */
export function packFieldPurpose(key: PackFieldKey, language: Language): string {
  return sharedPackWords[language].packFields[key].purpose
}

export function packPhaseName(phase: PackPhase, language: Language): string {
  return sharedPackWords[language].packPhases[phase]
}

export function fieldStateName(state: FieldState, language: Language): string {
  return sharedPackWords[language].packStates[state]
}
