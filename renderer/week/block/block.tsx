// One placed task on the week: drawn from what it is given, so that two hundred of them watch nothing.
import { memo, type SyntheticEvent } from 'react'
import type { Language } from '../../../shared/language.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import { markOf, type Task } from '../../../shared/schedule/task.ts'
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { clearSelection, toggleSelected } from '../drag/select.ts'
import type { Desk } from '../../store/desk.ts'
import styles from './block.module.css'
import { BlockFace } from './block-face.tsx'
import { hostAnchor, lookOf, type TaskFacts } from './block-look.ts'
import { describeBlock } from '../describe-block.ts'
import { isPinnable } from '../../../shared/schedule/legality/freedom.ts'
import { openDetails } from '../../store/show-a-view.ts'
import { blockBox, type WeekAxis } from '../../../shared/timetable/day-axis.ts'

type BlockProps = Pick<TaskFacts, 'facts' | 'hue'> & {
  task: Task
  host: Task | undefined
  /** The short name of its course. */
  short: string
  /** Their titles, one a line. */
  guests: string
  axis: WeekAxis
  window: Window
  language: Language
  /** The one block of the shown week that Tab reaches. */
  isStop: boolean
  isOver: boolean
  isLeaving: boolean
  /** A ghost would be its guest. */
  isVisited: boolean
  isSettling: boolean
  isLifted: boolean
  isOpen: boolean
  isSelected: boolean
}

export const Block = memo(function Block(props: BlockProps) {
  const { task, facts, hue, guests, axis, window, language, isLeaving, isSelected } = props
  if (task.place === null) return null
  const words = windowWords[language].week
  const host = props.host?.kind === 'event' ? props.host : null
  const text = describeBlock(task, task.place, {
    window,
    short: props.short,
    facts,
    host: host?.title ?? null,
    guests: guests === '' ? [] : guests.split('\n'),
    notes: [isLeaving ? words.leaves : '', isSelected ? words.selected : ''],
    language,
  })
  const isHost = task.kind === 'event' && task.hosts
  const box = blockBox(axis, task.place, task.kind === 'event' ? task.clock : null)
  return (
    <li
      {...lookOf(task, { hue, host }, box)}
      data-over={props.isOver || undefined}
      data-ghost={isLeaving ? 'from' : undefined}
      data-lifted={props.isLifted || undefined}
      data-settling={props.isSettling || undefined}
      data-open={props.isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      <BlockFace
        text={text}
        share={host === null ? box.height : null}
        isLocked={task.locked}
        isPinned={task.locked && isPinnable(task)}
        outcome={markOf(task)?.outcome}
        hasGuests={props.isVisited || (isHost && task.guestIds.length > 0)}
        {...(isHost ? { anchor: hostAnchor(task.id) } : {})}
      />
      <button
        type="button"
        className={styles.press}
        tabIndex={props.isStop ? 0 : -1}
        aria-label={text.name}
        aria-haspopup="dialog"
        data-task-id={task.id}
        data-day={task.place.day}
        data-start={task.place.start}
      />
    </li>
  )
})

function buttonOf({ target }: SyntheticEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button[data-task-id]') : null
}

/** With Ctrl, ⌘ or Shift it is selected too, and by a finger once others are; else its details open. */
export function pressBlock(desk: Desk, event: SyntheticEvent<HTMLElement, MouseEvent>): void {
  const button = buttonOf(event)
  if (button === null) return
  const id = Number(button.dataset['taskId'])
  const { ctrlKey, metaKey, shiftKey } = event.nativeEvent
  const isFinger =
    event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
  const isSelecting = isFinger && desk.carry.view.get().selected.size > 0
  if (ctrlKey || metaKey || shiftKey || isSelecting) return toggleSelected(desk, id)
  clearSelection(desk)
  openDetails(desk, id, button)
}

export function focusBlock(desk: Desk, event: SyntheticEvent): void {
  const button = buttonOf(event)
  if (button !== null) desk.week.view.set({ focusedTask: Number(button.dataset['taskId']) })
}
