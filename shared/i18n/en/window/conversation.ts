// The conversation: its field, its states and what it suggests to say next.
import { guideNames } from '../../../guide/guide-names.ts'

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
  searching: (percent: number, best: string) =>
    `Finding places… ${percent} % · best so far costs ${best}`,
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
    guide: guideNames.en.begin(''),
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
