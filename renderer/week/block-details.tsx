// The details of one block in a small popover beside it.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { RequestOutput } from '../../shared/ipc.ts'
import { hasBegun } from '../../shared/schedule/legality.ts'
import type { Moment, ScheduleState } from '../../shared/schedule/state.ts'
import { isPlacedItem, markOf, type ItemTask, type Task } from '../../shared/schedule/task.ts'
import { IconButton, Button } from '../controls/button.tsx'
import { markCosts } from '../reasons/mark-costs.ts'
import { WhyHere } from '../reasons/why-here.tsx'
import { ask, summonComposer } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useAnswer } from '../store/use-answer.ts'
import { useRecord, useStore } from '../store/use-store.ts'
import { weekWords } from '../words/week-words.ts'
import { useLanguage } from '../words/words.ts'
import styles from './block-details.module.css'
import { listFacts } from './block-facts.ts'
import { MarkForm } from './mark-form.tsx'
import { closeDetails } from './open-details.ts'
import { useTaskFacts } from './use-task-facts.ts'
import { placePopover, popoverMargin } from './place-popover.ts'

export function BlockDetails() {
  const desk = useDesk()
  const details = useStore(desk.frame, (frame) => frame.details)
  const task = useRecord(desk.week.tasks, details?.taskId ?? 0)
  const state = useStore(desk.week.view, (view) => view.state)
  if (details === null || task === undefined || state === null) return null
  // By its kind and not by its place: a block that is marked as missed must not lose its open details half way.
  return task.kind === 'item' ? (
    <ExplainedDetails key={task.id} item={task} state={state} />
  ) : (
    <Details key={task.id} task={task} state={state} answer={null} isReserved={false} />
  )
}

/** How long the details wait for their reasons, so that they open whole: less than a person notices. */
const patience = 200

/** Of a study block: with its reasons, and on the week the costs of other places for as long as they are open. */
function ExplainedDetails({ item, state }: { item: ItemTask; state: ScheduleState }) {
  const desk = useDesk()
  const { id } = item
  const question = useCallback(() => ask(desk, 'explain-task', { taskId: id }), [desk, id])
  const answer = useAnswer(question)
  const [isLate, setLate] = useState(false)
  const isAwaited = answer === undefined
  useEffect(() => {
    if (!isAwaited) return undefined
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [isAwaited])
  const shownWeek = useStore(desk.week.view, (view) => view.shownWeek)
  const isMovable = useStore(desk.week.view, ({ clock }) => canStillMove(item, clock.moment))
  useEffect(
    () => (isMovable && isPlacedItem(item) ? markCosts(desk, state, item, shownWeek) : undefined),
    [desk, isMovable, item, shownWeek, state],
  )
  if (isAwaited && !isLate) return null
  return <Details task={item} state={state} answer={answer} isReserved={isLate} />
}

function canStillMove(item: ItemTask, now: Moment): boolean {
  return isPlacedItem(item) && !item.locked && !hasBegun(item.place, now) && markOf(item) === null
}

type DetailsProps = {
  task: Task
  state: ScheduleState
  /** For a study block. */
  answer: RequestOutput<'explain-task'> | null | undefined
  isReserved: boolean
}

function Details({ task, state, answer, isReserved }: DetailsProps) {
  const desk = useDesk()
  const words = weekWords[useLanguage()]
  const { hue } = useTaskFacts(task)
  const popover = usePlacedPopover()
  const close = () => popover.current?.hidePopover()
  const askToMove = () => {
    closeDetails(desk)
    summonComposer(desk, { draft: words.moveDraft(task.title) })
  }
  return (
    <dialog
      ref={popover}
      popover="auto"
      aria-label={task.title}
      className={`course ${styles.details}`}
      style={{ '--hue': hue ?? 0 } as Record<string, number>}
      data-plain={hue === undefined || undefined}
      onToggle={(event) => {
        if (event.newState !== 'closed') return
        closeDetails(desk)
        returnFocus(task.id)
      }}
    >
      <div className={styles.head}>
        <h3>{task.title}</h3>
        <IconButton icon="close" name={words.close} onClick={close} />
      </div>
      <Facts task={task} state={state} />
      {isPlacedItem(task) ? <MarkForm item={task} window={state.window} onMarked={close} /> : null}
      {task.kind === 'item' && !task.locked && markOf(task) === null ? (
        <Button className={styles.action} onClick={askToMove}>
          {words.askToMove}
        </Button>
      ) : null}
      {isPlacedItem(task) ? (
        <WhyHere
          state={state}
          answer={answer}
          isReserved={isReserved}
          onMove={() => closeDetails(desk)}
        />
      ) : null}
    </dialog>
  )
}

function Facts({ task, state }: { task: Task; state: ScheduleState }) {
  return (
    <dl className={styles.facts}>
      {listFacts(task, state, useLanguage()).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

// A click beside the details leaves the focus nowhere: it goes back to where it came from, or, where that is gone
// because it was missed, to the block that Tab reaches.
function returnFocus(taskId: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const block = findBlock(`="${taskId}"]`) ?? findBlock('][tabindex="0"]')
    block?.focus({ preventScroll: true })
  })
}

function findBlock(marks: string): HTMLElement | null {
  return document.querySelector(`button[data-task-id${marks}`)
}

function usePlacedPopover(): RefObject<HTMLDialogElement | null> {
  const desk = useDesk()
  const popover = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = popover.current
    const anchor = desk.frame.get().details?.anchor
    if (element === null || anchor === undefined) return
    element.showPopover()
    const { width, height } = element.getBoundingClientRect()
    const place = placePopover(
      anchor,
      { width, height },
      { width: window.innerWidth, height: window.innerHeight },
    )
    element.style.left = `${place.left}px`
    element.style.top = `${place.top}px`
    // What is longer than it was thought to be scrolls, rather than leaving the screen.
    element.style.maxHeight = `calc(100vh - ${place.top}px - ${popoverMargin}px)`
    element.focus()
  }, [desk])
  return popover
}
