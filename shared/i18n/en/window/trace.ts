// Says in English: what the assistant did, and why a block is where it is.
import type { Message } from '../../../agent/message.ts'

// Why a block is where it is and what other places would cost: the section of its details, and the marks on the week.

export const reason = {
  title: 'Why here',
  failed: 'The reasons could not be loaded. Close the details and open them again.',
  /** Above the amounts of the terms. */
  costs: 'In numbers (points of the planner, less is better)',
  inAll: 'In all',
  rest: 'The rest',
  moveThere: 'Move there',
  /** What is said in the conversation; the offline model understands it. */
  move: (title: string, date: string, period: number) =>
    `Move “${title}” to ${date}, period ${period}`,
  moveByClock: (title: string, date: string, clock: string) =>
    `Move “${title}” to ${date} at ${clock}`,
  swap: (first: string, second: string) => `Swap “${first}” and “${second}”`,
  /** In the list of what the marks on the week mean. */
  better: 'better',
  marksLegend: 'In the week:',
  /** Leads from the details to the marks, and back. */
  toMarks: 'Go through them in the week',
  backToMarks: 'Back to the week',
  /** Before the other place that is asked about. */
  there: 'There instead:',
  differences: 'In numbers (points of the planner, less is better)',
  /** The list of marks of one day. */
  marksOf: (date: string) => `Other starts on ${date}`,
}

// "What happened": a turn opened, with each model call and event in order.

export const trace = {
  title: 'What happened',
  turn: 'Turn',
  empty: '(no words)',
  steps: 'Steps',
  loading: 'Opening the turn…',
  /** With a turn that no endpoint answered. */
  builtIn: 'The built-in model answered: it reads no prompt, so its steps are all there is to see.',
  privacy: 'It holds your plan and what you said; keys are left out.',
  copy: 'Copy',
  save: 'Save as a file',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Save it as a file instead.',
  saved: 'The file is on its way to your downloads.',
  after: (seconds: string) => `+${seconds} s`,
  said: 'You said',
  phases: {
    chatting: 'Reads what was said',
    planning: 'Makes a plan',
    waiting_confirm: 'Waits for your answer',
    rough_building: 'Finds places',
    executing: 'Works on it',
    delivering: 'Sums up',
    interrupted: 'Waits for your words',
    done: 'Is done',
  },
  thoughts: 'Thoughts',
  answer: 'Answered',
  tool: (what: string) => `Tool: ${what}`,
  call: 'Call',
  result: 'Result',
  cardShown: 'Showed a proposal',
  cardAnswered: {
    accepted: 'The proposal was accepted',
    rejected: 'The proposal was rejected',
    stale: 'The proposal was out of date',
  },
  withoutAsking: 'without asking, as you chose',
  changed: 'Changed the schedule',
  error: 'Failed',
  endings: {
    completed: 'Came to its end',
    card: 'Rested at a proposal',
    question: 'Rested at a question',
    stopped: 'Was stopped',
    failed: 'Ended with a failure',
  },
  asked: {
    chat: 'Asked the model what is meant',
    plan: 'Asked the model for a plan',
    execute: 'Asked the model for the next step',
    deliver: 'Asked the model to sum up',
    guide: 'Asked the model how the guide goes on',
    pack: 'Asked the model what is wanted of the course pack',
    read: 'Asked the model to read the message',
  },
  failed: 'failed',
  aborted: 'stopped',
  prompt: (number: number, role: Message['role'], characters: number) =>
    `Prompt, part ${number}: ${role}, ${characters.toLocaleString('en-GB')} characters`,
  output: 'What the model wrote',
  failure: 'Why it failed',
  read: 'How it was read',
  readable: 'It keeps to the form of this stage.',
  decision: 'Decision',
  settings: 'Settings',
  settingsText: ({
    temperature,
    maxTokens,
    thinking,
    corrections,
  }: {
    temperature: number
    maxTokens: number
    thinking: boolean
    corrections: number
  }): string =>
    `temperature ${temperature}, at most ${maxTokens.toLocaleString('en-GB')} tokens, thinking ${thinking ? 'on' : 'off'}, ${corrections === 1 ? '1 correction' : `${corrections} corrections`} before`,
  tokens: (prompt: number, output: number) =>
    `${prompt.toLocaleString('en-GB')} + ${output.toLocaleString('en-GB')} tokens`,
}
