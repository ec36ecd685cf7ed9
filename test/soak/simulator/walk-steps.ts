// Undo, redo and the way to any point of the history: the model knows the schedule at each (D3).
import { walkBook, type Book } from './book.ts'
import type { Saw } from './edit-steps.ts'
import type { World } from './world.ts'

export async function walkOne(
  world: World,
  book: Book,
  direction: 'undo' | 'redo',
  saw: Saw,
): Promise<string | null> {
  const list = direction === 'undo' ? book.past : book.future
  const reply = await world.session.request(direction, {})
  if (!reply.ok) return list.length === 0 ? null : `D3: no ${direction}: ${reply.failure.message}`
  if (list.length === 0) return `D3: ${direction} found something to walk`
  saw('undone or redone')
  walkBook(book, direction, 1)
  return null
}

/** 0 is before the first entry. */
export async function walkHistory(
  world: World,
  book: Book,
  number: number,
  saw: Saw,
): Promise<string | null> {
  const past = [0, ...book.past.map(({ id }) => id)]
  const points = [...past, ...book.future.map(({ id }) => id)]
  const index = number % points.length
  const [to = 0, here] = [points[index], past.length - 1]
  const direction = index <= here ? 'undo' : 'redo'
  const reply = await world.session.request('walk-history', { direction, to })
  if (!reply.ok) return index === here ? null : `D3: no way to ${to}: ${reply.failure.message}`
  if (index === here) return 'D3: it went to where it was'
  saw('undone or redone')
  walkBook(book, direction, Math.abs(index - here))
  return null
}
