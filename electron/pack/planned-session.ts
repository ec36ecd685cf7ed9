// Defines a session as a pack plans it: what it is for, and of which topic.

/** The words say it. */
export type SessionKind = 'learn' | 'practise' | 'rehearse'

export type PlannedSession = {
  kind: SessionKind
  /** Empty for a rehearsal of everything. */
  topic: string
  /** From 1 where a topic has several of the kind; 0 where it has one. */
  number: number
  periods: number
  difficulty: number
}
