// Takes single sessions off the work that they are of: what is pinned, begun or worked on stays, and is told.
import { actWords } from '../../../shared/i18n/core/acts.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { itemsOfClass } from '../../../shared/schedule/state.ts'
import { markOf, type ItemTask } from '../../../shared/schedule/task.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { listNames } from '../say/speech.ts'
import { doing, editing, saying, type Acting, type Resolved } from './acting.ts'

export function hasDone(items: readonly ItemTask[]): boolean {
  return items.some((item) => markOf(item) !== null)
}

export function sayExtent({ language }: Acting, items: readonly ItemTask[]): string {
  const done = items.filter((item) => markOf(item) !== null).length
  const planned = items.filter((item) => item.place !== null && markOf(item) === null).length
  return actWords[language].extent(items.length, planned, done)
}

export function sayPinned(
  { language, ground }: Acting,
  items: readonly ItemTask[],
): Resolved | null {
  const pinned = items.filter(({ locked }) => locked)
  const [first] = pinned
  if (first === undefined) return null
  const { cannot, choices } = actWords[language]
  const names = listNames(
    pinned.map(({ id }) => id),
    { state: ground.state, language },
    3,
  )
  return saying(cannot.pinned(names), [choices.unpin(quoteTitle(first.title, language))])
}

/** What is begun, worked on or pinned stays, and is told. */
export function removeItems(acting: Acting, items: readonly ItemTask[]): Resolved {
  const { language, ground } = acting
  const { preview, reason, cannot } = actWords[language]
  const free = items.filter((item) => canGo(item, acting))
  const [first] = items
  if (free.length === 0) {
    const pinned = sayPinned(acting, items)
    const name = quoteTitle(first?.title ?? '', language)
    return pinned ?? saying(cannot.nothingLeft(name))
  }
  const names = (some: readonly ItemTask[]) =>
    listNames(
      some.map(({ id }) => id),
      { state: ground.state, language },
    )
  const kept = items.filter((item) => !free.includes(item))
  const left = kept.length === 0 ? [] : [reason.left(names(kept))]
  const edits = free.map(({ id }) => ({ kind: 'remove-session' as const, task: id }))
  const operation = editing(
    edits,
    preview.removeSessions(names(free), sayExtent(acting, free)),
    [...left, reason.back].join(grammar[language].joints.gap),
  )
  return doing(operation)
}

export function canGo(item: ItemTask, { ground }: Acting): boolean {
  const isRest = itemsOfClass(ground.state, item.classId).some(({ log = [] }) =>
    log.some(({ restId }) => restId === item.id),
  )
  return !isRest && checkFreedom(item, ground.now) === null && markOf(item) === null
}
