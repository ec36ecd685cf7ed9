// Each command's own words and flags read into it, by its name.
import { succeed, type Result } from '../../../shared/result.ts'
import { marks, maxMinutes } from '../../../shared/schedule/work-log.ts'
import type { Command } from './command.ts'
import { commandUsages, shapes, type CommandName } from './command-shapes.ts'
import type { Flags } from './flags.ts'
import { readAnswerWish } from './read-answer-wish.ts'
import { readCaldavWish } from '../../caldav/terminal/read-caldav-wish.ts'
import {
  readAddedClass,
  readChangedClass,
  readRemovedClass,
  type ClassWish,
} from './read-class-wish.ts'
import { readConversationWish } from './read-conversation-wish.ts'
import { readCount } from './read-count.ts'
import { readGuideWish } from '../../guide/terminal/read-guide-wish.ts'
import { readImportWish } from './read-import-wish.ts'
import { readJson, readObject } from './read-json.ts'
import { readModelChoice } from './read-model-choice.ts'
import { readPackWish } from '../../pack/terminal/read-pack-wish.ts'
import { homeworkCommand } from '../../homework/terminal/command.ts'
import { readAct } from './acts.ts'
import { readReciteWish } from '../../recite/terminal/read-recite-wish.ts'
import { readSolveOptions } from './read-solve-options.ts'
import { readDates, readExportWish } from './read-export-wish.ts'
import { readEditWish, type EditCommandName } from './read-edit-wish.ts'
import { readReminderLead, readWeekStart } from './read-settings.ts'
import { readWorkWish } from './read-work-wish.ts'
import { readTermAct } from './read-term-wish.ts'
import { readTake } from './read-take.ts'
import { refuse } from './refuse-usage.ts'
import type { UsageProblem } from './usage-problem.ts'

type Reading<Value> = Result<Value, UsageProblem>

/** The words after the name; the flags are those of the command. */
type Reader = (values: Flags, words: string[]) => Reading<Command>

export const commandReaders: Record<CommandName, Reader> = {
  init: (values) => succeed({ name: 'init', sample: values.sample ?? false }),
  import: (values, words) => {
    const wish = readImportWish(values, words)
    return wish.ok ? succeed({ name: 'import', ...wish.value, dryRun: isDry(values) }) : wish
  },
  syllabus: ({ course: [course = null, ...others] = [], take }, [file = '']) => {
    if (others.length > 0) return refuse('flag-twice', '--course', 'syllabus')
    const wish = readTake(take)
    return wish === undefined
      ? refuse('bad-take', take, 'syllabus')
      : succeed({ name: 'syllabus', file, course, take: wish })
  },
  say: (values, [text = '']) => {
    if (values.accept && values['stop-at-card']) return refuse('two-wishes')
    if (text.trim() === '') return refuse('no-text')
    return succeed({ name: 'say', text, accept: values.accept ?? false })
  },
  guide: (values, words) => {
    const wish = readGuideWish(values, words)
    return wish.ok ? succeed({ name: 'guide', wish: wish.value }) : wish
  },
  cards: () => succeed({ name: 'cards' }),
  answer: (values, words) => {
    const wish = readAnswerWish(values, words)
    return wish.ok ? succeed({ name: 'answer', ...wish.value }) : wish
  },
  revise: (_values, [card = '', json = '']) => {
    const parsed = readObject(json)
    return parsed === undefined
      ? refuse('bad-arguments', json)
      : succeed({ name: 'revise', card, arguments: { ...parsed } })
  },
  conversation: ({ search }, words) => {
    const wish = readConversationWish(words, search)
    return wish === null
      ? refuse('wrong-words', '', 'conversation')
      : succeed({ name: 'conversation', wish })
  },
  tool: (values, [tool = '', json = '{}']) => {
    const parsed = readJson(json)
    return parsed === undefined
      ? refuse('bad-arguments', json)
      : succeed({ name: 'tool', tool, arguments: parsed, apply: values.apply ?? false })
  },
  plan: readPlan,
  state: (values) => {
    if (values.day === undefined) return succeed({ name: 'state', day: null })
    const day = readCount(values.day)
    return day === null ? refuse('bad-day', values.day) : succeed({ name: 'state', day })
  },
  mark: readMark,
  move: readEdit('move'),
  swap: readEdit('swap'),
  unplace: readEdit('unplace'),
  pin: readEdit('pin'),
  unpin: readEdit('unpin'),
  work: ({ apply = false }, words) => {
    const wish = readWorkWish(words, apply)
    return wish.ok ? succeed({ name: 'work', wish: wish.value }) : wish
  },
  term: (values, words) => {
    const wish = readTermAct(values, words)
    return wish.ok ? succeed({ name: 'term', wish: wish.value, dryRun: isDry(values) }) : wish
  },
  'add-class': readClass(readAddedClass),
  'change-class': readClass(readChangedClass),
  'remove-class': readClass(readRemovedClass),
  pack: (values, words) => {
    const wish = readPackWish(values, words)
    return wish.ok ? succeed({ name: 'pack', wish: wish.value }) : wish
  },
  homework: (values, words) => {
    const call = readAct(homeworkCommand, values, words)
    return call.ok ? succeed({ name: 'homework', call: call.value }) : call
  },
  recite: (values, words) => {
    const wish = readReciteWish(values, words)
    return wish.ok ? succeed({ name: 'recite', wish: wish.value }) : wish
  },
  pace: () => succeed({ name: 'pace' }),
  habits: ({ set }) => {
    const changes = set === undefined ? null : readObject(set)
    return changes === undefined ? refuse('bad-habits', set) : succeed({ name: 'habits', changes })
  },
  context: ({ set }) => {
    const changes = set === undefined ? null : readObject(set)
    return changes === undefined
      ? refuse('bad-context', set)
      : succeed({ name: 'context', changes })
  },
  model: ({ url, test = false, 'plain-http': isPlainHttp = false }, words) => {
    const choice = readModelChoice(words, { url, isPlainHttp }, commandUsages.model)
    return choice.ok ? succeed({ name: 'model', choice: choice.value, test }) : choice
  },
  autonomy: (_values, [names]) =>
    succeed({ name: 'autonomy', names: names === undefined ? null : readNames(names) }),
  trace: (_values, [turn = null]) => succeed({ name: 'trace', turn }),
  undo: (values) => readWalk('undo', values),
  redo: (values) => readWalk('redo', values),
  history: (_values, [id]) => {
    const entry = id === undefined ? null : readCount(id)
    return id !== undefined && entry === null
      ? refuse('bad-entry', id, 'history')
      : succeed({ name: 'history', entry })
  },
  export: readExport,
  caldav: (values, words) => {
    const wish = readCaldavWish(values, words)
    return wish.ok ? succeed({ name: 'caldav', wish: wish.value }) : wish
  },
  backups: () => succeed({ name: 'backups' }),
  restore: (_values, [backup = '']) => succeed({ name: 'restore', backup }),
  backup: () => succeed({ name: 'backup' }),
  erase: (values) =>
    values['yes-erase-everything'] === true
      ? succeed({ name: 'erase' })
      : refuse('no-yes-erase', '', 'erase'),
  reminders: (_values, [word]) => {
    const lead = word === undefined ? 'show' : readReminderLead(word)
    return lead === undefined
      ? refuse('bad-reminders', word, 'reminders')
      : succeed({ name: 'reminders', lead })
  },
  'week-start': (_values, [word]) => {
    const weekStart = word === undefined ? null : readWeekStart(word)
    return weekStart === undefined
      ? refuse('bad-week-start', word, 'week-start')
      : succeed({ name: 'week-start', weekStart })
  },
  doctor: () => succeed({ name: 'doctor' }),
  about: ({ notices = false }) => succeed({ name: 'about', notices }),
  solve: (values, [file = '']) => {
    const options = readSolveOptions(values)
    return options.ok ? succeed({ name: 'solve', file, ...options.value }) : options
  },
}

const isDry = (values: Flags) => values['dry-run'] === true

function readClass(
  read: (values: Flags, words: string[]) => Result<ClassWish, UsageProblem>,
): Reader {
  return (values, words) => {
    const wish = read(values, words)
    return wish.ok ? succeed({ name: 'class', wish: wish.value, dryRun: isDry(values) }) : wish
  }
}

/** Names after commas; `none` is none. */
function readNames(text: string): string[] {
  return text === 'none' ? [] : text.split(',').map((name) => name.trim())
}

function readEdit(name: EditCommandName): Reader {
  return (_values, words) => {
    const wish = readEditWish(name, words)
    return wish.ok ? succeed({ name: 'edit', wish: wish.value }) : wish
  }
}

/** `--to 0` is before the first change; there is nothing to do again before it. */
function readWalk(name: 'undo' | 'redo', { to }: Flags): Reading<Command> {
  if (to === undefined) return succeed({ name, to: null })
  const entry = to === '0' && name === 'undo' ? 0 : readCount(to)
  return entry === null ? refuse('bad-entry', to, name) : succeed({ name, to: entry })
}

function readMark(values: Flags, [id = '', word]: string[]): Reading<Command> {
  const task = readCount(id)
  if (task === null) return refuse('bad-task', id, 'mark')
  const mark = marks.find((known) => known === word)
  if (mark === undefined) return refuse('bad-mark', word, 'mark')
  if (values.minutes === undefined) return succeed({ name: 'mark', task, mark, minutes: null })
  const isPlain = /^\d{1,4}$/.test(values.minutes)
  if (!isPlain || Number(values.minutes) > maxMinutes) return refuse('bad-minutes', values.minutes)
  return succeed({ name: 'mark', task, mark, minutes: Number(values.minutes) })
}

function readPlan(values: Flags): Reading<Command> {
  const classIds = values.classes?.split(',').map((id) => readCount(id)) ?? null
  if (classIds?.includes(null)) return refuse('bad-classes', values.classes)
  const dates = readDates(values)
  if (!dates.ok) return dates
  return succeed({
    name: 'plan',
    classIds: classIds?.filter((id) => id !== null) ?? null,
    ...dates.value,
    apply: values.apply ?? false,
  })
}

function readExport(values: Flags): Reading<Command> {
  if (values.everything === undefined) {
    const wish = readExportWish(values)
    return wish.ok ? succeed({ name: 'export', ...wish.value }) : wish
  }
  const stray = Object.keys(values).find((name) => isOfDays(name))
  if (stray !== undefined) return refuse('stray-flag', `--${stray}`, 'export')
  return values.everything === ''
    ? refuse('no-out', '', 'export')
    : succeed({
        name: 'export-everything',
        out: values.everything,
        force: values.force ?? false,
      })
}

/** What chooses among what goes out, where all of it does. */
function isOfDays(name: string): boolean {
  const others: readonly string[] = shapes.export.flags
  return others.includes(name) && name !== 'everything' && name !== 'force'
}
