// The words after `work`: which body of work, session or course is meant, and what is to be done with it.
import { fail, succeed, type Result } from '../../shared/result.ts'
import { maxPeriods } from '../../shared/schedule/place.ts'
import type { WorkEdit } from '../../shared/schedule/work/work-edit.ts'
import { commandUsages } from './command-shapes.ts'
import { usageProblem, type UsageCode, type UsageProblem } from './usage-problem.ts'

export type WorkWish =
  | { kind: 'list'; classId: number | null }
  /** Limits, and dates as the person wrote them; null makes a new one. */
  | { kind: 'class'; classId: number | null; changes: object }
  /** Without `apply` it only says what would go. */
  | { kind: 'delete'; classId: number; apply: boolean }
  | { kind: 'edit'; edit: Exclude<WorkEdit, { kind: 'class' | 'delete-class' }> }

const most = 999_999_999

export function readWorkWish(
  words: readonly string[],
  apply: boolean,
): Result<WorkWish, UsageProblem> {
  const [act, first = '', second = ''] = words
  if (act === undefined) return succeed({ kind: 'list', classId: null })
  const reader = Object.hasOwn(readers, act) ? readers[act] : undefined
  if (reader !== undefined) {
    return words.length === reader.words ? reader.read(first, second, apply) : refuse('wrong-words')
  }
  const classId = readNumber(act, most)
  return classId === null || words.length > 1
    ? refuse('wrong-words')
    : succeed({ kind: 'list', classId })
}

type Read = (first: string, second: string, apply: boolean) => Result<WorkWish, UsageProblem>

const readers: Record<string, { words: number; read: Read }> = {
  edit: {
    words: 3,
    read: (id, json) => {
      const classId = id === 'new' ? null : readNumber(id, most)
      if (classId === null && id !== 'new') return refuse('bad-work', id)
      const changes = readObject(json)
      return changes === null
        ? refuse('bad-work-json', json)
        : succeed({ kind: 'class', classId, changes })
    },
  },
  delete: {
    words: 2,
    read: (id, _, apply) => {
      const classId = readNumber(id, most)
      return classId === null ? refuse('bad-work', id) : succeed({ kind: 'delete', classId, apply })
    },
  },
  rename: {
    words: 3,
    read: (course, name) =>
      succeed({ kind: 'edit', edit: { kind: 'rename-course', course, name } }),
  },
  title: {
    words: 3,
    read: (id, title) => ofTask(id, (task) => ({ kind: 'session', task, title })),
  },
  length: {
    words: 3,
    read: (id, text) => {
      const periods = readNumber(text, maxPeriods)
      if (periods === null) return refuse('bad-period', text)
      return ofTask(id, (task) => ({ kind: 'session', task, periods }))
    },
  },
  order: {
    words: 3,
    read: (id, text) => {
      const rank = readNumber(text, 10_000)
      if (rank === null) return refuse('bad-rank', text)
      return ofTask(id, (task) => ({ kind: 'reorder', task, rank }))
    },
  },
  remove: {
    words: 2,
    read: (id) => ofTask(id, (task) => ({ kind: 'remove-session', task })),
  },
}

function ofTask(
  id: string,
  editOf: (task: number) => Extract<WorkWish, { kind: 'edit' }>['edit'],
): Result<WorkWish, UsageProblem> {
  const task = readNumber(id, most)
  return task === null ? refuse('bad-task', id) : succeed({ kind: 'edit', edit: editOf(task) })
}

function refuse(code: UsageCode, given = ''): Result<never, UsageProblem> {
  return fail(usageProblem(code, { given, usage: commandUsages.work }))
}

/** From 1, in plain digits. */
function readNumber(text: string, largest: number): number | null {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= largest ? number : null
}

function readObject(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
