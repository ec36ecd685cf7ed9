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
