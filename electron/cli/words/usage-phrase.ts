// One sentence about a command line in each language, with what the person wrote and the form that is taken.
import type { Language } from '../../../shared/language.ts'

export type UsageValues = { given: string; usage: string }

export type UsagePhrase = Record<Language, (values: UsageValues) => string>
