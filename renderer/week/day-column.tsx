// One day of the week: its blocks, the ghosts that would come, and how much of it is over.
import { memo } from 'react'
import { shortNameOf, type ShortNames } from '../../shared/preferences/short-name.ts'
import { isOver } from '../../shared/schedule/legality.ts'
import type { Moment } from '../../shared/schedule/state.ts'
import { isPlaced, type Task } from '../../shared/schedule/task.ts'
import { DropCells } from './drag/drop-cells.tsx'
import { ChosenCells } from './make/chosen-cells.tsx'
import { CostMarks } from '../reasons/cost-marks.tsx'
import type { Desk } from '../store/desk.ts'
import { useAnyRecord, useDesk, useRecord, useStore } from '../store/use-store.ts'
import { shownDays, type WeekState, type WeekStore } from '../store/week-store.ts'
import { sayLongDate } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import { Block } from './block/block.tsx'
import { watchSize } from './block/fit-faces.ts'
import { GhostBlock } from './block/ghost-block.tsx'
import styles from './week-grid.module.css'
import { type WeekAxis, axisPosition } from '../../shared/timetable/day-axis.ts'

const nothing: readonly never[] = []

type DayColumnProps = { day: number; date: string; weekday: number; isOff: boolean; axis: WeekAxis }

export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, date, weekday, isOff, axis } = props
  const { week, proposal } = useDesk()
  const language = useLanguage()
  const ghosts = useRecord(proposal.arriving, day) ?? nothing
  const time = useStore(week.view, ({ clock }) =>
    clock.date === date ? 'today' : clock.date > date ? 'past' : 'future',
  )
  const longDate = sayLongDate(date, weekday, language)
  return (
    <div
      className={`anchor ${styles.day}`}
      data-window-day={day}
      data-time={time}
      data-off={isOff || undefined}
    >
      {time === 'today' ? <NowLine axis={axis} /> : null}
      <ol ref={watchSize} className={styles.blocks} aria-label={longDate}>
        <Blocks day={day} axis={axis} />
        {ghosts.map((ghost) => (
          <GhostBlock key={ghost.task.id} ghost={ghost} axis={axis} />
        ))}
      </ol>
      <DropCells day={day} axis={axis} />
      <ChosenCells day={day} axis={axis} />
      <CostMarks day={day} date={longDate} axis={axis} />
    </div>
  )
})

/** They watch nothing themselves: one is drawn anew where what is told of it is another. */
function Blocks({ day, axis }: Pick<DayColumnProps, 'day' | 'axis'>) {
  const desk = useDesk()
  const { week, carry, frame, settings } = desk
  const language = useLanguage()
  const ids = useRecord(week.days, day) ?? nothing
  useAnyRecord(desk, toldOfBlocks)
  const window = useStore(week.view, ({ state }) => state?.window)
  const ofDay = (id: number | null | undefined) => (ids.some((each) => each === id) ? id : null)
  const stop = useStore(week.view, (view) => ofDay(tabStopOf(week, view)))
  const open = useStore(frame, ({ details }) => ofDay(details?.taskId))
  const lifted = useStore(carry.view, ({ carry }) =>
    carry?.isCopy === false ? carry.taskId : null,
  )
  const also = useStore(carry.view, ({ carry }) => (carry?.isCopy === false ? carry.also : nothing))
  const selected = useStore(carry.view, (view) => view.selected)
  // Of other days it stays the same all day long.
  const now = useStore(week.view, ({ clock: { moment } }) =>
    day === moment.day ? moment : day < moment.day ? afterwards : beforehand,
  )
  const shortNames = useStore(settings, (each) => each.shortNames)
  if (window === undefined) return null
  return ids.map((id) => {
    const task = week.tasks.get(id)
    if (task === undefined) return null
    return (
      <Block
        key={id}
        task={task}
        {...factsOf(desk, task, shortNames)}
        axis={axis}
        window={window}
        language={language}
        isStop={stop === id}
        isOver={isPlaced(task) && isOver(task, now, window)}
        isOpen={open === id}
        isLifted={lifted === id || also.includes(id)}
        isSelected={selected.has(id)}
      />
    )
  })
}

const beforehand: Moment = { day: 0, period: 0 }
const afterwards: Moment = { day: Infinity, period: 0 }

const toldOfBlocks = ({ week, proposal }: Desk) => [
  week.tasks,
  week.classes,
  week.hues,
  proposal.leaving,
  proposal.visited,
  proposal.settling,
]

function factsOf({ week, proposal }: Desk, task: Task, shortNames: ShortNames) {
  const { id } = task
  const facts = task.kind === 'item' ? week.classes.get(task.classId) : undefined
  const guests = task.kind === 'event' ? task.guestIds : nothing
  const course = task.kind === 'event' ? task.course : (facts?.taskClass.course ?? '')
  return {
    facts,
    short: shortNameOf(shortNames, course),
    hue: week.hues.get(course),
    host: task.kind === 'item' ? week.tasks.get(task.hostId ?? 0) : undefined,
    guests: guests.map((guest) => week.tasks.get(guest)?.title ?? '').join('\n'),
    isLeaving: proposal.leaving.get(id) === true,
    isVisited: proposal.visited.get(id) === true,
    isSettling: proposal.settling.get(id) === true,
  }
}

const knownStops = new WeakMap<WeekState, number | null>()

/** The one block of the shown week that Tab reaches: the last one focused, else the first. */
function tabStopOf(week: WeekStore, view: WeekState): number | null {
  const known = knownStops.get(view)
  if (known !== undefined) return known
  const found = findStop(week, view.focusedTask)
  knownStops.set(view, found)
  return found
}

function findStop(week: WeekStore, focusedTask: number | null): number | null {
  const [from, to] = shownDays(week)
  const ids = Array.from(
    { length: to - from + 1 },
    (_, index) => week.days.get(from + index) ?? nothing,
  ).flat()
  return ids.find((id) => id === focusedTask) ?? ids[0] ?? null
}

/** Where today stands: what is over is shaded down to the line. */
function NowLine({ axis }: { axis: WeekAxis }) {
  const minute = useStore(useDesk().week.view, ({ clock }) => clock.minute)
  const first = axis.rows[0]?.start ?? 0
  const last = axis.rows.at(-1)?.end ?? 0
  const share = `${axisPosition(axis, minute) * 100}%`
  const isWithinDay = minute >= first && minute <= last
  return (
    <>
      <div className={styles.over} style={{ height: share }} />
      {isWithinDay ? (
        <>
          <div className={`untouched ${styles.now}`} style={{ top: share }} data-testid="now" />
          <div className={`untouched ${styles.nowEnds}`} style={{ top: share }} />
        </>
      ) : null}
    </>
  )
}
