// Over the page while a block is in hand: the block under the pointer, the words beside its landing, and what is read aloud.
import { useLayoutEffect, useRef, useEffect } from 'react'
import { patternOf } from '../../../shared/timetable/course-hue.ts'
import { axisOf, titleAt } from '../../../shared/timetable/day-axis.ts'
import type { Carry } from '../../store/carry-store.ts'
import type { Desk } from '../../store/desk.ts'
import { useDesk, useRecord, useStore } from '../../store/use-store.ts'
import { drawnFrom } from '../../store/week-store.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import { placePopover } from '../details/use-popover.ts'
import { useTaskFacts } from '../block/block-look.ts'
import { steerCarry } from './carry-keys.ts'
import { judgeAgain, lightUp, putBack, weigh } from './carry.ts'
import styles from './drag.module.css'
import { blockSize } from './read-point.ts'
import { sayBound, sayCarry, type CarryLine } from './say-carry.ts'
import { followTrial, putTrialBack, yieldTrial } from './trial.ts'
import { useDrawnTitle } from '../../words/use-drawn-title.ts'
import { inCourse } from '../../kit/in-course.tsx'
import { listen } from '../../kit/listen.ts'

export function CarryLayer() {
  useCarry()
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().drag
  const carry = useStore(desk.carry.view, (view) => view.carry)
  const costs = useStore(desk.carry.view, (view) => view.costs)
  const state = useStore(desk.week.view, (view) => view.state)
  const line = carry === null || state === null ? null : sayCarry(state, carry, costs, language)
  const where = line === null ? '' : [line.text, line.cost].filter((text) => text !== '').join('. ')
  const said = carry === null ? where : `${sayBound(carry, language)} ${where}`.trim()
  return (
    <>
      {/* Always there, so that a screen reader knows of it before there is something to say. */}
      <div className="for-screen-readers" aria-live="assertive" data-carry-said="">
        {carry !== null && carry.isTrial && said !== '' ? `${words.whatIf}: ${said}` : said}
      </div>
      {carry?.by === 'pointer' && carry.purpose !== 'resize' && !carry.isDropping ? (
        <Floating taskId={carry.taskId} />
      ) : null}
      {carry === null || line === null || carry.isDropping ? null : (
        <Tip carry={carry} line={line} />
      )}
    </>
  )
}

/** Moved by the drag itself, not by rendering. */
function Floating({ taskId }: { taskId: number }) {
  const desk = useDesk()
  const task = useRecord(desk.week.tasks, taskId)
  const { hue, course } = useTaskFacts(task)
  const title = useDrawnTitle(task?.title ?? '', course)
  const { state } = desk.week.view.get()
  if (task === undefined || state === null) return null
  const size = blockSize(axisOf(state), task)
  return (
    <div
      aria-hidden="true"
      className={`course clips untouched small rounded-small floats ${styles.floating}`}
      data-floating=""
      data-pattern={patternOf(hue)}
      {...inCourse(hue, size)}
    >
      <b>{task.kind === 'event' ? titleAt(title, task.place, task.clock) : title}</b>
    </div>
  )
}

/** Beside the landing, where the eyes are; for the ears it is said above. */
function Tip({ carry, line }: { carry: Carry; line: CarryLine }) {
  const words = useWords().drag
  const tip = useRef<HTMLDivElement>(null)
  const place = carry.verdict?.place ?? null
  const isShown = place !== null && carry.verdict?.kind !== 'here'
  useLayoutEffect(() => {
    const element = tip.current
    const landing = document.querySelector('[data-landing]')?.getBoundingClientRect()
    if (element === null || landing === undefined) return
    const { width, height } = element.getBoundingClientRect()
    const page = { width: window.innerWidth, height: window.innerHeight }
    const { left, top } = placePopover(landing, { width, height }, page)
    element.style.transform = `translate(${left}px, ${top}px)`
  })
  if (!isShown) return null
  return (
    <div
      ref={tip}
      aria-hidden="true"
      className={`framed stack gap-2 untouched ink small breaks raised floats pad-y-6 pad-x-10 ${styles.tip}`}
      data-tip=""
      data-refused={line.isRefused || undefined}
    >
      {carry.isTrial ? <b>{words.whatIf}</b> : null}
      <span>{line.text}</span>
      {line.cost === '' ? null : <span className="quiet">{line.cost}</span>}
    </div>
  )
}

/**
 * While a block is in hand or a what-if is shown: the keys that steer it, and what happens when
 * the schedule changes.
 */
function useCarry(): void {
  const desk = useDesk()
  const isCarrying = useStore(desk.carry.view, ({ carry }) => carry !== null)
  const isTrying = useStore(desk.carry.view, ({ trial }) => trial !== null)
  // With the week its keys and its words go: nothing stays in hand.
  useEffect(() => () => putBack(desk), [desk])
  useEffect(() => {
    if (!isCarrying) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (!steerCarry(desk, event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before whatever has the focus: the block is steered, the page stands still.
    const stops = [
      listen(document, { keydown: onKey }, { capture: true }),
      watchWeek(desk, () => judgeAgain(desk)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [desk, isCarrying])
  useEffect(() => {
    if (!isTrying) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      event.preventDefault()
      putTrialBack(desk)
    }
    const stops = [
      listen(document, { keydown: onKey }),
      watchWeek(desk, () => followTrial(desk)),
      desk.proposal.view.subscribe(() => yieldTrial(desk)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [desk, isTrying])
}

/** Calls when the schedule or the hour is another; a turned week is lit up too. */
function watchWeek(desk: Desk, onChange: () => void): () => void {
  const { view } = desk.week
  let { state, clock } = view.get()
  let from = drawnFrom(view.get())
  return view.subscribe(() => {
    const now = view.get()
    const isTurned = drawnFrom(now) !== from
    const isChanged = now.state !== state || now.clock !== clock
    ;({ state, clock } = now)
    from = drawnFrom(now)
    if (isChanged) onChange()
    const { carry } = desk.carry.view.get()
    if (!isTurned || carry === null) return
    lightUp(desk)
    void weigh(desk, carry.taskId)
  })
}
