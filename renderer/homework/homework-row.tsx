// One homework item on a line: done or not, what it is, when it is due, and how far it is.
import type { HomeworkLine } from '../../shared/homework/requests.ts'
import { sayHomeworkFacts } from '../../shared/homework/say.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { takeFocus } from '../kit/focus.ts'
import { useTick } from './use-homework.ts'
import styles from './homework.module.css'

type HomeworkRowProps = {
  line: HomeworkLine
  isFocused?: boolean
  onOpen: (id: number) => void
}

export function HomeworkRow({ line, isFocused = false, onOpen }: HomeworkRowProps) {
  const language = useLanguage()
  const words = useWords().homework
  const today = useStore(useDesk().week.view, ({ clock }) => clock.date)
  const tick = useTick()
  const { id, title, urgency } = line
  return (
    <li
      className={`stack at-top gap-10 ruled-below auto-rest pad-y-8 pad-x-2 ${styles.item}`}
      data-urgency={urgency}
    >
      <input
        className="above-4"
        type="checkbox"
        aria-label={words.markDone(title)}
        checked={urgency === 'done'}
        onChange={({ target }) => tick(id, target.checked)}
      />
      <button
        type="button"
        className={`stack breaks to-start rounded-small gap-2 ${styles.opener}`}
        ref={isFocused ? takeFocus : undefined}
        onClick={() => onOpen(id)}
      >
        <span className={styles.itemTitle}>{title}</span>
        <small className="block plain">{sayHomeworkFacts(line, today, language)}</small>
      </button>
    </li>
  )
}
