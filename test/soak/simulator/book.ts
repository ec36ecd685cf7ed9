// The simulator's small model in memory: the schedule as it should be, and as it was before and after each change.
import { isDeepStrictEqual } from 'node:util'
import { historyEntries, historyHeads } from '../../../db/history.ts'
import { applyDiff } from '../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { NewPlaces } from './plain-moves.ts'
import { findBreaks } from './plain-rules.ts'
import { momentOf, stateInFile, stateInMemory, type World } from './world.ts'

type Change = { id: number; before: ScheduleState; after: ScheduleState }

/** What a card would do to the schedule as it is then. */
export type Proposal = (state: ScheduleState) => NewPlaces

export type Book = {
  state: ScheduleState
  /** What undo would walk, the last one first to go. */
  past: Change[]
  /** What redo would walk, the first one first. */
  future: Change[]
  card: { id: string; hash: string; proposal: Proposal } | null
  highestId: number
}

export function openBook(world: World): Book {
  const state = stateInMemory(world)
  const before = { window: state.window, tasks: [], taskClasses: [] }
  const highestId = Math.max(...state.tasks.map(({ id }) => id))
  return { state, past: [{ id: 1, before, after: state }], future: [], card: null, highestId }
}

/** Enters what was written, and says what is wrong with it. */
export function enterChange(
  book: Book,
  world: World,
  expected: ScheduleState | null,
): string | null {
  const after = stateInMemory(world)
  const head = historyHeads(world.session.context.database).undo
  const last = book.past.at(-1)?.id ?? 0
  if (head === null || head.id <= last) return 'D2: a change was written without an entry'
  if (head.why === '') return 'D3: the entry does not say why'
  if (expected !== null && !isDeepStrictEqual(after, expected))
    return `the schedule is another than the model's: ${sayDifference(expected, after)}`
  const known = new Set(book.state.tasks.map(({ id }) => id))
  const fresh = after.tasks.filter(({ id }) => !known.has(id))
  if (fresh.some(({ id }) => id <= book.highestId)) return 'S1: an id was given a second time'
  book.highestId = Math.max(book.highestId, ...fresh.map(({ id }) => id))
  book.past.push({ id: head.id, before: book.state, after })
  book.future = []
  book.state = after
  return null
}

/** Back or forward by so many entries; the model knows the state there. */
export function walkBook(book: Book, direction: 'undo' | 'redo', count: number): void {
  for (let left = count; left > 0; left -= 1) {
    const change = direction === 'undo' ? book.past.pop() : book.future.shift()
    if (change === undefined) throw new Error('the model has nothing to walk')
    if (direction === 'undo') book.future.unshift(change)
    else book.past.push(change)
    book.state = direction === 'undo' ? change.before : change.after
  }
}

/** After every step: memory, file, what was pushed, the heads of the history and every rule. */
export function checkStep(book: Book, world: World, before: ScheduleState): string | null {
  const memory = stateInMemory(world)
  if (!isDeepStrictEqual(memory, book.state))
    return `the schedule is another than the model's: ${sayDifference(book.state, memory)}`
  if (!isDeepStrictEqual(stateInFile(world), memory)) return 'D2: memory does not follow the file'
  const shown = followPushes(world, before)
  if (shown !== null && !isDeepStrictEqual(shown, memory))
    return 'D1: what the windows were told leads elsewhere'
  const { undo, redo } = historyHeads(world.session.context.database)
  if ((undo?.id ?? 0) !== (book.past.at(-1)?.id ?? 0)) return 'D3: undo would walk another entry'
  if ((redo?.id ?? 0) !== (book.future[0]?.id ?? 0)) return 'D3: redo would walk another entry'
  const [broken] = findBreaks(memory, momentOf(world))
  return broken ?? null
}

/** Null where every window was told to load anew. */
function followPushes({ pushed }: World, before: ScheduleState): ScheduleState | null {
  let state = before
  for (const event of pushed) {
    if (event.kind === 'reload') return null
    if (event.kind !== 'schedule') continue
    const applied = applyDiff(state, event.diff)
    if (!applied.ok) return { ...state, tasks: [] }
    state = applied.value
  }
  return state
}

/** The whole history, entry by entry; and that the file still promises what D4 says. */
export function checkWhole(book: Book, world: World): string | null {
  const { database } = world.session.context
  const entries = historyEntries(database)
  const ids = (undone: boolean) =>
    entries.filter((entry) => entry.undone === undone).map(({ id }) => id)
  if (ids(false).toSorted(byNumber).join() !== idsOf(book.past).join())
    return 'D3: the history holds other entries than were made'
  if (ids(true).toSorted(byNumber).join() !== idsOf(book.future).join())
    return 'D3: the history holds other undone entries'
  const pragma = (name: string) => database.connection.pragma(name, { simple: true })
  return pragma('journal_mode') === 'wal' && pragma('synchronous') === 2
    ? null
    : 'D4: the file is not written through to the disk'
}

function idsOf(list: readonly Change[]): number[] {
  return list.map(({ id }) => id)
}

function byNumber(a: number, b: number): number {
  return a - b
}

const all = (state: ScheduleState) => [...state.taskClasses, ...state.tasks]

const keyOf = ({ kind, id }: { kind: string; id: number }) => `${kind}:${id}`

function sayDifference(expected: ScheduleState, found: ScheduleState): string {
  const byKey = new Map(all(found).map((record) => [keyOf(record), record]))
  const odd = all(expected).find((record) => !isDeepStrictEqual(byKey.get(keyOf(record)), record))
  return odd === undefined
    ? `it has more records, ${JSON.stringify(
        all(found)
          .filter((record) => !all(expected).some((each) => keyOf(each) === keyOf(record)))
          .slice(0, 2),
      )}, window ${isDeepStrictEqual(expected.window, found.window) ? 'same' : 'another'}`
    : `${JSON.stringify(odd)} should be there, and there is ${JSON.stringify(byKey.get(keyOf(odd)) ?? null)}`
}
