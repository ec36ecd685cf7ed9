// On one day, while a block is in hand: the cells that may take it, and where it would come to lie.
import { useEffect, useRef } from 'react'
import type { Desk } from '../../store/desk.ts'
import { useAnyRecord, useDesk, useRecord, useStore } from '../../store/use-store.ts'
import { styleOf, useTaskFacts } from '../block/block-look.ts'
import looks from '../block/block.module.css'
import type { Landing } from '../../store/carry-store.ts'
import { clockAt } from '../../../shared/schedule/edits/clock-span.ts'
import { isBesideRows } from '../../../shared/schedule/place.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { patternOf } from '../../../shared/timetable/course-hue.ts'
import { blockBox, titleAt, type Box, type WeekAxis } from '../../../shared/timetable/day-axis.ts'
import styles from './drag.module.css'
import { useDrawnTitle } from '../../words/use-drawn-title.ts'
import { inCourse } from '../../kit/in-course.tsx'

const none: readonly Landing[] = []

export function DropCells({ day, axis }: { day: number; axis: WeekAxis }) {
  const { carry } = useDesk()
  const mask = useRecord(carry.glow, day) ?? 0
  const landings = useRecord(carry.landing, day) ?? none
  const held = useHeld()
  return (
    <>
      <PartnerMarks day={day} axis={axis} />
      {runsOf(mask).map((run) => (
        <div
          key={run.start}
          className={`untouched rounded-small ${styles.glow}`}
          data-glow=""
          style={shareOf(blockBox(axis, held?.place ?? run, held?.clock ?? null))}
        />
      ))}
      {landings.map((landing) => (
        <LandingBlock
          key={`${landing.taskId} ${landing.place.start}`}
          landing={landing}
          axis={axis}
        />
      ))}
    </>
  )
}

/** What is in hand, where that lies beside the rows: its cell of each day is at its time. */
function useHeld(): EventTask | null {
  const { week, carry } = useDesk()
  const id = useStore(carry.view, (view) => view.carry?.taskId ?? 0)
  const task = useRecord(week.tasks, id)
  return task?.kind === 'event' && isBesideRows(task.place) ? task : null
}

/** The frames of blocks that what is in hand may trade places with: apart from the blocks, which are not drawn anew. */
function PartnerMarks({ day, axis }: { day: number; axis: WeekAxis }) {
  const desk = useDesk()
  const { week, carry } = desk
  useAnyRecord(desk, partnersOf)
  return (week.days.get(day) ?? []).map((id) => {
    const task = carry.partners.get(id) === true ? week.tasks.get(id) : undefined
    if (task === undefined || task.place === null) return null
    const host = task.kind === 'item' ? week.tasks.get(task.hostId ?? 0) : undefined
    const box = blockBox(axis, task.place, task.kind === 'event' ? task.clock : null)
    return (
      <span
        key={id}
        className={`untouched ${looks.partner}`}
        style={styleOf(host, box)}
        data-guest={host !== undefined || undefined}
        aria-hidden="true"
      />
    )
  })
}

const partnersOf = ({ carry }: Desk) => [carry.partners]

function LandingBlock({ landing, axis }: { landing: Landing; axis: WeekAxis }) {
  const desk = useDesk()
  const task = useRecord(desk.week.tasks, landing.taskId)
  const { hue, course } = useTaskFacts(task)
  const title = useDrawnTitle(task?.title ?? '', course)
  const element = useRef<HTMLDivElement>(null)
  const { place, tone } = landing
  const window = useStore(desk.week.view, ({ state }) => state?.window)
  const clock = task?.kind === 'event' && window !== undefined ? clockAt(window, task, place) : null
  const isFollower = useStore(desk.carry.view, ({ carry }) => carry?.taskId !== landing.taskId)
  useEffect(() => {
    if (desk.carry.view.get().carry?.by === 'keys')
      element.current?.scrollIntoView({ block: 'nearest' })
  }, [desk])
  return (
    <div
      ref={element}
      aria-hidden="true"
      className={`course clips untouched small rounded-small ${styles.landing}`}
      data-landing={tone}
      data-follower={isFollower || undefined}
      data-pattern={patternOf(hue)}
      {...inCourse(hue, shareOf(blockBox(axis, place, clock)))}
    >
      <b>{titleAt(title, place, clock)}</b>
    </div>
  )
}

function shareOf({ top, height }: Box) {
  return { top: `${top * 100}%`, height: `${height * 100}%` }
}

type PeriodRun = { start: number; end: number }

/** Bit `p - 1` stands for period `p`; ascending. */
export function runsOf(mask: number): PeriodRun[] {
  const runs: PeriodRun[] = []
  for (let period = 1; period <= 31; period += 1) {
    if ((mask & (1 << (period - 1))) === 0) continue
    const last = runs.at(-1)
    if (last !== undefined && last.end === period - 1) last.end = period
    else runs.push({ start: period, end: period })
  }
  return runs
}
