// The command line as data: which commands there are, what each takes, and how arguments are read.
import { parseArgs } from 'node:util'
import { exportFormats, type ExportFormat } from '../../shared/ipc.ts'
import { languageSchema, type Language } from '../../shared/language.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'

/** The commands with their usage, in the order in which help lists them. */
export const commandUsages = {
  init: 'init [--sample]',
  import: 'import FILE [--dry-run]',
  say: 'say TEXT [--accept | --stop-at-card]',
  cards: 'cards',
  answer: 'answer CARD accept|reject [--note TEXT]',
  tool: "tool NAME 'JSON' [--apply]",
  plan: 'plan [--classes IDS] [--from DATE] [--to DATE] [--apply]',
  state: 'state [--day N]',
  undo: 'undo',
  redo: 'redo',
  history: 'history',
  export: 'export --format ics|json --out FILE [--from DATE] [--to DATE] [--events]',
  backups: 'backups',
  restore: 'restore BACKUP',
  doctor: 'doctor',
} as const

export type CommandName = keyof typeof commandUsages

export type CommonOptions = { data?: string; json: boolean; lang?: Language; now?: string }

export type Command =
  | { name: 'help' }
  | { name: 'init'; sample: boolean }
  | { name: 'import'; file: string; dryRun: boolean }
  | { name: 'say'; text: string; accept: boolean }
  | { name: 'cards' }
  | { name: 'answer'; card: string; verdict: 'accept' | 'reject'; note: string }
  | { name: 'tool'; tool: string; arguments: unknown; apply: boolean }
  | { name: 'plan'; classIds: number[] | null; from?: string; to?: string; apply: boolean }
  | { name: 'state'; day: number | null }
  | { name: 'undo' }
  | { name: 'redo' }
  | { name: 'history' }
  | {
      name: 'export'
      format: ExportFormat
      out: string
      from?: string
      to?: string
      events: boolean
    }
  | { name: 'backups' }
  | { name: 'restore'; backup: string }
  | { name: 'doctor' }

export type CommandLine = { command: Command; common: CommonOptions }

const flags = {
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
} as const

type FlagName = keyof typeof flags
type Flags = {
  [Name in FlagName]?: (typeof flags)[Name]['type'] extends 'boolean' ? boolean : string
}
type Reading<Value> = Result<Value, string>

const commonFlags: readonly FlagName[] = ['data', 'json', 'lang', 'now', 'help']

/** The flags that each command takes beside the common ones, and how many words follow its name. */
const shapes: Record<CommandName, { flags: FlagName[]; words: number }> = {
  init: { flags: ['sample'], words: 0 },
  import: { flags: ['dry-run'], words: 1 },
  say: { flags: ['accept', 'stop-at-card'], words: 1 },
  cards: { flags: [], words: 0 },
  answer: { flags: ['note'], words: 2 },
  tool: { flags: ['apply'], words: 2 },
  plan: { flags: ['classes', 'from', 'to', 'apply'], words: 0 },
  state: { flags: ['day'], words: 0 },
  undo: { flags: [], words: 0 },
  redo: { flags: [], words: 0 },
  history: { flags: [], words: 0 },
  export: { flags: ['format', 'out', 'from', 'to', 'events'], words: 0 },
  backups: { flags: [], words: 0 },
  restore: { flags: [], words: 1 },
  doctor: { flags: [], words: 0 },
}

/** Reads the words after `weekloom`; the failure is a sentence for the person (exit code 2). */
export function readCommandLine(words: string[]): Reading<CommandLine> {
  let parsed: { values: Flags; positionals: string[] }
  try {
    parsed = parseArgs({ args: words, options: flags, allowPositionals: true, strict: true })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
  const { values, positionals } = parsed
  const common = readCommon(values)
  if (!common.ok) return common
  const [name, ...rest] = positionals
  if (name === undefined || values.help === true || name === 'help') {
    return succeed({ command: { name: 'help' }, common: common.value })
  }
  if (!isCommandName(name)) return fail(`There is no command “${name}”.`)
  const problem = shapeProblem(name, values, rest)
  if (problem !== null) return fail(problem)
  const command = readers[name](values, rest)
  return command.ok ? succeed({ command: command.value, common: common.value }) : command
}

function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commandUsages, name)
}

function readCommon(values: Flags): Reading<CommonOptions> {
  const common: CommonOptions = { json: values.json ?? false }
  if (values.data !== undefined) common.data = values.data
  if (values.now !== undefined) common.now = values.now
  if (values.lang !== undefined) {
    const language = languageSchema.safeParse(values.lang)
    if (!language.success) return fail('--lang takes en or zh.')
    common.lang = language.data
  }
  return succeed(common)
}

function shapeProblem(name: CommandName, values: Flags, rest: string[]): string | null {
  const shape = shapes[name]
  const allowed = new Set<string>([...commonFlags, ...shape.flags])
  const stray = Object.keys(values).find((flag) => !allowed.has(flag))
  if (stray !== undefined) return `${name} does not take --${stray}. Usage: ${commandUsages[name]}`
  // `tool get_overview` without arguments means {}.
  const least = name === 'tool' ? 1 : shape.words
  if (rest.length < least || rest.length > shape.words) return `Usage: ${commandUsages[name]}`
  return null
}

type Reader = (values: Flags, words: string[]) => Reading<Command>

const readers: Record<CommandName, Reader> = {
  init: (values) => succeed({ name: 'init', sample: values.sample ?? false }),
  import: (values, [file = '']) =>
    succeed({ name: 'import', file, dryRun: values['dry-run'] ?? false }),
  say: (values, [text = '']) => {
    if (values.accept && values['stop-at-card'])
      return fail('Choose one of --accept and --stop-at-card.')
    if (text.trim() === '') return fail('say needs a text.')
    return succeed({ name: 'say', text, accept: values.accept ?? false })
  },
  cards: () => succeed({ name: 'cards' }),
  answer: (values, [card = '', verdict]) =>
    verdict === 'accept' || verdict === 'reject'
      ? succeed({ name: 'answer', card, verdict, note: values.note ?? '' })
      : fail(`The verdict is accept or reject. Usage: ${commandUsages.answer}`),
  tool: (values, [tool = '', json = '{}']) => {
    try {
      const parsed: unknown = JSON.parse(json)
      return succeed({ name: 'tool', tool, arguments: parsed, apply: values.apply ?? false })
    } catch {
      return fail('The arguments of a tool are one JSON object, such as \'{"day":3}\'.')
    }
  },
  plan: readPlan,
  state: (values) => {
    if (values.day === undefined) return succeed({ name: 'state', day: null })
    const day = Number(values.day)
    return Number.isInteger(day) && day >= 1
      ? succeed({ name: 'state', day })
      : fail('--day takes a day number of the window, from 1.')
  },
  undo: () => succeed({ name: 'undo' }),
  redo: () => succeed({ name: 'redo' }),
  history: () => succeed({ name: 'history' }),
  export: readExport,
  backups: () => succeed({ name: 'backups' }),
  restore: (_values, [backup = '']) => succeed({ name: 'restore', backup }),
  doctor: () => succeed({ name: 'doctor' }),
}

function readPlan(values: Flags): Reading<Command> {
  const classIds = values.classes?.split(',').map(Number) ?? null
  if (classIds?.some((id) => !Number.isInteger(id) || id < 1))
    return fail('--classes takes class numbers separated by commas, such as 1,3.')
  return succeed({ name: 'plan', classIds, ...readDates(values), apply: values.apply ?? false })
}

function readExport(values: Flags): Reading<Command> {
  const format = exportFormats.find((known) => known === values.format)
  if (format === undefined) return fail(`--format takes ${exportFormats.join(' or ')}.`)
  if (values.out === undefined || values.out === '')
    return fail(`--out FILE is missing. Usage: ${commandUsages.export}`)
  const events = values.events ?? false
  return succeed({ name: 'export', format, out: values.out, ...readDates(values), events })
}

function readDates(values: Flags): { from?: string; to?: string } {
  return {
    ...(values.from === undefined ? {} : { from: values.from }),
    ...(values.to === undefined ? {} : { to: values.to }),
  }
}
