// Says in English: the conversation, the list of all of them, and what waits to be sent.
import { guideNames } from '../shared/guide.ts'

// The conversation: its field, its states and what it suggests to say next.

export const conversation = {
  conversation: 'Conversation',
  hello:
    'Say what you want to plan or change, in your own words. Nothing is written before you accept it.',
  /** Shows more of a long conversation. */
  earlier: 'Earlier messages',
  message: 'Message',
  placeholder: 'Plan, move, ask…',
  answerPlaceholder: 'What should be different? What you type is the reason.',
  send: 'Send',
  stop: 'Stop',
  unsent: 'Not sent.',
  stopped: 'Stopped. Nothing was left half done.',
  reasoning: 'Thoughts',
  phases: {
    chatting: 'Reading…',
    planning: 'Making a plan…',
    rough_building: 'Finding places…',
    executing: 'Working on it…',
    delivering: 'Summing up…',
  } as Partial<Record<string, string>>,
  working: 'Working…',
  /** While places are searched for; the first is read, the second heard. */
  searching: (percent: number) => `Finding places… ${percent} %`,
  searched: (percent: number) => `${percent} % searched`,
  search: 'Search for places',
  stopSearch: 'Stop searching',
  suggestions: 'Suggestions',
  /** What is sent; the offline model understands each. */
  say: {
    'plan-week': 'Plan my week',
    'plan-next-week': 'Plan next week',
    'plan-rest': 'Plan the rest of the term',
    'free-tomorrow': 'What is free tomorrow?',
    'free-friday': 'What is free on Friday?',
    'list-pending': 'What is pending?',
    'undo-last': 'Undo the last change',
    guide: guideNames.begin(''),
  },
  proposalWaits: 'A proposal waits for your answer.',
  /** At the end of a turn. */
  turn: (request: string) => `About the turn “${request}”`,
  rounds: (count: number): string => (count === 1 ? '1 round' : `${count} rounds`),
  tokens: (count: number): string =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? 'token' : 'tokens'}`,
  seconds: (seconds: string) => `${seconds} s`,
  copyAnswer: 'Copy the answer',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Select the text and copy it yourself.',
  tryAgain: 'Try again',
  whatHappened: 'What happened',
  /** With a failed turn. */
  afterFailure: 'What to do now',
  useBuiltIn: 'Use the built-in model',
  settings: 'Settings',
}

// The head of the conversation and the list of all of them.

export const conversations = {
  untitled: 'New conversation',
  start: 'New conversation',
  list: 'Conversations',
  /** Of the button that opens the list. */
  all: (title: string) => `${title}, all conversations`,
  search: 'Search titles and words',
  found: (count: number): string => (count === 1 ? '1 conversation' : `${count} conversations`),
  none: 'Nothing holds these words.',
  unspoken: 'nothing said yet',
  openCard: 'a proposal waits',
  shown: 'shown',
  rename: (title: string) => `Rename ${title}`,
  renameBriefly: 'Rename',
  newTitle: 'New title',
  save: 'Save',
  cancel: 'Cancel',
  delete: (title: string) => `Delete ${title}`,
  deleteBriefly: 'Delete',
  deleteWhat: (title: string): string => `Delete “${title}”?`,
  deleteStays:
    'Its words go from the data file for good; backups from before still hold them, until those are deleted. Changes that you accepted stay in the schedule, and can be undone.',
  /** Follows that sentence. */
  deleteCard: ' The proposal that waits in it goes too.',
  deleteNow: 'Delete',
  keep: 'Keep it',
  more: (count: number) => `${count} more`,
  branchedFrom: 'Branched from',
  branchedFromGone: 'Branched from a conversation that was deleted',
  askAgain: 'Ask again from here',
  showThen: 'Show the week as it was',
  thenBriefly: 'Week as it was',
  /** About one of the person's messages. */
  message: (text: string) => `About “${text}”`,
}

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
