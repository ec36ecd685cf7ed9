// What the fields and phases of a course pack are called, and what each is for.
import * as en from '../i18n/en/pack/name-pack.ts'
import * as zh from '../i18n/zh/pack/name-pack.ts'
import type { Language } from '../language.ts'
import type { PackFieldKey } from './fields.ts'
import type { FieldState } from './pack-phase.ts'
import type { PackPhase } from './phases.ts'

const fields = { en: en.fields, zh: zh.fields }

const phases = { en: en.phases, zh: zh.phases }

const states = { en: en.states, zh: zh.states }

export function packFieldName(key: PackFieldKey, language: Language): string {
  return fields[language][key].name
}

/** One sentence: what belongs into it. */
export function packFieldPurpose(key: PackFieldKey, language: Language): string {
  return fields[language][key].purpose
}

export function packPhaseName(phase: PackPhase, language: Language): string {
  return phases[language][phase]
}

export function fieldStateName(state: FieldState, language: Language): string {
  return states[language][state]
}
