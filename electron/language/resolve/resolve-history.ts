// Which change an undo or a redo means, and whether it is the one that was named.
import { findTask, itemsOfClass } from '../../../shared/schedule/state.ts'
import type { Draft } from '../read/draft.ts'
import type { Ground } from '../ground.ts'
import type { Intent, Write } from './intent.ts'
import type { NameOwner } from '../words/known-names.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { readActs } from '../frames/recut.ts'
import { chanceOf } from '../tidy/chances.ts'
import { ask, say } from '../say/say-or-ask.ts'

export function resolveHistory(
  draft: Extract<Draft, { kind: 'undo' | 'redo' }>,
  ground: Ground,
): Intent {
  const { kind } = draft
  const what = ground.history[kind]
  if (what === null) return say({ kind: kind === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo' })
  const isNamed = draft.names.length > 0 && !namesAppear(draft.names, what, ground)
  const isThat = draft.agreed || !(isNamed || (kind === 'undo' && cameToNothing(ground)))
  if (!isThat) return ask({ kind: 'undo-this', redo: kind === 'redo', what })
  return {
    kind: 'writes',
    writes: Array.from({ length: draft.times }, (): Write => ({ kind })),
    notes: [],
  }
}

/** Of a change that was asked for last nothing was written: what goes back is an older one. */
function cameToNothing(ground: Ground): boolean {
  const last = ground.recent.findLast(({ who }) => who === 'person')
  if (last === undefined || last.written !== undefined || last.isAnswer === true) return false
  const acts = readActs(last.text, ground)
  return (
    acts.length > 0 && acts.every((frame) => changes.test(frame.act) && chanceOf(frame) >= sure)
  )
}

const changes =
  /^(?:move|place|swap|unplace|clear|replan|add_|cancel_|change_|set_length|set_deadline|rename|delete_)/
const sure = 0.6

function namesAppear(names: NameOwner[], what: string, ground: Ground): boolean {
  const said = normaliseText(what)
  return names.some(({ kind, id }) => {
    if (kind === 'class')
      return itemsOfClass(ground.state, id).some((item) => said.includes(normaliseText(item.title)))
    const task = kind === 'item' ? findTask(ground.state, id) : undefined
    return task !== undefined && said.includes(normaliseText(task.title))
  })
}
