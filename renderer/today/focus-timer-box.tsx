// The focus timer of one block while it runs: pause, go on; at the planned time it says so quietly, and finishing marks the block.
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Window } from '../../shared/schedule/state.ts'
import type { PlacedItem } from '../../shared/schedule/task.ts'
import { minutesOfPlace } from '../../shared/schedule/work-minutes.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { Button } from '../kit/button.tsx'
import { usePending } from '../store/use-requests.ts'
import { useDesk } from '../store/use-store.ts'
import { markBlock } from '../week/details/mark-block.ts'
import { useLanguage } from '../words/words.ts'
import {
  minutesWorked,
  pauseTimer,
  resumeTimer,
  sayClock,
  workedFor,
  type FocusTimer,
} from './focus-timer.ts'
import styles from './today.module.css'
import type { FocusTimerState } from './use-focus-timer.ts'
import { wallClock } from './wall-clock.ts'

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
