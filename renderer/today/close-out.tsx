// Closing out: a line for each study block that is over and has no mark yet, one key or press each, and what follows.
import { useRef, useState, type KeyboardEvent } from 'react'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { ScheduleState, Window } from '../../shared/schedule/state.ts'
import type { PlacedItem, Task } from '../../shared/schedule/task.ts'
import { maxMinutes, outcomes, type Outcome } from '../../shared/schedule/work-log.ts'
import { minutesOfPlace } from '../../shared/schedule/work-minutes.ts'
import { listWaitingAgain } from '../../shared/schedule/work/sum-work.ts'
import { sayDay } from '../../shared/time/say/say-date.ts'
import { Button } from '../kit/button.tsx'
import { sayAloud } from '../store/actions.ts'
import { usePending } from '../store/use-requests.ts'
import { useDesk, useIsBusy, useStore } from '../store/use-store.ts'
import { markBlock } from '../week/details/mark-form.tsx'
import { useLanguage } from '../words/words.ts'
import { blocksToCloseOut, whyWait } from './agenda.ts'
import { TaskTitle } from './task-title.tsx'
import styles from './today.module.css'

/** As many as a screen holds; the next ones come up as these are closed out. */
const mostShown = 12

type CloseOutProps = { state: ScheduleState; today: number }

export function CloseOut({ state, today }: CloseOutProps) {
  const { week } = useDesk()
  const words = windowWords[useLanguage()].today
  const now = useStore(week.view, ({ clock }) => clock.moment)
  const section = useRef<HTMLElement>(null)
  const blocks = blocksToCloseOut(state, now)
  // The line that is closed out goes, and the next one takes its place, and the focus.
  const focusNext = (index: number) => {
    const lines = section.current?.querySelectorAll<HTMLElement>('[data-open-block]') ?? []
    const next = lines[index + 1] ?? lines[index - 1]
    const target = next?.querySelector<HTMLElement>('button[data-mark]')
    if (target === undefined || target === null) section.current?.focus()
    else target.focus()
  }
  if (blocks.length === 0 && !state.tasks.some(wasWorked)) return null
  return (
    <section ref={section} tabIndex={-1} className={styles.closeOut} aria-labelledby="close-out">
      <h2 id="close-out">{blocks.length === 0 ? words.noneOpen : words.closeOut(blocks.length)}</h2>
      {blocks.length === 0 ? null : <p className="quiet small snug">{words.closeOutHint}</p>}
      <ol>
        {blocks.slice(0, mostShown).map((item, index) => (
          <OpenBlock
            key={item.id}
            item={item}
            window={state.window}
            today={today}
            onMarked={() => focusNext(index)}
          />
        ))}
      </ol>
      <PlanAgain state={state} open={blocks} />
    </section>
  )
}

/** Before the first study is over there is nothing to say of it. */
function wasWorked(task: Task): boolean {
  return task.kind === 'item' && (task.log?.length ?? 0) > 0
}

function PlanAgain({ state, open }: { state: ScheduleState; open: readonly PlacedItem[] }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].today
  const isBusy = useIsBusy()
  const now = useStore(desk.week.view, ({ clock }) => clock.moment)
  const waiting = listWaitingAgain(state)
  if (waiting.length === 0 || now.day > state.window.days.length) return null
  const why = whyWait(state, waiting, open, now)
  return (
    <div className="row wrap between pad-top-10 gap-y-8 gap-x-14">
      <p>
        {words.waiting(waiting.length)} {why === null ? '' : words.whyWait[why]}
      </p>
      {why !== 'open' ? (
        <Button
          look="primary"
          title={words.sayPlanAgain}
          disabled={isBusy}
          onClick={() => void sayAloud(desk, words.sayPlanAgain)}
        >
          {words.planAgain}
        </Button>
      ) : null}
    </div>
  )
}

type OpenBlockProps = {
  item: PlacedItem
  window: Window
  today: number
  /** Called while the line still stands. */
  onMarked: () => void
}

/**
 * One study block to close out: when it was, what it was, the minutes if they are known, and its
 * three marks.
 */
function OpenBlock({ item, window, today, onMarked }: OpenBlockProps) {
  const desk = useDesk()
  const [typed, setTyped] = useState('')
  const [isPending, run] = usePending()
  const line = useRef<HTMLLIElement>(null)
  const planned = minutesOfPlace(window, item.place)
  const mark = async (outcome: Outcome): Promise<void> => {
    const minutes = minutesFor(outcome, typed, planned)
    if (minutes === null) return
    // The focus moves on before the line goes with the answer, and comes back when the mark was refused.
    onMarked()
    if (await markBlock(desk, item.id, outcome, minutes)) return
    line.current?.querySelector<HTMLElement>('input')?.focus()
  }
  const marks = marksOf(item).map((outcome) => ({
    outcome,
    isOff: isPending || minutesFor(outcome, typed, planned) === null,
  }))
  return (
    // The keys press the buttons inside; the line itself is not pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={line}
      data-open-block={item.id}
      className={`stack middle ruled-below gap-y-4 gap-x-12 pad-y-8 pad-x-2 ${styles.block}`}
      onKeyDown={(event) => {
        const pressed = marks.find(({ outcome }) => outcome === outcomeOf(event))
        if (pressed === undefined || pressed.isOff) return
        event.preventDefault()
        run(mark(pressed.outcome))
      }}
    >
      <When item={item} window={window} today={today} />
      <TaskTitle task={item} />
      <MinutesField title={item.title} typed={typed} planned={planned} onType={setTyped} />
      <MarkButtons title={item.title} marks={marks} onMark={(outcome) => run(mark(outcome))} />
    </li>
  )
}

/** A locked block keeps its place, so it can't be missed. */
function marksOf({ locked }: PlacedItem): Outcome[] {
  return outcomes.filter((outcome) => outcome !== 'missed' || !locked)
}

function When({ item: { place }, window, today }: Omit<OpenBlockProps, 'onMarked'>) {
  const language = useLanguage()
  const start = window.periods[place.start - 1]?.start
  const end = window.periods[place.end - 1]?.end
  return (
    <p className={styles.clock}>
      {place.day === today ? '' : `${sayDay(window, place.day, language)} `}
      <span className="unbroken">
        {start}–{end}
      </span>
    </p>
  )
}

type MinutesFieldProps = {
  title: string
  typed: string
  planned: number
  onType: (typed: string) => void
}

function MinutesField({ title, typed, planned, onType }: MinutesFieldProps) {
  const language = useLanguage()
  return (
    <label className={`row quiet small gap-6 ${styles.minutes}`}>
      <span className="for-screen-readers">{windowWords[language].today.minutesOf(title)}</span>
      <input
        type="number"
        min={0}
        max={maxMinutes}
        step={1}
        value={typed}
        placeholder={`${planned}`}
        onChange={(event) => onType(event.target.value)}
      />
      <span>{windowWords[language].mark.minutes}</span>
    </label>
  )
}

type MarkButtonsProps = {
  title: string
  marks: readonly { outcome: Outcome; isOff: boolean }[]
  onMark: (outcome: Outcome) => void
}

function MarkButtons({ title, marks, onMark }: MarkButtonsProps) {
  const language = useLanguage()
  const { marks: names } = windowWords[language].mark
  return (
    <div className={`flex wrap gap-6 ${styles.marks}`}>
      {marks.map(({ outcome, isOff }) => (
        <Button
          key={outcome}
          data-mark={outcome}
          disabled={isOff}
          aria-label={windowWords[language].today.markAs(names[outcome], title)}
          aria-keyshortcuts={`${outcomes.indexOf(outcome) + 1}`}
          onClick={() => onMark(outcome)}
        >
          {names[outcome]}
        </Button>
      ))}
    </div>
  )
}

/** In the field the digits are minutes. */
function outcomeOf(event: KeyboardEvent): Outcome | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  if (event.target instanceof HTMLInputElement) return null
  return outcomes[Number(event.key) - 1] ?? null
}

/** Null where what was typed can't be meant: no whole minutes, too many, or partly done in no time. */
export function minutesFor(outcome: Outcome, typed: string, planned: number): number | null {
  if (outcome === 'missed') return 0
  if (typed.trim() === '')
    return outcome === 'done' ? planned : Math.max(1, Math.round(planned / 2))
  const minutes = Number(typed)
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > maxMinutes) return null
  return outcome === 'partly' && minutes === 0 ? null : minutes
}
