// The words after `homework`: which item is meant, and what is to be done with it.
import type { z } from 'zod'
import { homeworkDraftSchema, type HomeworkDraft } from '../../../shared/homework/homework.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { maxPeriods } from '../../../shared/schedule/place.ts'
import { maxMinutes } from '../../../shared/schedule/work-log.ts'
import { maxSessions } from '../../../shared/schedule/work/work-edit.ts'
import type { Flags } from './command-shapes.ts'
import { readCount } from './read-count.ts'
import { readObject } from './read-json.ts'
import { readWords, type WordsFrom } from './read-recite-wish.ts'
import { refuse } from './refuse-usage.ts'
import type { UsageCode, UsageProblem } from './usage-problem.ts'

/** `point` is the place of a point in the checklist, from 1. */
export type HomeworkWish =
  | { kind: 'list' }
  | { kind: 'add'; draft: HomeworkDraft }
  | { kind: 'show'; id: number; showsKey: boolean }
  /** What is named; the rest stays. */
  | { kind: 'change'; id: number; changes: Partial<HomeworkDraft> }
  | { kind: 'point'; id: number; text: string }
  | { kind: 'tick'; id: number; point: number; isDone: boolean }
  | { kind: 'move'; id: number; point: number; rank: number }
  | { kind: 'drop'; id: number; point: number }
  | { kind: 'solution' | 'key'; id: number; words: WordsFrom }
  | { kind: 'done'; id: number; isDone: boolean }
  | { kind: 'plan'; id: number; sessions: number; periods: number; classId: number | null }
  | { kind: 'worked'; id: number; minutes: number; isFinished: boolean | null }
  | { kind: 'remarks'; id: number }
  /** Without `apply` it only says what would go. */
  | { kind: 'delete'; id: number; apply: boolean }

type ReadWish = Result<HomeworkWish, UsageProblem>

type Read = (id: number, words: readonly string[], values: Flags) => ReadWish

/** What is not one of the forms in the usage. */
const wrong = refuse('wrong-words', '', 'homework')

/** Each with the words that it takes after the item's number. */
const readers: Record<string, { least: number; most: number; read: Read }> = {
  show: {
    least: 0,
    most: 1,
    read: (id, [word]) =>
      word === undefined || word === 'key'
        ? succeed({ kind: 'show', id, showsKey: word === 'key' })
        : wrong,
  },
  change: { least: 1, most: 1, read: (id, [json = '']) => readChange(id, json) },
  point: { least: 1, most: 1, read: (id, [text = '']) => succeed({ kind: 'point', id, text }) },
  tick: {
    least: 1,
    most: 1,
    read: (id, [at]) => ofPoint(at, (point) => succeed({ kind: 'tick', id, point, isDone: true })),
  },
  untick: {
    least: 1,
    most: 1,
    read: (id, [at]) => ofPoint(at, (point) => succeed({ kind: 'tick', id, point, isDone: false })),
  },
  move: {
    least: 2,
    most: 2,
    read: (id, [at, to]) =>
      ofPoint(at, (point) => ofPoint(to, (rank) => succeed({ kind: 'move', id, point, rank }))),
  },
  drop: {
    least: 1,
    most: 1,
    read: (id, [at]) => ofPoint(at, (point) => succeed({ kind: 'drop', id, point })),
  },
  solution: { least: 0, most: 0, read: (id, _, values) => ofText('solution', id, values) },
  key: { least: 0, most: 0, read: (id, _, values) => ofText('key', id, values) },
  done: { least: 0, most: 0, read: (id) => succeed({ kind: 'done', id, isDone: true }) },
  reopen: { least: 0, most: 0, read: (id) => succeed({ kind: 'done', id, isDone: false }) },
  plan: {
    least: 2,
    most: 3,
    read: (id, [first = '', second = '', third]) => {
      const [sessions, periods] = [readCount(first, maxSessions), readCount(second, maxPeriods)]
      if (sessions === null) return refuse('bad-sessions', first, 'homework')
      if (periods === null) return refuse('bad-session-length', second, 'homework')
      const classId = third === undefined ? null : readCount(third)
      if (third !== undefined && classId === null) return refuse('bad-work', third, 'homework')
      return succeed({ kind: 'plan', id, sessions, periods, classId })
    },
  },
  worked: {
    least: 1,
    most: 1,
    read: (id, [word = ''], { done = false, open = false }) => {
      const minutes = readCount(word, maxMinutes)
      if (minutes === null) return refuse('bad-worked', word, 'homework')
      if (done && open) return refuse('finished-or-open', '', 'homework')
      return succeed({ kind: 'worked', id, minutes, isFinished: done ? true : open ? false : null })
    },
  },
  remarks: { least: 0, most: 0, read: (id) => succeed({ kind: 'remarks', id }) },
  delete: {
    least: 0,
    most: 0,
    read: (id, _, { apply = false }) => succeed({ kind: 'delete', id, apply }),
  },
}

export function readHomeworkWish(values: Flags, words: readonly string[]): ReadWish {
  const [act, first, ...rest] = words
  if (act === undefined) return succeed({ kind: 'list' })
  if (act === 'add') return readAdd(values, first, rest)
  const reader = Object.hasOwn(readers, act) ? readers[act] : undefined
  if (reader === undefined || first === undefined) return wrong
  const id = readCount(first)
  if (id === null) return refuse('bad-homework', first, 'homework')
  if (rest.length < reader.least || rest.length > reader.most) return wrong
  return reader.read(id, rest, values)
}

/** TITLE DATE [TIME]. */
function readAdd(
  { course: [course = '', ...others] = [] }: Flags,
  title = '',
  [dueDate = '', dueTime = null, ...more]: readonly (string | null)[],
): ReadWish {
  if (others.length > 0) return refuse('flag-twice', '--course', 'homework')
  if (more.length > 0 || dueDate === '') return wrong
  const typed = { title, course, dueDate, dueTime }
  const draft = homeworkDraftSchema.safeParse(typed, { reportInput: true })
  return draft.success ? succeed({ kind: 'add', draft: draft.data }) : refuseDetail(draft.error)
}

function readChange(id: number, json: string): ReadWish {
  const typed = readObject(json)
  if (typed === undefined) return refuse('bad-homework-json', json, 'homework')
  const read = homeworkDraftSchema.partial().safeParse(typed, { reportInput: true })
  if (!read.success) return refuseDetail(read.error)
  // A key that is named without a value is not named.
  const { title, course, dueDate, dueTime } = read.data
  const changes = {
    ...(title === undefined ? {} : { title }),
    ...(course === undefined ? {} : { course }),
    ...(dueDate === undefined ? {} : { dueDate }),
    ...(dueTime === undefined ? {} : { dueTime }),
  }
  return succeed({ kind: 'change', id, changes })
}

/** The others take any text. */
const detailCodes: Partial<Record<PropertyKey, UsageCode>> = {
  dueDate: 'bad-date',
  dueTime: 'bad-due-time',
}

/** The first of them that can't be taken; what it was must be in the error's issues. */
function refuseDetail({ issues: [issue] }: Pick<z.ZodError, 'issues'>): ReadWish {
  if (issue?.code === 'unrecognized_keys')
    return refuse('bad-homework-detail', issue.keys[0], 'homework')
  const given = issue?.input
  const written = typeof given === 'string' ? given : JSON.stringify(given)
  return refuse(detailCodes[issue?.path[0] ?? ''] ?? 'bad-homework-json', written, 'homework')
}

function ofPoint(word: string | undefined, make: (point: number) => ReadWish): ReadWish {
  const point = readCount(word ?? '', 1_000)
  return point === null ? refuse('bad-point', word, 'homework') : make(point)
}

function ofText(kind: 'solution' | 'key', id: number, { text, file }: Flags): ReadWish {
  const words = readWords(text, file)
  return words === null ? wrong : succeed({ kind, id, words })
}
