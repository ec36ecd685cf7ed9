// The flags of the terminal; a name means the same with every command.

export const flags = {
  data: { type: 'string' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
  now: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  sample: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  paste: { type: 'boolean' },
  began: { type: 'string' },
  columns: { type: 'string' },
  header: { type: 'string' },
  dates: { type: 'string' },
  off: { type: 'string', multiple: true },
  follows: { type: 'string', multiple: true },
  accept: { type: 'boolean' },
  'stop-at-card': { type: 'boolean' },
  note: { type: 'string' },
  take: { type: 'string' },
  only: { type: 'string' },
  apply: { type: 'boolean' },
  classes: { type: 'string' },
  day: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string', short: 'o' },
  course: { type: 'string', multiple: true },
  week: { type: 'string' },
  done: { type: 'boolean' },
  open: { type: 'boolean' },
  reminder: { type: 'string' },
  todo: { type: 'boolean' },
  paper: { type: 'string' },
  layout: { type: 'string' },
  scale: { type: 'string' },
  force: { type: 'boolean' },
  user: { type: 'string' },
  calendar: { type: 'string' },
  auto: { type: 'string' },
  remove: { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  events: { type: 'boolean' },
  minutes: { type: 'string' },
  set: { type: 'string' },
  text: { type: 'string' },
  file: { type: 'string' },
  search: { type: 'string' },
  name: { type: 'string' },
  weeks: { type: 'string' },
  table: { type: 'string' },
  free: { type: 'boolean' },
  periods: { type: 'string' },
  place: { type: 'string' },
  kind: { type: 'string' },
  host: { type: 'boolean' },
  'no-host': { type: 'boolean' },
  study: { type: 'boolean' },
  url: { type: 'string' },
  test: { type: 'boolean' },
  always: { type: 'boolean' },
  everything: { type: 'string' },
  'yes-erase-everything': { type: 'boolean' },
  ms: { type: 'string' },
  steps: { type: 'string' },
  seed: { type: 'string' },
  runs: { type: 'string' },
  fields: { type: 'string' },
  missed: { type: 'string' },
  'cut-short': { type: 'string' },
  pace: { type: 'string' },
  'with-model': { type: 'boolean' },
  'plain-http': { type: 'boolean' },
  notices: { type: 'boolean' },
} as const

export type FlagName = keyof typeof flags

export const flagNames = Object.keys(flags).filter((name): name is FlagName =>
  Object.hasOwn(flags, name),
)

type FlagValue<Shape extends { type: 'string' | 'boolean' }> = Shape['type'] extends 'boolean'
  ? boolean
  : Shape extends { multiple: true }
    ? string[]
    : string

export type Flags = { [Name in FlagName]?: FlagValue<(typeof flags)[Name]> }

export const commonFlags: readonly FlagName[] = ['data', 'json', 'lang', 'now', 'help']
