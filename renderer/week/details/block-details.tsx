// The details of one block in a small popover beside it.
import type { RequestOutput } from '../../../shared/contract/contract.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import {
  isPlacedItem,
  markOf,
  type EventTask,
  type ItemTask,
  type Task,
} from '../../../shared/schedule/task.ts'
import { readTimetable } from '../../../shared/timetable/weekly-block.ts'
import { ReciteButton } from '../../recite/recite-button.tsx'
import { IconButton, Button } from '../../kit/button.tsx'
import { HandButtons } from '../drag/hand-buttons.tsx'
import { stepBack } from '../../reasons/walk-marks.ts'
import { WeighPlaces } from '../../reasons/weigh-places.tsx'
import { WhyHere } from '../../reasons/why-here.tsx'
import { summonComposer } from '../../store/actions.ts'
import { useDesk, useRecord, useStore } from '../../store/use-store.ts'
import { useQuery } from '../../store/use-query.ts'
import { ReadFrom, useCitations } from '../../syllabus/read-from.tsx'
import { useWords, useLanguage } from '../../words/words.ts'
import styles from './block-details.module.css'
import { listFacts } from './block-facts.ts'
import { MarkForm } from './mark-form.tsx'
import { closeDetails } from '../../store/show-a-view.ts'
import { useTaskFacts } from '../block/block-look.ts'
import { usePopover } from './use-popover.ts'
import { inCourse } from '../../kit/in-course.tsx'
import { useLate } from '../../kit/use-late.tsx'

export function BlockDetails() {
  const desk = useDesk()
  const details = useStore(desk.frame, (frame) => frame.details)
  const task = useRecord(desk.week.tasks, details?.taskId ?? 0)
  const state = useStore(desk.week.view, (view) => view.state)
  const hasDialog = useStore(desk.frame, (frame) => frame.dialog !== null)
  if (details === null || task === undefined || state === null || hasDialog) return null
  // By its kind and not by its place: a block that is marked as missed must not lose its open details half way.
  return task.kind === 'item' ? (
    <ExplainedDetails key={task.id} item={task} state={state} />
  ) : (
    <Details
      key={task.id}
      task={task}
      state={state}
      answer={null}
      isReserved={false}
      isWeighed={false}
    />
  )
}

/** How long the details wait for their reasons, so that they open whole: less than a person notices. */
const patience = 200

/** Of a study block: with its reasons, and on the week the costs of other places for as long as those are looked at. */
function ExplainedDetails({ item, state }: { item: ItemTask; state: ScheduleState }) {
  const desk = useDesk()
  const { id } = item
  const asked = useQuery('explain-task', { taskId: id }, { on: ['plan'], isTold: true })
  const answer = asked.isAwaited ? undefined : asked.failure === '' ? asked.value : null
  const isAwaited = answer === undefined
  const isLate = useLate(patience, isAwaited)
  const shownWeek = useStore(desk.week.view, (view) => view.shownWeek)
  const isMovable = useStore(desk.week.view, ({ clock }) => canStillMove(item, clock.moment))
  const isWeighed = isMovable && isPlacedItem(item)
  const isLooking = useStore(desk.weighing, ({ isOpen }) => isOpen)
  return (
    <>
      {isWeighed && isLooking ? (
        <WeighPlaces key={`${id}-${shownWeek}`} state={state} item={item} week={shownWeek} />
      ) : null}
      {isAwaited && !isLate ? null : (
        <Details
          task={item}
          state={state}
          answer={answer}
          isReserved={isLate}
          isWeighed={isWeighed}
        />
      )}
    </>
  )
}

function canStillMove(item: ItemTask, now: Moment): boolean {
  return isPlacedItem(item) && !item.locked && !hasBegun(item, now) && markOf(item) === null
}

type DetailsProps = {
  task: Task
  state: ScheduleState
  /** For a study block. */
  answer: RequestOutput<'explain-task'> | null | undefined
  isReserved: boolean
  /** Other places of it are marked on the week, which then stays in sight. */
  isWeighed: boolean
}

function Details({ task, state, answer, isReserved, isWeighed }: DetailsProps) {
  const desk = useDesk()
  const words = useWords().week
  const { hue, course, facts } = useTaskFacts(task)
  const close = () => closeDetails(desk)
  // What is learnt by heart is recited more often than anything else is done with it.
  const isRecited = facts?.taskClass.subjectType === 'memory'
  const recite = <ReciteButton taskId={task.id} onOpen={close} />
  const lead = task.kind === 'event' ? <ChangeEvent event={task} /> : isRecited ? recite : null
  const popover = usePopover(desk, { answer, isWeighed })
  const askToMove = () => {
    close()
    summonComposer(desk, { draft: words.moveDraft(task.title) })
  }
  return (
    <dialog
      ref={popover}
      popover="manual"
      tabIndex={-1}
      aria-label={task.title}
      className={`course framed scrolls-down ink raised floats pad-top-12 pad-x-14 pad-bottom-14 ${styles.details}`}
      {...inCourse(hue)}
    >
      <div className={`flex between at-top gap-8 ${styles.head}`}>
        <h3>{task.title}</h3>
        <IconButton icon="close" name={words.close} onClick={close} />
      </div>
      <Facts task={task} state={state} />
      <ReadFromTask task={task} />
      {isPlacedItem(task) ? <MarkForm item={task} window={state.window} /> : null}
      <HandButtons task={task} lead={lead} onAct={close}>
        {isRecited || task.kind === 'event' ? null : recite}
        <OpenCourse course={course} />
        {task.kind === 'item' && !task.locked && markOf(task) === null ? (
          <Button onClick={askToMove}>{words.askToMove}</Button>
        ) : null}
      </HandButtons>
      {isPlacedItem(task) ? (
        <WhyHere
          state={state}
          item={task}
          answer={answer}
          isReserved={isReserved}
          onMove={close}
          onBack={() => popover.current !== null && stepBack(desk, popover.current)}
        />
      ) : null}
    </dialog>
  )
}

/** Of the block itself, or of the work that it is a session of. */
function ReadFromTask({ task }: { task: Task }) {
  const citations = useCitations()
  const own = citations.find(({ record, id }) => record !== 'class' && id === task.id)
  const ofWork =
    task.kind === 'item'
      ? citations.find(({ record, id }) => record === 'class' && id === task.classId)
      : undefined
  return <ReadFrom citation={own ?? ofWork} />
}

/** The details give way to the page of the course. */
function OpenCourse({ course }: { course: string }) {
  const desk = useDesk()
  const words = useWords().work
  if (course === '') return null
  const open = () => {
    closeDetails(desk)
    desk.frame.set({ dialog: { kind: 'course', course } })
  }
  return <Button onClick={open}>{words.open}</Button>
}

/** What the timetable holds is changed there, in its form; an appointment of one day has a form of its own. */
function ChangeEvent({ event }: { event: EventTask }) {
  const desk = useDesk()
  const words = useWords().week
  const isOver = useStore(desk.week.view, ({ clock }) => hasBegun(event, clock.moment))
  if (isOver) return null
  const open = () => {
    closeDetails(desk)
    const { place: at, title } = event
    const { term, state } = desk.week.view.get()
    const known = term === null || state === null ? [] : readTimetable(term, state)
    const block = known.find(({ events }) => events.some(({ id }) => id === event.id))?.block
    const isOne = block?.kind === 'personal' && block.weeks.length === 1
    desk.frame.set({
      dialog: isOne ? { kind: 'appointment', at, block } : { kind: 'timetable', at, title },
    })
  }
  return <Button onClick={open}>{words.change}</Button>
}

function Facts({ task, state }: { task: Task; state: ScheduleState }) {
  return (
    <dl className={`stack small snug above-6 ${styles.facts}`}>
      {listFacts(task, state, useLanguage()).map(({ label, text }) => (
        <div key={label}>
          <dt className="quiet">{label}</dt>
          <dd className="pretty">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
