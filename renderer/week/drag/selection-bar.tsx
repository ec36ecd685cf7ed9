// Above the week while blocks are selected: how many, and what is done with all of them at once.
import { Button } from '../../kit/button.tsx'
import { useDesk, useStore } from '../../store/use-store.ts'
import { useWords } from '../../words/words.ts'
import { carryByKeys, takeOff } from './carry-keys.ts'
import styles from './drag.module.css'
import { clearSelection, listSelected } from './select.ts'

export function SelectionBar() {
  const desk = useDesk()
  const words = useWords().drag
  const count = useStore(desk.carry.view, () => listSelected(desk).length)
  const [first] = listSelected(desk)
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  return (
    <section className={styles.bar} aria-label={words.selection} data-selection="">
      <div className="grow narrows clips tight">
        <p className="ellipsis" aria-live="polite">
          <b>{words.selected(count)}</b>
        </p>
        <p className={`ellipsis quiet ${styles.keys}`}>{words.selectKeys}</p>
      </div>
      <span className="flex gap-6 fixed">
        <Button
          look="primary"
          disabled={isRunning || first === undefined}
          onClick={() => first !== undefined && carryByKeys(desk, first, 'put')}
        >
          {words.move}
        </Button>
        <Button
          disabled={isRunning || first === undefined}
          onClick={() => first !== undefined && takeOff(desk, first)}
        >
          {words.unplace}
        </Button>
        <Button look="quiet" onClick={() => clearSelection(desk)}>
          {words.cancel}
        </Button>
      </span>
    </section>
  )
}
