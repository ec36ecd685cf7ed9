// The words after `homework`: which item is meant, and what is to be done with it.
import { homeworkDraftSchema, type HomeworkDraft } from '../../shared/homework/homework.ts'
import { succeed, type Result } from '../../shared/result.ts'
import { maxMinutes } from '../../shared/schedule/work-log.ts'
import { maxSessions } from '../../shared/schedule/work/work-edit.ts'
import type { Flags } from './command-shapes.ts'
import { readCount } from './read-count.ts'
import { readObject } from './read-json.ts'
import { readWords, type WordsFrom } from './read-recite-wish.ts'
import { refuse } from './refuse-usage.ts'
import type { UsageProblem } from './usage-problem.ts'

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

type Read = (id: number, words: readonly string[], values: Flags) => HomeworkWish | null

/** Each with the words that it takes after the item's number. */
const readers: Record<string, { least: number; most: number; read: Read }> = {
  show: {
    least: 0,
    most: 1,
    read: (id, [word]) =>
      word === undefined || word === 'key' ? { kind: 'show', id, showsKey: word === 'key' } : null,
  },
  change: {
    least: 1,
    most: 1,
    read: (id, [json = '']) => {
      const changes = homeworkDraftSchema.partial().safeParse(readObject(json))
      // A key that is named without a value is not named.
      const { title, course, dueDate, dueTime } = changes.data ?? {}
      return changes.success
        ? {
            kind: 'change',
            id,
            changes: {
              ...(title === undefined ? {} : { title }),
              ...(course === undefined ? {} : { course }),
              ...(dueDate === undefined ? {} : { dueDate }),
              ...(dueTime === undefined ? {} : { dueTime }),
            },
          }
        : null
    },
  },
  point: { least: 1, most: 1, read: (id, [text = '']) => ({ kind: 'point', id, text }) },
  tick: {
    least: 1,
    most: 1,
    read: (id, [at]) => ofPoint(at, (point) => ({ kind: 'tick', id, point, isDone: true })),
  },
  untick: {
    least: 1,
    most: 1,
    read: (id, [at]) => ofPoint(at, (point) => ({ kind: 'tick', id, point, isDone: false })),
  },
  move: {
    least: 2,
    most: 2,
    read: (id, [at, to]) =>
      ofPoint(at, (point) => ofPoint(to, (rank) => ({ kind: 'move', id, point, rank }))),
  },
  drop: {
    least: 1,
    most: 1,
    read: (id, [at]) => ofPoint(at, (point) => ({ kind: 'drop', id, point })),
  },
  solution: { least: 0, most: 0, read: (id, _, values) => ofText('solution', id, values) },
  key: { least: 0, most: 0, read: (id, _, values) => ofText('key', id, values) },
  done: { least: 0, most: 0, read: (id) => ({ kind: 'done', id, isDone: true }) },
  reopen: { least: 0, most: 0, read: (id) => ({ kind: 'done', id, isDone: false }) },
  plan: {
    least: 2,
    most: 3,
    read: (id, [first = '', second = '', third]) => {
      const [sessions, periods] = [readCount(first, maxSessions), readCount(second, 30)]
      const classId = third === undefined ? null : readCount(third)
      if (sessions === null || periods === null) return null
      if (third !== undefined && classId === null) return null
      return { kind: 'plan', id, sessions, periods, classId }
    },
  },
  worked: {
    least: 1,
    most: 1,
    read: (id, [word = ''], { done = false, open = false }) => {
      const minutes = readCount(word, maxMinutes)
      if (minutes === null || (done && open)) return null
      return { kind: 'worked', id, minutes, isFinished: done ? true : open ? false : null }
    },
  },
  remarks: { least: 0, most: 0, read: (id) => ({ kind: 'remarks', id }) },
  delete: {
    least: 0,
    most: 0,
    read: (id, _, { apply = false }) => ({ kind: 'delete', id, apply }),
  },
}

export function readHomeworkWish(
  values: Flags,
  words: readonly string[],
): Result<HomeworkWish, UsageProblem> {
  const [act, first, ...rest] = words
  const wrong = refuse('wrong-words', '', 'homework')
  if (act === undefined) return succeed({ kind: 'list' })
  if (act === 'add') return readAdd(values, first, rest)
  const reader = Object.hasOwn(readers, act) ? readers[act] : undefined
  if (reader === undefined || first === undefined) return wrong
  const id = readCount(first)
  if (id === null) return refuse('bad-homework', first, 'homework')
  if (rest.length < reader.least || rest.length > reader.most) return wrong
  const wish = reader.read(id, rest, values)
  return wish === null ? wrong : succeed(wish)
}

/** TITLE DATE [TIME]. */
function readAdd(
  { course: [course = '', ...others] = [] }: Flags,
  title = '',
  [dueDate = '', dueTime = null, ...more]: readonly (string | null)[],
): Result<HomeworkWish, UsageProblem> {
  const draft = homeworkDraftSchema.safeParse({ title, course, dueDate, dueTime })
  if (others.length > 0) return refuse('flag-twice', '--course', 'homework')
  if (draft.success && more.length === 0) return succeed({ kind: 'add', draft: draft.data })
  const isDateWrong = draft.error?.issues.some(({ path }) => path[0] === 'dueDate') === true
  return isDateWrong && typeof dueDate === 'string' && dueDate !== ''
    ? refuse('bad-date', dueDate, 'homework')
    : refuse('wrong-words', '', 'homework')
}

function ofPoint(
  word: string | undefined,
  make: (point: number) => HomeworkWish | null,
): HomeworkWish | null {
  const point = readCount(word ?? '', 1_000)
  return point === null ? null : make(point)
}

function ofText(kind: 'solution' | 'key', id: number, { text, file }: Flags): HomeworkWish | null {
  const words = readWords(text, file)
  return words === null ? null : { kind, id, words }
}
