// Which change an undo or a redo means, and whether it is the one that was named.
import { findTask, itemsOfClass } from '../../../shared/schedule/state.ts'
import type { Draft } from '../read/draft.ts'
import type { Ground } from '../ground.ts'
import type { Intent, Write } from './intent.ts'
import type { NameOwner } from '../words/known-names.ts'
import { normaliseText } from '../../../shared/text/normalise-text.ts'
import { ask, say } from '../say/say-or-ask.ts'

export function resolveHistory(
  draft: Extract<Draft, { kind: 'undo' | 'redo' }>,
  ground: Ground,
): Intent {
  const { kind } = draft
  const what = ground.history[kind]
  if (what === null) return say({ kind: kind === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo' })
  const isThat = draft.names.length === 0 || draft.agreed || namesAppear(draft.names, what, ground)
  if (!isThat) return ask({ kind: 'undo-this', redo: kind === 'redo', what })
  return {
    kind: 'writes',
    writes: Array.from({ length: draft.times }, (): Write => ({ kind })),
    notes: [],
  }
}

function namesAppear(names: NameOwner[], what: string, ground: Ground): boolean {
  const said = normaliseText(what)
  return names.some(({ kind, id }) => {
    if (kind === 'class')
      return itemsOfClass(ground.state, id).some((item) => said.includes(normaliseText(item.title)))
    const task = kind === 'item' ? findTask(ground.state, id) : undefined
    return task !== undefined && said.includes(normaliseText(task.title))
  })
}
