// The words after `work`: which body of work, session or course is meant, and what is to be done with it.
import { longestSession } from '../../../shared/schedule/term.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import type { WorkEdit } from '../../../shared/schedule/work/work-edit.ts'
import { readCount } from './read-count.ts'
import { readObject } from './read-json.ts'
import { refuse } from './refuse-usage.ts'
import type { UsageProblem } from './usage-problem.ts'

export type WorkWish =
  | { kind: 'list'; classId: number | null }
  /** Limits, and dates as the person wrote them; null makes a new one. */
  | { kind: 'class'; classId: number | null; changes: object }
  /** Without `apply` it only says what would go. */
  | { kind: 'delete'; classId: number; apply: boolean }
  | { kind: 'edit'; edit: Exclude<WorkEdit, { kind: 'class' | 'delete-class' }> }

export function readWorkWish(
  words: readonly string[],
  apply: boolean,
): Result<WorkWish, UsageProblem> {
  const [act, first = '', second = ''] = words
  if (act === undefined) return succeed({ kind: 'list', classId: null })
  const reader = Object.hasOwn(readers, act) ? readers[act] : undefined
  if (reader !== undefined) {
    return words.length === reader.words
      ? reader.read(first, second, apply)
      : refuse('wrong-words', '', 'work')
  }
  const classId = readCount(act)
  return classId === null || words.length > 1
    ? refuse('wrong-words', '', 'work')
    : succeed({ kind: 'list', classId })
}

type Read = (first: string, second: string, apply: boolean) => Result<WorkWish, UsageProblem>

const readers: Record<string, { words: number; read: Read }> = {
  edit: {
    words: 3,
    read: (id, json) => {
      const classId = id === 'new' ? null : readCount(id)
      if (classId === null && id !== 'new') return refuse('bad-work', id, 'work')
      const changes = readObject(json)
      return changes === undefined
        ? refuse('bad-work-json', json, 'work')
        : succeed({ kind: 'class', classId, changes })
    },
  },
  delete: {
    words: 2,
    read: (id, _, apply) => {
      const classId = readCount(id)
      return classId === null
        ? refuse('bad-work', id, 'work')
        : succeed({ kind: 'delete', classId, apply })
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
      const periods = readCount(text, longestSession)
      if (periods === null) return refuse('bad-period', text, 'work')
      return ofTask(id, (task) => ({ kind: 'session', task, periods }))
    },
  },
  order: {
    words: 3,
    read: (id, text) => {
      const rank = readCount(text, 10_000)
      if (rank === null) return refuse('bad-rank', text, 'work')
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
  const task = readCount(id)
  return task === null
    ? refuse('bad-task', id, 'work')
    : succeed({ kind: 'edit', edit: editOf(task) })
}
