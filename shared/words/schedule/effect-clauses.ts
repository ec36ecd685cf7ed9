// The pieces of an effect's sentence, every language side by side; each begins with its verb.
import { effectClauses as en } from '../../i18n/en/schedule/effect-clauses.ts'
import { effectClauses as zh } from '../../i18n/zh/schedule/effect-clauses.ts'

export const effectClauses = { en, zh }
