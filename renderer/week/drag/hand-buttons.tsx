// In the details of a block: what drag and keys do, as plain buttons.
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { markOf, type Task } from '../../../shared/schedule/task.ts'
import { Button } from '../../kit/button.tsx'
import { useDesk } from '../../store/use-store.ts'
import { useStore } from '../../store/use-store.ts'
import { isPinnable } from '../../../shared/schedule/is-pinnable.ts'
import { useWords } from '../../words/words.ts'
import { carryByKeys, takeOff, togglePin } from './carry-keys.ts'
import { resizeByKeys } from './resize-keys.ts'
import { toggleSelected } from './select.ts'

type HandButtonsProps = { task: Task; onAct: () => void }

/** Nothing for an exam; of what is fixed or over there is a copy. */
export function HandButtons({ task, onAct }: HandButtonsProps) {
  const desk = useDesk()
  const words = useWords().drag
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  const isOver = useStore(
    desk.week.view,
    ({ clock }) => task.place !== null && hasBegun(task.place, clock.moment),
  )
  const isStill = isOver || markOf(task) !== null
  if (task.place === null || (task.kind === 'event' && task.eventKind === 'exam')) return null
  const isFree = !task.locked && !isStill
  const acts: [name: string, isOffered: boolean, run: () => void][] = [
    [words.move, isFree, () => carryByKeys(desk, task.id, 'put')],
    [words.swap, isFree, () => carryByKeys(desk, task.id, 'swap')],
    [words.length, isFree && task.kind === 'item', () => resizeByKeys(desk, task.id, 0)],
    [words.copy, true, () => carryByKeys(desk, task.id, 'put', true)],
    [words.select, isFree, () => toggleSelected(desk, task.id)],
    [
      task.locked ? words.unpin : words.pin,
      isPinnable(task) && !isStill,
      () => togglePin(desk, task.id),
    ],
    [words.unplace, isFree && task.kind === 'item', () => takeOff(desk, task.id)],
  ]
  return (
    <fieldset className="stack pairs gap-6 small above-12" aria-label={words.byHand}>
      {acts.map(([name, isOffered, run]) =>
        isOffered ? (
          <Button
            key={name}
            disabled={isRunning}
            onClick={() => {
              onAct()
              run()
            }}
          >
            {name}
          </Button>
        ) : null,
      )}
    </fieldset>
  )
}
