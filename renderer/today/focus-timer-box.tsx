// The focus timer of one block while it runs: pause, go on; at the planned time it says so quietly, and finishing marks the block.
import { useEffect, useState } from 'react'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Window } from '../../shared/schedule/state.ts'
import type { PlacedItem } from '../../shared/schedule/task.ts'
import { minutesOfPlace } from '../../shared/schedule/work-minutes.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { Button } from '../kit/button.tsx'
import { usePending } from '../store/use-requests.ts'
import { useDesk } from '../store/use-store.ts'
import { markBlock } from '../week/details/mark-form.tsx'
import { useLanguage } from '../words/words.ts'
import {
  minutesWorked,
  pauseTimer,
  resumeTimer,
  sayClock,
  workedFor,
  type FocusTimer,
  readTimer,
} from './focus-timer.ts'
import styles from './today.module.css'
import { ownKey } from '../client/own-key.ts'
import { listen } from '../kit/listen.ts'

type FocusTimerBoxProps = { item: PlacedItem; window: Window; focus: FocusTimerState }

export function FocusTimerBox({ item, window, focus }: FocusTimerBoxProps) {
  const words = windowWords[useLanguage()].today
  const { timer } = focus
  if (timer === null) return null
  return (
    <fieldset
      className={`stack at-start gap-6 above-8 ${styles.timer}`}
      aria-label={words.timer(item.title)}
    >
      <Running item={item} window={window} timer={timer} focus={focus} />
    </fieldset>
  )
}

type RunningProps = FocusTimerBoxProps & { timer: FocusTimer }

function Running({ item, window, timer, focus: { now, keep } }: RunningProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].today
  const [isPending, run] = usePending()
  const planned = minutesOfPlace(window, item.place)
  const worked = workedFor(timer, now)
  const isUp = worked >= planned * 60_000
  const finish = async (): Promise<void> => {
    const minutes = minutesWorked(timer, wallClock())
    if (await markBlock(desk, item.id, 'done', minutes)) keep(null)
  }
  return (
    <>
      <p className={`tight large ${styles.worked}`} data-up={isUp || undefined} role="timer">
        {words.worked(sayClock(worked), sayDuration(planned, language))}
      </p>
      <progress
        max={planned * 60_000}
        value={Math.min(worked, planned * 60_000)}
        aria-hidden="true"
      />
      <output className="quiet small snug">
        {isUp ? words.timeUp(sayDuration(planned, language)) : ''}
      </output>
      <div className="flex wrap gap-6">
        {timer.since === null ? (
          <Button onClick={() => keep(resumeTimer(timer, wallClock()))}>{words.resume}</Button>
        ) : (
          <Button onClick={() => keep(pauseTimer(timer, wallClock()))}>{words.pause}</Button>
        )}
        <Button look="primary" disabled={isPending} onClick={() => run(finish())}>
          {words.finish(sayDuration(minutesWorked(timer, now), language))}
        </Button>
        <Button look="quiet" onClick={() => keep(null)}>
          {words.drop}
        </Button>
      </div>
    </>
  )
}

const key = 'weekloom.focus-timer'

type FocusTimerState = {
  timer: FocusTimer | null
  /** Milliseconds of the wall clock, each second while it runs. */
  now: number
  keep: (timer: FocusTimer | null) => void
}

/**
 * Keeps the focus timer in the page's own storage, so that a reload does not stop it. It is no
 * part of the plan: only the mark that it ends with is, and that is written by the core like any
 * other, with its entry of history.
 */
export function useFocusTimer(): FocusTimerState {
  const [timer, setTimer] = useState(() => readTimer(readStored()))
  const [now, setNow] = useState(wallClock)
  const isRunning = timer !== null && timer.since !== null
  useEffect(() => {
    if (!isRunning) return undefined
    const beat = setInterval(() => setNow(wallClock()), 1000)
    return () => clearInterval(beat)
  }, [isRunning])
  useEffect(() => {
    // Of another window or tab.
    const onStorage = (event: StorageEvent) => {
      if (event.key === ownKey(key)) setTimer(readTimer(event.newValue))
    }
    return listen(window, { storage: onStorage })
  }, [])
  const keep = (next: FocusTimer | null) => {
    store(next)
    setNow(wallClock())
    setTimer(next)
  }
  return { timer, now, keep }
}

// Storage may be refused: then the timer lasts as long as the page.
function readStored(): string | null {
  try {
    return localStorage.getItem(ownKey(key))
  } catch {
    return null
  }
}

function store(timer: FocusTimer | null): void {
  try {
    if (timer === null) localStorage.removeItem(ownKey(key))
    else localStorage.setItem(ownKey(key), JSON.stringify(timer))
  } catch {
    // As above.
  }
}

/**
 * The page's own clock, for what is counted in seconds: the core's is sent by the minute.
 * Milliseconds since 1970; goes on over a reload. While the machine sleeps it may stand: then
 * nobody works at it either.
 */
export function wallClock(): number {
  return performance.timeOrigin + performance.now()
}
