// Defines the phases of the agent graph.

/** `delivering` stands beside the phases of the design so that a kill during the summary resumes there. */
export const phases = [
  'chatting',
  'planning',
  'waiting_confirm',
  'rough_building',
  'executing',
  'delivering',
  'interrupted',
  'done',
] as const

export type Phase = (typeof phases)[number]
