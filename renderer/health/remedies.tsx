// What would help: the best moves and swaps of a diagnosis, each of which can be asked for by itself.
import type { HealthCandidate, HealthFacts } from '../../shared/planner/health.ts'
import { Button } from '../kit/button.tsx'
import { sayAloud } from '../store/actions.ts'
import { useDesk, useIsBusy } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './health.module.css'
import type { Language } from '../../shared/language.ts'
import { type ScheduleState, findTask } from '../../shared/schedule/state.ts'
import { placeLength } from '../../shared/schedule/place.ts'
import { minutesOfPlace } from '../../shared/schedule/work-minutes.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { sayMove, saySwap } from '../reasons/say-move.ts'

/** As many as are compared at a glance. */
const mostRemedies = 3

type RemediesProps = { facts: HealthFacts; state: ScheduleState; onClose: () => void }

export function Remedies({ facts: { candidates }, state, onClose }: RemediesProps) {
  const words = useWords().health
  const remedies = candidates.filter((candidate) => candidate.kind !== 'close')
  if (remedies.length === 0) return null
  return (
    <section aria-label={words.remedies}>
      <h3>{words.remedies}</h3>
      <ul className={styles.remedies}>
        {remedies.slice(0, mostRemedies).map((remedy) => (
          <li className="stack middle gap-10 rest-auto small snug pad-y-6" key={remedy.id}>
            <Remedy remedy={remedy} state={state} onClose={onClose} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type RemedyProps = { remedy: HealthCandidate; state: ScheduleState; onClose: () => void }

function Remedy({ remedy, state, onClose }: RemedyProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().health
  const isBusy = useIsBusy()
  const request = sayRemedy(state, remedy, language)
  const ask = (text: string) => {
    onClose()
    void sayAloud(desk, text)
  }
  return (
    <>
      <span>
        {remedy.words}
        <small className="block quiet">
          {words.moves(sayDuration(minutesMoved(state, remedy), language))}
        </small>
      </span>
      {request === null ? null : (
        <Button
          disabled={isBusy}
          aria-label={`${words.tryIt}: ${remedy.words}`}
          onClick={() => ask(request)}
        >
          {words.tryIt}
        </Button>
      )}
    </>
  )
}

/** Minutes of study that would lie elsewhere. */
function minutesMoved(
  { window, tasks }: ScheduleState,
  { call }: Pick<HealthCandidate, 'call'>,
): number {
  const { arguments: of } = call
  const ids = 'task_id' in of ? [of.task_id] : [of.task_a, of.task_b]
  return tasks
    .filter(({ id }) => ids.includes(id))
    .reduce((sum, { place }) => sum + (place === null ? 0 : minutesOfPlace(window, place)), 0)
}

/** Null when no sentence would lead to these blocks alone. */
export function sayRemedy(
  state: ScheduleState,
  { call }: Pick<HealthCandidate, 'call'>,
  language: Language,
): string | null {
  if (call.name === 'swap') {
    const first = findTask(state, call.arguments.task_a)
    const second = findTask(state, call.arguments.task_b)
    if (first === undefined || second === undefined) return null
    return saySwap(first, second, state, language)
  }
  const { task_id: id, new_day: day, new_slot_start: start } = call.arguments
  const task = findTask(state, id)
  if (task === undefined || task.place === null) return null
  const place = { day, start, end: start + placeLength(task.place) - 1 }
  return sayMove(task, place, state, language)
}
