// In the details of a block: what drag and keys do, as plain buttons.
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { markOf, type Task } from '../../../shared/schedule/task.ts'
import { Button } from '../../kit/button.tsx'
import { useDesk } from '../../store/use-store.ts'
import { useStore } from '../../store/use-store.ts'
import { isPinnable } from '../../../shared/schedule/is-pinnable.ts'
import { useWords } from '../../words/words.ts'
import { carryByKeys, togglePin } from './carry-keys.ts'
import styles from './drag.module.css'
import { editByHand } from './hand-edit.ts'
import { resizeByKeys } from './resize-keys.ts'

type HandButtonsProps = { task: Task; onAct: () => void }

/** Nothing for what the timetable fixes, and for what is over. */
export function HandButtons({ task, onAct }: HandButtonsProps) {
  const desk = useDesk()
  const words = useWords().drag
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  const isOver = useStore(
    desk.week.view,
    ({ clock }) => task.place !== null && hasBegun(task.place, clock.moment),
  )
  const isFixed = task.locked && !isPinnable(task)
  if (isFixed || isOver || task.place === null || markOf(task) !== null) return null
  const act = (run: () => void) => () => {
    onAct()
    run()
  }
  const pin = isPinnable(task) ? (
    <Button disabled={isRunning} onClick={act(() => togglePin(desk, task.id))}>
      {task.locked ? words.unpin : words.pin}
    </Button>
  ) : null
  return (
    <fieldset className={`stack gap-6 small above-12 ${styles.buttons}`} aria-label={words.byHand}>
      {task.locked ? null : (
        <>
          <Button disabled={isRunning} onClick={act(() => carryByKeys(desk, task.id, 'put'))}>
            {words.move}
          </Button>
          <Button disabled={isRunning} onClick={act(() => carryByKeys(desk, task.id, 'swap'))}>
            {words.swap}
          </Button>
          {task.kind === 'item' ? (
            <Button disabled={isRunning} onClick={act(() => resizeByKeys(desk, task.id, 0))}>
              {words.length}
            </Button>
          ) : null}
        </>
      )}
      {pin}
      {task.locked || task.kind !== 'item' ? null : (
        <Button
          disabled={isRunning}
          onClick={act(() => void editByHand(desk, { kind: 'unplace', task: task.id }))}
        >
          {words.unplace}
        </Button>
      )}
    </fieldset>
  )
}
