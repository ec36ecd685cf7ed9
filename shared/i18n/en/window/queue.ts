// What is written while a turn runs: the ways to send it, and why it waits.

export const queue = {
  placeholder: 'Write what comes next…',
  /** Of the field, while a turn runs. */
  hint: 'Sent when this turn ends',
  queue: 'Queue',
  instead: 'Stop and send',
  queued: 'Messages that wait',
  why: {
    running: 'Sent when this turn ends.',
    card: 'Waits for your answer to the proposal.',
    question: 'Waits for your answer to the question.',
    stopped: 'Waits because you stopped the turn.',
    failed: 'Waits because the turn failed.',
  },
  send: 'Send now',
  sendNow: (text: string) => `Send now: ${text}`,
  /** What sending it now does besides. */
  means: {
    running: 'Stops the turn that runs',
    card: 'Is your answer to the proposal',
    question: 'Is your answer to the question',
  } as Partial<Record<string, string>>,
  removeBriefly: 'Remove',
  remove: (text: string) => `Remove: ${text}`,
}
