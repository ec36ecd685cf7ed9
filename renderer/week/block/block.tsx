// One placed task on the week, watching its own records only.
import { memo, type MouseEvent } from 'react'
import { markOf, type Task } from '../../../shared/schedule/task.ts'
import { useDesk, useRecord, useStore } from '../../store/use-store.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import { clearSelection, toggleSelected } from '../drag/select.ts'
import type { Carry } from '../../store/carry-store.ts'
import type { Desk } from '../../store/desk.ts'
import styles from './block.module.css'
import { BlockFace } from './block-face.tsx'
import { hostAnchor, lookOf, useTaskFacts, type TaskFacts } from './block-look.ts'
import { describeBlock, type BlockText } from '../describe-block.ts'
import { isPinnable } from '../../../shared/schedule/legality/freedom.ts'
import { openDetails } from '../../store/show-a-view.ts'
import { blockBox, type WeekAxis } from '../../../shared/timetable/day-axis.ts'
import { shownDays, type WeekState, type WeekStore } from '../../store/week-store.ts'

const known = new WeakMap<WeekState, number | null>()

/** The one block of the shown week that Tab reaches: the last one focused, else the first. */
function tabStopOf(week: WeekStore): number | null {
  const view = week.view.get()
  const stop = known.get(view)
  if (stop !== undefined) return stop
  const found = findStop(week, view)
  known.set(view, found)
  return found
}

function findStop(week: WeekStore, { focusedTask }: WeekState): number | null {
  let first: number | null = null
  const [from, to] = shownDays(week)
  for (let day = from; day <= to; day += 1) {
    for (const id of week.days.get(day) ?? []) {
      if (id === focusedTask) return id
      first ??= id
    }
  }
  return first
}

export const Block = memo(function Block({ id, axis }: { id: number; axis: WeekAxis }) {
  const desk = useDesk()
  const task = useRecord(desk.week.tasks, id)
  const facts = useTaskFacts(task)
  const isLeaving = useRecord(desk.proposal.leaving, id) === true
  const isVisited = useRecord(desk.proposal.visited, id) === true
  const isSettling = useRecord(desk.proposal.settling, id) === true
  const isLifted = useStore(desk.carry.view, ({ carry }) => isLiftedBy(carry, id))
  const isSelected = useStore(desk.carry.view, ({ selected }) => selected.has(id))
  const isOpen = useStore(desk.frame, ({ details }) => details?.taskId === id)
  const isStop = useStore(desk.week.view, () => tabStopOf(desk.week) === id)
  const isOver = useIsOver(task)
  const { week } = useWords()
  const notes = [isLeaving ? week.leaves : '', isSelected ? week.selected : '']
  const text = useBlockText(task, facts, notes)
  if (text === null || task === undefined || task.place === null) return null
  const isHost = task.kind === 'event' && task.hosts
  const box = blockBox(axis, task.place, task.kind === 'event' ? task.clock : null)
  return (
    <li
      {...lookOf(task, facts, box)}
      data-over={isOver || undefined}
      data-ghost={isLeaving ? 'from' : undefined}
      data-lifted={isLifted || undefined}
      data-settling={isSettling || undefined}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      <BlockFace
        text={text}
        isLocked={task.locked}
        isPinned={task.locked && isPinnable(task)}
        outcome={markOf(task)?.outcome}
        hasGuests={isVisited || (isHost && task.guestIds.length > 0)}
        {...(isHost ? { anchor: hostAnchor(id) } : {})}
      />
      <button
        type="button"
        className={styles.press}
        tabIndex={isStop ? 0 : -1}
        aria-label={text.name}
        aria-haspopup="dialog"
        data-task-id={id}
        data-day={task.place.day}
        data-start={task.place.start}
        onClick={(event) => pressBlock(desk, id, event)}
        onFocus={() => desk.week.view.set({ focusedTask: id })}
      />
      <PartnerMark id={id} />
    </li>
  )
})

function isLiftedBy(carry: Carry | null, id: number): boolean {
  return carry !== null && !carry.isCopy && (carry.taskId === id || carry.also.includes(id))
}

/** With Ctrl, ⌘ or Shift it is selected too, and by a finger once others are; else its details open. */
function pressBlock(desk: Desk, id: number, event: MouseEvent<HTMLElement>): void {
  const { ctrlKey, metaKey, shiftKey, nativeEvent, currentTarget } = event
  const isFinger = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
  const isSelecting = isFinger && desk.carry.view.get().selected.size > 0
  if (ctrlKey || metaKey || shiftKey || isSelecting) return toggleSelected(desk, id)
  clearSelection(desk)
  openDetails(desk, id, currentTarget)
}

function useIsOver(task: Task | undefined): boolean {
  const place = task?.place ?? null
  return useStore(useDesk().week.view, ({ clock: { moment } }) => {
    if (place === null) return false
    return place.day < moment.day || (place.day === moment.day && place.end < moment.period)
  })
}

function useBlockText(
  task: Task | undefined,
  { facts, host }: TaskFacts,
  notes: readonly string[],
): BlockText | null {
  const { week } = useDesk()
  const language = useLanguage()
  const window = useStore(week.view, ({ state }) => state?.window)
  if (task === undefined || task.place === null || window === undefined) return null
  const guests = task.kind === 'event' ? task.guestIds : []
  return describeBlock(task, task.place, {
    window,
    facts,
    host: host?.title ?? null,
    guests: guests.flatMap((guest) => week.tasks.get(guest)?.title ?? []),
    notes,
    language,
  })
}

/**
 * The frame of a block that what is in hand may trade places with: apart from the block, which is then not drawn anew.
 */
function PartnerMark({ id }: { id: number }) {
  const isPartner = useRecord(useDesk().carry.partners, id) === true
  return isPartner ? <span className={`untouched ${styles.partner}`} aria-hidden="true" /> : null
}
