// Sends what the person did by hand to the core, and says what came of it.
import { taskOfHandEdit, type HandEdit } from '../../../shared/schedule/hand-edit.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { ask, tellChange } from '../../store/actions.ts'
import type { Desk } from '../../store/desk.ts'
import { clearSelection } from './select.ts'

/** True when it was written; else the person has been told why not. */
export async function editByHand(desk: Desk, edit: HandEdit): Promise<boolean> {
  const edited = await ask(desk, 'edit-by-hand', { edit })
  if (edited === null) return false
  tellChange(desk, edited.summary)
  if ('also' in edit || edit.kind === 'unplace') clearSelection(desk)
  focusBlock(taskOfHandEdit(edit))
  return true
}

/** Once it is drawn at its new place; what has left the week gives the focus to the block that Tab reaches. */
function focusBlock(taskId: number): void {
  focusFirst([blockOf(taskId)])
}

/** What was just made there by a form, where its day is drawn. */
export function focusMade(desk: Desk, title: string, { day, start }: Place): void {
  const tasks = desk.week.view.get().state?.tasks ?? []
  const made = tasks.findLast(
    (task) => task.title === title && task.place?.day === day && task.place.start === start,
  )
  if (made === undefined) return
  focusBlock(made.id)
  // It may lie beside the rows, below all that is seen.
  requestAnimationFrame(() => document.querySelector(blockOf(made.id))?.scrollIntoView({ block: 'nearest' })) // prettier-ignore
}

/** Where it was taken from: the week, or the list of what waits. */
export function focusOrigin(taskId: number): void {
  focusFirst([blockOf(taskId), `button[data-pending-id="${taskId}"]`])
}

/** Before what has the focus goes, so that a dialog that opens then gives it back to something that stays. */
export function focusWeek(): void {
  focusIn(weekStops, { preventScroll: true })
}

/** What has the focus of the week where nothing of one's own has it: the block that Tab reaches, else the switch of views. */
const weekStops = ['button[data-task-id][tabindex="0"]', '[data-view][aria-current="page"]']

function blockOf(taskId: number): string {
  return `button[data-task-id="${taskId}"]`
}

function focusFirst([own, ...others]: [string, ...string[]]): void {
  requestAnimationFrame(() => {
    const block = document.querySelector<HTMLElement>(own)
    if (block !== null) return block.focus({ preventScroll: true })
    // Whoever has gone on to something else is left there.
    if (document.activeElement !== null && document.activeElement !== document.body) return
    focusIn([...others, ...weekStops])
  })
}

function focusIn(marks: readonly string[], how: FocusOptions = {}): void {
  marks
    .flatMap((mark) => document.querySelector<HTMLElement>(mark) ?? [])
    .at(0)
    ?.focus(how)
}
