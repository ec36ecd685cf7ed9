// Over the page while a block is in hand: the block under the pointer, the words beside its landing, and what is read aloud.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { useLayoutEffect, useRef } from 'react'
import { useDesk } from '../../store/use-store.ts'
import type { Carry } from '../../store/carry-store.ts'
import { useRecord, useStore } from '../../store/use-store.ts'
import { placePopover } from '../details/place-popover.ts'
import { useTaskFacts } from '../use-task-facts.ts'
import { useLanguage } from '../../words/words.ts'
import { patternOf } from '../../../shared/timetable/course-hue.ts'
import { drawnTitle } from '../../../shared/text/drawn-title.ts'
import { buildAxis } from '../../../shared/timetable/day-axis.ts'
import { lengthOf } from '../../../shared/schedule/legality/check-place.ts'
import styles from './drag.module.css'
import { blockSize } from './read-point.ts'
import { sayBound, sayCarry, type CarryLine } from './say-carry.ts'
import { useCarry } from './use-carry.ts'

export function CarryLayer() {
  useCarry()
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].drag
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
  const { hue } = useTaskFacts(task)
  const { state } = desk.week.view.get()
  if (task === undefined || state === null) return null
  const size = blockSize(buildAxis(state.window.periods), lengthOf(task))
  return (
    <div
      aria-hidden="true"
      className={`course clips untouched small rounded-small floats ${styles.floating}`}
      data-floating=""
      data-plain={hue === undefined || undefined}
      data-pattern={patternOf(hue)}
      style={{ width: size.width, height: size.height, '--hue': hue ?? 0 } as object}
    >
      <b>{drawnTitle(task.title)}</b>
    </div>
  )
}

/** Beside the landing, where the eyes are; for the ears it is said above. */
function Tip({ carry, line }: { carry: Carry; line: CarryLine }) {
  const words = windowWords[useLanguage()].drag
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
