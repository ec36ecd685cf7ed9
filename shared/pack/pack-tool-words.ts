// What the steps of a course pack are called in a conversation; two of them are tools of the agent too.
import { packToolWords as en } from '../i18n/en/pack/pack-tool.ts'
import { packToolWords as zh } from '../i18n/zh/pack/pack-tool.ts'

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

export const packToolWords = { en, zh }
