// What was told last, by the person or by us, that "it", "them" and "the rest" mean.
import type { ItemTask } from '../../../shared/schedule/task.ts'
import type { Ground } from '../ground.ts'
import type { NameOwner } from '../words/known-names.ts'
import { prepareText } from '../words/lexed-text.ts'
import { findNames } from '../words/task-names.ts'
import type { Operand } from '../words/task-words.ts'
import { isAhead } from './lies-there.ts'

/** "Move them all": what was told last and is not begun; "the rest" of what was listed without what was named or changed since. */
export function recallSeveral({ rest }: Operand, ground: Ground): ItemTask[] {
  const isOpen = (item: ItemTask) => isAhead(item, ground)
  if (several.test(rest)) return itemsTold(ground).filter(isOpen)
  if (!theRest.test(rest)) return []
  const named = new Set(Object.values(ground.history.diff?.updated ?? {}).map(([{ id }]) => id))
  for (const { who, text } of ground.recent.toReversed()) {
    const told = itemsIn(text, ground)
    if (who === 'weekloom' && told.length > 1) {
      const left = told.filter((item) => !named.has(item.id) && isOpen(item))
      if (left.length > 0) return left
    }
    if (who === 'person') for (const id of itemsNamed(text, ground)) named.add(id)
  }
  return []
}

function itemsNamed(text: string, ground: Ground): number[] {
  return findNames(prepareText(text, ground), ground.state).flatMap(({ owners }) =>
    owners.flatMap(({ kind, id }) => (kind === 'item' ? [id] : [])),
  )
}

const several =
  /\b(?:them|those|these|both)\b|[它他]们|[这那](?:些|几|两|俩)|[两都]个都|^两个$|^\s*把?(?:那就?)?(?:全?都|全部|统统)/
export const theRest =
  /^\s*(?:(?:all|the|of) )*(?:rest|remaining|remainder)(?: ones?| of (?:it|them|those))?\s*$|^\s*(?:剩下|剩余|余下|其余)的?(?:那些|几[个次])?\s*$/

/** The study work that the newest earlier text names, in its order there. */
export function itemsTold(ground: Pick<Ground, 'recent' | 'state'>): ItemTask[] {
  const texts = ground.recent.toReversed().map(({ text }) => itemsIn(text, ground))
  return texts.find((items) => items.length > 0) ?? []
}

function itemsIn(text: string, { state }: Pick<Ground, 'state'>): ItemTask[] {
  return state.tasks
    .filter((task): task is ItemTask => task.kind === 'item')
    .map((item) => ({ item, at: text.indexOf(item.title) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** The names in the newest earlier text that names study work; it must name it plainly. */
export function recallOwners(ground: Ground, most = ground.recent.length): NameOwner[][] {
  for (const { who, text } of ground.recent.slice(-most).toReversed()) {
    const told = findNames(prepareText(text, ground), ground.state).map(({ owners }) => owners)
    // “Limits” is now on …, “Taylor” moves with it: what our answer begins with.
    const names = who === 'weekloom' && beginsWithTitle.test(text) ? told.slice(0, 1) : told
    if (names.some((owners) => owners.some(({ kind }) => kind !== 'series'))) return names
  }
  return []
}

const beginsWithTitle = /^[“"]/
