// The part of a block's details that closes it out: the minutes it took, and what became of it.
import { useState, type FormEvent } from 'react'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import { markOf, type PlacedItem } from '../../../shared/schedule/task.ts'
import { maxMinutes, type Mark } from '../../../shared/schedule/work-log.ts'
import { minutesOfPlace } from '../../../shared/schedule/work-minutes.ts'
import { Button } from '../../kit/button.tsx'
import { NumberInput } from '../../kit/fields.tsx'
import { ask, tellChange } from '../../store/actions.ts'
import type { Desk } from '../../store/desk.ts'
import { laterCloser } from '../../store/show-a-view.ts'
import { usePending } from '../../store/use-requests.ts'
import { useDesk, useStore } from '../../store/use-store.ts'
import { useWords } from '../../words/words.ts'
import styles from './mark-form.module.css'

/** A block that has not begun can only be done early; a locked one keeps its place, so it can't be missed. */
export function MarkForm({ item, window }: { item: PlacedItem; window: Window }) {
  const desk = useDesk()
  const words = useWords().mark
  const isBegun = useStore(desk.week.view, ({ clock }) => hasBegun(item, clock.moment))
  const standing = markOf(item)
  const [minutes, setMinutes] = useState(standing?.minutes ?? minutesOfPlace(window, item.place))
  const [isPending, run] = usePending()
  const choose = (mark: Mark) => {
    const close = laterCloser(desk)
    run(markBlock(desk, item.id, mark, minutes).then((isMarked) => isMarked && close()))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    choose(chosen instanceof HTMLButtonElement && chosen.value === 'partly' ? 'partly' : 'done')
  }
  return (
    <form
      className={`stack gap-8 small ruled-above pad-top-10 above-12 ${styles.form}`}
      data-ahead={!isBegun || undefined}
      aria-label={words.legend}
      onSubmit={submit}
    >
      <TookField minutes={minutes} onChange={setMinutes} />
      <div className={`stack gap-6 ${styles.marks}`}>
        <Button
          type="submit"
          value="done"
          disabled={isPending}
          look={isBegun ? 'primary' : 'plain'}
        >
          {isBegun ? words.marks.done : words.doneEarly}
        </Button>
        {isBegun ? (
          <Button type="submit" value="partly" disabled={isPending}>
            {words.marks.partly}
          </Button>
        ) : null}
        {isBegun && !item.locked ? (
          <Button disabled={isPending} onClick={() => choose('missed')}>
            {words.marks.missed}
          </Button>
        ) : null}
      </div>
      {standing === null ? null : (
        <Button look="quiet" disabled={isPending} onClick={() => choose('open')}>
          {words.marks.open}
        </Button>
      )}
    </form>
  )
}

type TookFieldProps = { minutes: number; onChange: (minutes: number) => void }

function TookField({ minutes, onChange }: TookFieldProps) {
  const words = useWords().mark
  return (
    <label className={`stack middle gap-8 ${styles.took}`}>
      <span>{words.took}</span>
      <NumberInput required min={0} max={maxMinutes} step={1} value={minutes} onChange={onChange} />
      <span>{words.minutes}</span>
    </label>
  )
}

/**
 * Says what became of a block, and tells the person what came of that. `minutes` counts for what
 * was worked on only. True when it was written.
 */
export async function markBlock(
  desk: Desk,
  taskId: number,
  mark: Mark,
  minutes: number,
): Promise<boolean> {
  const worked = mark === 'done' || mark === 'partly' ? { minutes } : {}
  const marked = await ask(desk, 'mark-block', { taskId, mark, ...worked })
  if (marked === null) return false
  tellChange(desk, marked.summary)
  return true
}
