// Defines what a turn wants, as the classifier puts it (O1): it names, and decides nothing.

export type Intent = {
  /** A scene of the register, or to go on in the present one, or to leave it. */
  target: { kind: 'scene'; name: string } | { kind: 'continue' } | { kind: 'exit' }
  /** 0 to 100. */
  score: number
  /** What was said for the scene already, by name. */
  slots: Record<string, string>
  reason: string
}

/** When the classifier fails, the conversation goes on where it is. */
export const unclassified: Intent = {
  target: { kind: 'continue' },
  score: 50,
  slots: {},
  reason: 'not classified',
}

/** What a text says to the question whether the scene should be changed. */
export type SwitchReply = 'yes' | 'no' | 'other'
