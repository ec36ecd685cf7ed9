// The details of one block in a small popover beside it.
import { useLayoutEffect, useRef } from 'react'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Task } from '../../shared/schedule/task.ts'
import { IconButton, Button } from '../controls/button.tsx'
import { summonComposer } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useRecord, useStore } from '../store/use-store.ts'
import { weekWords } from '../words/week-words.ts'
import { useLanguage } from '../words/words.ts'
import styles from './block-details.module.css'
import { listFacts } from './block-facts.ts'
import { closeDetails } from './open-details.ts'
import { useTaskFacts } from './use-task-facts.ts'
import { placePopover } from './place-popover.ts'

export function BlockDetails() {
  const desk = useDesk()
  const details = useStore(desk.frame, (frame) => frame.details)
  const task = useRecord(desk.week.tasks, details?.taskId ?? 0)
  const state = useStore(desk.week.view, (view) => view.state)
  if (details === null || task === undefined || state === null) return null
  return <Details key={task.id} task={task} state={state} />
}

function Details({ task, state }: { task: Task; state: ScheduleState }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = weekWords[language]
  const { hue } = useTaskFacts(task)
  const popover = usePlacedPopover()
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
        <IconButton
          icon="close"
          name={words.close}
          onClick={() => popover.current?.hidePopover()}
        />
      </div>
      <dl className={styles.facts}>
        {listFacts(task, state, language).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {task.kind === 'item' && !task.locked ? (
        <Button className={styles.action} onClick={askToMove}>
          {words.askToMove}
        </Button>
      ) : null}
    </dialog>
  )
}

// A click beside the details leaves the focus nowhere: it goes back to where it came from.
function returnFocus(taskId: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const block = document.querySelector<HTMLElement>(`button[data-task-id="${taskId}"]`)
    block?.focus({ preventScroll: true })
  })
}

function usePlacedPopover() {
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
    element.focus()
  }, [desk])
  return popover
}
