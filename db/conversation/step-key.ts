// The key of a step's row: a conversation is one range of keys, and its newest step is the last row of the table.

/** More than a conversation can ever have. */
const room = 1_000_000_000

/** `number` counts the steps of the conversation from 1; 0 stands before them all. */
export function stepKey(conversation: number, number: number): number {
  return conversation * room + number
}

/** The keys between which the steps of the conversation lie. */
export function stepRange(conversation: number): [from: number, to: number] {
  return [stepKey(conversation, 0), stepKey(conversation + 1, 0)]
}
