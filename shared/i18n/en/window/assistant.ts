// Says in English: the dialogs of the assistant, of study habits and of the standing context.
import { sayAutonomyLimits } from '../../../agent/autonomy.ts'

// The dialog of the assistant: which model answers, its key and test, and what may be done without asking.

export const assistant = {
  who: 'Which model answers',
  offline: 'Built in',
  offlineHint: 'Works without a network. Nothing leaves this computer.',
  endpoint: 'A model of your choice',
  endpointHint: 'In the cloud or on your own computer. It reads what you say and your plan.',
  look: 'Look for a model on this computer',
  foundModels: 'Models on this computer',
  foundAt: (name: string, count: number): string =>
    count === 0
      ? `${name} is running, but has no model yet.`
      : `${name} is running. Choose a model:`,
  noneFound: 'None found. Start Ollama or LM Studio, then look again.',
  family: 'Kind of server',
  otherFamily: 'Another (OpenAI-compatible)',
  address: 'Address',
  model: 'Model',
  modelHint: 'Name of the model on that server',
  modelsFound: (count: number): string =>
    count === 1 ? 'The server offers 1 model.' : `The server offers ${count} models.`,
  key: 'Key',
  keySet: 'A key is set for this address.',
  keyNotSet: 'No key is set for this address.',
  keyNeeded: 'No key is set for this address, and this kind of server needs one.',
  keyFromEnvironment: (isSet: boolean): string =>
    isSet
      ? `The key is set. It comes from the environment variable WEEKLOOM_API_KEY.`
      : `No key is set. Put it into the environment variable WEEKLOOM_API_KEY and start Weekloom again.`,
  keyUnneeded:
    'No key is set, and servers of this kind usually need none. If yours does, put it into the environment variable WEEKLOOM_API_KEY and start Weekloom again.',
  keyOfAnother: (host: string) =>
    `The key in WEEKLOOM_API_KEY is for ${host} and does not go to this address. If it is meant for it, set WEEKLOOM_API_HOST beside it and start Weekloom again.`,
  plainHttp: (host: string) => `Send to ${host} unencrypted`,
  plainHttpHint:
    'An address with http:// is an open line: others on the way can read your key, what you say and your plan. https:// keeps them to you and the server.',
  keyHint: 'What you type here is kept in the system’s keychain once you test or save.',
  keyForThisRun:
    'This computer has no safe place for keys: what you type here is kept until Weekloom ends.',
  keyReplace: 'Type a new one to replace it',
  forgetKey: 'Forget the key',
  use: 'What it does',
  uses: {
    auto: 'What its test shows it can do',
    full: 'The whole conversation',
    reader: 'Only read what I say',
  },
  useHint: {
    auto: 'Test it once, and Weekloom knows. Until then it does the whole conversation.',
    full: 'It plans and answers. This takes a large model.',
    reader:
      'It works out what you mean; planning and answers are built in. Even small models can do this.',
  },
  test: 'Test',
  testing: (seconds: number) => `Testing… ${seconds} s`,
  testResult: 'Result of the test',
  problems: {
    'no-address': 'The address is missing.',
    'bad-address':
      'An address begins with http:// or https:// and holds no name, password or question mark.',
    'no-model': 'The name of the model is missing.',
    'bad-model': 'The name of the model is too long or holds signs that no name has.',
    'bad-key': 'A key has no spaces, accents or quotation marks. Copy it again.',
    'open-line': 'This line is not encrypted. Agree to it, or use https://.',
  },
  withoutAsking: 'What may be done without asking',
  withoutAskingHint: `Done at once and shown, and you can undo it. Everything else asks first. ${sayAutonomyLimits('en')}`,
  autonomy: {
    plan: 'Put a plan into the week',
    place: 'Place a block',
    move: 'Move a block',
    swap: 'Swap two blocks',
    batch_move: 'Move several blocks',
    unplace: 'Take a block out of the week',
    replan: 'Plan again what is in the week',
    mark_task: 'Mark a block done or missed',
    upsert_task_class: 'Add or change study work',
    undo_change: 'Undo a change',
    redo_change: 'Redo a change',
    brief: 'Write what a guide or a pack has worked out',
    checkpoint: 'Settle a phase of a course pack',
  },
  save: 'Save',
  close: 'Close',
  saved: 'Saved. It counts from your next message.',
}

// The dialog of study habits: what every plan keeps to.

export const habit = {
  scope: 'Every plan from now on keeps to these. What is planned already stays where it is.',
  before: 'No study before',
  after: 'No study after',
  lunch: 'Lunch',
  lunchFrom: 'Lunch from',
  lunchTo: 'Lunch to',
  timesHint: 'Leave a time empty for no limit. Without a time for lunch, half an hour stays free.',
  protectedDays: 'Days without study',
  parts: 'When the work for a course goes best',
  part: { '': 'Any time', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  dailyHint: 'about 3 hours',
  evenings: 'Free evenings a week',
  ask: 'Before the first plan',
  askHint: 'When do you like to study? Tap what fits; every plan keeps to it.',
  noLimit: 'Any time',
  save: 'Save',
  close: 'Close',
  saved: 'Study habits saved. The next plan keeps to them.',
}

// The dialog of the standing context: what every model call is told of the student.

export const standing = {
  scope:
    'A model of your choice is told this with every message. It is kept on this computer, and the built-in model makes no use of it.',
  profile: 'About you',
  profileHint: 'For example: second year, learns best with old exams, tired after lunch',
  goals: 'Goals of this term',
  goalsHint: 'For example: pass calculus with a B, keep Sundays for family',
  courses: 'What each course is like for you',
  tooLong: (by: number) => `This is ${by} characters too long: every message carries it.`,
  save: 'Save',
  close: 'Close',
  saved: 'Saved. It goes with your next message.',
}
