// Which commands there are, with their usage, and which flags and words each takes.

/** The commands with their usage, in the order in which help lists them. */
export const commandUsages = {
  init: 'init [--sample]',
  import: 'import FILE [--dry-run]',
  say: 'say TEXT [--accept | --stop-at-card]',
  cards: 'cards',
  answer: 'answer CARD accept|reject [--note TEXT] [--always]',
  revise: "revise CARD 'JSON'",
  conversation:
    'conversation [new | open ID | rename ID TITLE | delete ID | branch EVENT] [--search TEXT]',
  tool: "tool NAME 'JSON' [--apply]",
  plan: 'plan [--classes IDS] [--from DATE] [--to DATE] [--apply]',
  state: 'state [--day N]',
  mark: 'mark TASK done|partly|missed|open [--minutes N]',
  move: 'move TASK DATE PERIOD',
  swap: 'swap TASK TASK',
  unplace: 'unplace TASK',
  pin: 'pin TASK',
  unpin: 'unpin TASK',
  pace: 'pace',
  habits: "habits [--set 'JSON']",
  context: "context [--set 'JSON']",
  model: 'model [offline | FAMILY MODEL] [--url URL] [--test]',
  autonomy: 'autonomy [none | NAMES]',
  trace: 'trace [TURN]',
  undo: 'undo [--to ENTRY]',
  redo: 'redo [--to ENTRY]',
  history: 'history [ENTRY]',
  export: 'export --format ics|json --out FILE [--from DATE] [--to DATE] [--events]',
  backups: 'backups',
  restore: 'restore BACKUP',
  doctor: 'doctor',
  solve: 'solve FILE [--ms N | --steps N] [--seed N]',
} as const

export type CommandName = keyof typeof commandUsages

export const flags = {
  data: { type: 'string' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
  now: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  sample: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  accept: { type: 'boolean' },
  'stop-at-card': { type: 'boolean' },
  note: { type: 'string' },
  apply: { type: 'boolean' },
  classes: { type: 'string' },
  day: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  events: { type: 'boolean' },
  minutes: { type: 'string' },
  set: { type: 'string' },
  search: { type: 'string' },
  url: { type: 'string' },
  test: { type: 'boolean' },
  always: { type: 'boolean' },
  ms: { type: 'string' },
  steps: { type: 'string' },
  seed: { type: 'string' },
} as const

export type FlagName = keyof typeof flags
export type Flags = {
  [Name in FlagName]?: (typeof flags)[Name]['type'] extends 'boolean' ? boolean : string
}

export const commonFlags: readonly FlagName[] = ['data', 'json', 'lang', 'now', 'help']

/** The flags that each command takes beside the common ones, and how many words follow its name. */
export const shapes: Record<CommandName, { flags: FlagName[]; words: number }> = {
  init: { flags: ['sample'], words: 0 },
  import: { flags: ['dry-run'], words: 1 },
  say: { flags: ['accept', 'stop-at-card'], words: 1 },
  cards: { flags: [], words: 0 },
  answer: { flags: ['note', 'always'], words: 2 },
  revise: { flags: [], words: 2 },
  conversation: { flags: ['search'], words: 3 },
  tool: { flags: ['apply'], words: 2 },
  plan: { flags: ['classes', 'from', 'to', 'apply'], words: 0 },
  state: { flags: ['day'], words: 0 },
  mark: { flags: ['minutes'], words: 2 },
  move: { flags: [], words: 3 },
  swap: { flags: [], words: 2 },
  unplace: { flags: [], words: 1 },
  pin: { flags: [], words: 1 },
  unpin: { flags: [], words: 1 },
  pace: { flags: [], words: 0 },
  habits: { flags: ['set'], words: 0 },
  context: { flags: ['set'], words: 0 },
  model: { flags: ['url', 'test'], words: 2 },
  autonomy: { flags: [], words: 1 },
  trace: { flags: [], words: 1 },
  undo: { flags: ['to'], words: 0 },
  redo: { flags: ['to'], words: 0 },
  history: { flags: [], words: 1 },
  export: { flags: ['format', 'out', 'from', 'to', 'events'], words: 0 },
  backups: { flags: [], words: 0 },
  restore: { flags: [], words: 1 },
  doctor: { flags: [], words: 0 },
  solve: { flags: ['ms', 'steps', 'seed'], words: 1 },
}

/** Where some of the words may be left out: `tool get_overview` means {}, `model` alone asks which it is. */
export const fewestWords: Partial<Record<CommandName, number>> = {
  tool: 1,
  conversation: 0,
  model: 0,
  autonomy: 0,
  trace: 0,
  history: 0,
}
