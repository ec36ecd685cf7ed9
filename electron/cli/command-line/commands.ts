// Lists every command of the terminal with its forms, in the order in which help gives the usages.
import type {
  Handler as HandlerOf,
  Handlers as HandlersOf,
} from '../../terminal/command-context.ts'
import { exportChoiceSchema } from '../../../shared/exchange/export-choice.ts'
import {
  endpointFamilies,
  endpointSchema,
  modelUses,
} from '../../../shared/preferences/model-choice.ts'
import { succeed } from '../../../shared/result.ts'
import { maxPeriods } from '../../../shared/schedule/place.ts'
import { maxWeeks } from '../../../shared/schedule/term.ts'
import { caldavCommand } from '../../caldav/terminal/command.ts'
import { feedsCommand } from '../../feeds/terminal/command.ts'
import { guideCommand } from '../../guide/terminal/command.ts'
import { homeworkCommand } from '../../homework/terminal/command.ts'
import { packCommand } from '../../pack/terminal/command.ts'
import { reciteCommand } from '../../recite/terminal/command.ts'
import { syllabusCommand } from '../../syllabus/terminal/command.ts'
import { partsOf, usageOf } from './form-parts.ts'
import {
  idOr,
  readMinutes,
  readOnly,
  readReminder,
  readWeekStart,
  reminderLead,
} from './command-values.ts'
import type { Flag, Flags } from '../../terminal/options.ts'
import { timetableCommands } from './timetable-commands.ts'
import { defineCommand, defineForm, type Command, type Values } from '../../terminal/usage.ts'
import {
  countUpTo,
  date,
  entry,
  oneOf,
  readIds,
  readJson,
  readObject,
  task,
  text,
  textOr,
  valueBy,
  valueOf,
  wholeUpTo,
} from '../../terminal/values.ts'

const weeks = countUpTo('bad-weeks', maxWeeks)
const period = countUpTo('bad-period', maxPeriods)
const work = countUpTo('bad-work')
const { paper, layout, scale } = exportChoiceSchema.shape

const isPages = (format: unknown) => format === 'pdf' || format === 'png'

const object = (code: 'bad-arguments' | 'bad-work-json' | 'bad-habits' | 'bad-context') =>
  valueBy(code, readObject)

export const commands = {
  init: defineForm({ '[--sample]': null }),
  import: timetableCommands.import,
  feeds: feedsCommand,
  syllabus: syllabusCommand,
  say: defineCommand({
    forms: { WHOLE: { TEXT: textOr('no-text'), '[--accept | --stop-at-card]': null } },
    excludes: 'two-wishes',
  }),
  guide: guideCommand,
  cards: defineForm({}),
  answer: defineCommand({
    forms: {
      WHOLE: {
        CARD: text,
        'accept|reject': oneOf('bad-verdict'),
        '[--only TASKS]': valueBy('bad-only', readOnly),
        '[--note TEXT]': text,
        '[--always]': null,
      },
    },
    check: ({ 'accept|reject': verdict, only, always }) => {
      if (only === undefined) return null
      if (verdict === 'reject') return { code: 'only-with-accept', given: '' }
      return always === true ? { code: 'only-or-always', given: '' } : null
    },
  }),
  reread: defineCommand({
    forms: { WHOLE: { CARD: text, CHOICE: text }, '~LIST': { CARD: text } },
  }),
  revise: defineForm({ CARD: text, "'JSON'": object('bad-arguments') }),
  conversation: defineCommand({
    forms: {
      '': {},
      new: {},
      open: { ID: text },
      rename: { ID: text, TITLE: text },
      delete: { ID: text },
      branch: { EVENT: countUpTo('wrong-words') },
    },
    tail: { '[--search TEXT]': text },
    check: ({ search }, form) =>
      search !== undefined && form !== '' ? { code: 'wrong-words', given: '' } : null,
  }),
  tool: defineCommand({
    forms: {
      WHOLE: { NAME: text, "'JSON'": valueBy('bad-arguments', readJson), '[--apply]': null },
      /** Without arguments. */
      '~ALONE': { NAME: text, '[--apply]': null },
    },
  }),
  plan: defineForm({
    '[--classes IDS]': valueBy('bad-classes', readIds),
    '[--from DATE]': date,
    '[--to DATE]': date,
    '[--apply]': null,
  }),
  state: defineForm({ '[--day N]': countUpTo('bad-day') }),
  mark: defineForm({
    TASK: task,
    'done|partly|missed|open': oneOf('bad-mark'),
    '[--minutes N]': valueBy('bad-minutes', readMinutes),
  }),
  move: defineForm({ TASK: task, DATE: date, PERIOD: period }),
  swap: defineForm({ TASK: task, TASK2: task }),
  unplace: defineForm({ TASK: task }),
  pin: defineForm({ TASK: task }),
  unpin: defineForm({ TASK: task }),
  work: defineCommand({
    forms: {
      '': {},
      ID: { ID: work },
      edit: { 'ID|new': idOr('new', work), "'JSON'": object('bad-work-json') },
      delete: { ID: work, '[--apply]': null },
      rename: { COURSE: text, NAME: text, '[--join]': null },
      title: { TASK: task, TITLE: text },
      length: { TASK: task, PERIODS: period },
      order: { TASK: task, RANK: countUpTo('bad-rank', 10_000) },
      remove: { TASK: task },
    },
  }),
  term: timetableCommands.term,
  'add-class': timetableCommands['add-class'],
  'change-class': timetableCommands['change-class'],
  'remove-class': timetableCommands['remove-class'],
  pace: defineForm({}),
  pack: packCommand,
  recite: reciteCommand,
  homework: homeworkCommand,
  habits: defineForm({ "[--set 'JSON']": object('bad-habits') }),
  context: defineForm({ "[--set 'JSON']": object('bad-context') }),
  model: defineCommand({
    forms: {
      '': {},
      offline: {},
      find: {},
      FAMILY: {
        FAMILY: valueBy('bad-model', (typed) => endpointFamilies.find((known) => known === typed)),
        MODEL: valueOf('bad-model', endpointSchema.shape.model),
      },
    },
    tail: {
      '[--url URL]': valueOf('bad-url', endpointSchema.shape.baseUrl),
      '[--plain-http]': null,
      '[--use USE]': valueBy('bad-use', (typed) => modelUses.find((known) => known === typed)),
      '[--test]': null,
    },
    misfit: 'bad-model',
    check: ({ url, use }, form) => {
      if (form === 'FAMILY') return null
      if (url !== undefined) return { code: form === '' ? 'wrong-words' : 'bad-model', given: '' }
      return use === undefined || form === '' ? null : { code: 'wrong-words', given: '' }
    },
  }),
  autonomy: defineForm({ '[none | NAMES]': text }),
  trace: defineForm({ '[TURN]': text }),
  undo: defineForm({
    '[--to ENTRY]': (typed, name, flag) =>
      // Before the first change; there is nothing to do again before it.
      typed === '0' ? succeed(0) : entry(typed, name, flag),
  }),
  redo: defineForm({ '[--to ENTRY]': entry }),
  history: defineForm({ '[ENTRY]': entry }),
  export: defineCommand({
    forms: {
      DAYS: {
        '--format ics|pdf|png|html|csv|md|anki|json': oneOf('bad-format'),
        '[--course NAME …]': text,
        '[--from DATE]': date,
        '[--to DATE]': date,
        '[--week N]': weeks,
        '[--done | --open]': null,
        '[--events]': null,
        '[--reminder MINUTES]': valueBy('bad-reminder', readReminder),
        '[--todo]': null,
        '[--paper a4|letter]': valueOf('bad-page', paper.unwrap()),
        '[--layout week|term|agenda]': valueOf('bad-page', layout.unwrap()),
        '[--scale 1|2]': valueBy(
          'bad-page',
          (typed) => scale.unwrap().safeParse(Number(typed)).data,
        ),
        '[-o FILE]': textOr('no-out'),
      },
      EVERYTHING: { '--everything FILE': textOr('no-out') },
    },
    tail: { '[--force]': null },
    misfit: 'bad-format',
    excludes: 'done-or-open',
    check: (values) => {
      const { format, week } = values
      if (week !== undefined && (values['from'] ?? values['to']) !== undefined)
        return { code: 'week-or-dates', given: '' }
      if ((values['reminder'] ?? values['todo']) !== undefined && format !== 'ics')
        return { code: 'only-with-ics', given: '' }
      const isOfPages = (values['paper'] ?? values['layout']) !== undefined && !isPages(format)
      return isOfPages || (values['scale'] !== undefined && format !== 'png')
        ? { code: 'only-with-pages', given: '' }
        : null
    },
  }),
  caldav: caldavCommand,
  backups: defineForm({}),
  backup: defineForm({}),
  restore: defineForm({ 'BACKUP | FILE | anew | without-log': text }),
  erase: defineCommand({
    forms: { WHOLE: { '--yes-erase-everything': null } },
    misfit: 'no-yes-erase',
  }),
  reminders: defineForm({ '[off | MINUTES]': reminderLead }),
  'week-start': defineForm({
    '[monday | sunday | saturday]': valueBy('bad-week-start', readWeekStart),
  }),
  doctor: defineForm({}),
  about: defineForm({ '[--notices]': null }),
  solve: defineCommand({
    forms: {
      WHOLE: {
        FILE: text,
        '[--ms N | --steps N]': wholeUpTo('bad-number', 999_999_999),
        '[--seed N]': wholeUpTo('bad-number', 999_999_999),
      },
    },
    excludes: 'two-limits',
  }),
}

export type CommandName = keyof typeof commands

export type FormName<Name extends CommandName> = keyof (typeof commands)[Name]['forms']

export type Handler<Name extends CommandName> = HandlerOf<(typeof commands)[Name]>

export type Handlers<Name extends CommandName> = HandlersOf<(typeof commands)[Name]>

/** What is read of a command's form. */
export type ValuesOf<
  Name extends CommandName,
  Form extends FormName<Name> = FormName<Name>,
> = Values<(typeof commands)[Name], Form>

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name)
}

export const commandNames = Object.keys(commands).filter(isCommandName)

export function usageOfCommand(name: CommandName): string {
  return usageOf(name, commands[name])
}

/** Flags of every command. */
export const commonFlags = {
  data: { type: 'string' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
  now: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Those of all commands: a name takes a value with each or with none. */
export function allFlags(): Flags {
  const flags: Record<string, Flag> = { ...commonFlags }
  for (const name of commandNames) {
    const all: Command = commands[name]
    for (const { name: flag, value, isMany } of partsOf(all).flatMap(({ choices }) =>
      choices.flatMap((choice) => choice.flags),
    ))
      flags[flag] = {
        type: value === null ? 'boolean' : 'string',
        ...(flag === 'out' ? { short: 'o' } : {}),
        ...(isMany || flags[flag]?.multiple === true ? { multiple: true } : {}),
      }
  }
  return flags
}
