// A session that waits for its place: dragged into the week, or pressed and placed by keys.
import type { ItemTask } from '../../shared/schedule/task.ts'
import { carryByKeys } from '../drag/carry-keys.ts'
import { followPointer } from '../drag/follow-pointer.ts'
import { useDesk } from '../store/desk-context.ts'
import { courseWords } from '../words/course-words.ts'
import { dragWords } from '../words/drag-words.ts'
import { useLanguage } from '../words/words.ts'
import styles from './courses.module.css'

export function PendingButton({ item }: { item: ItemTask }) {
  const desk = useDesk()
  const language = useLanguage()
  const periods = courseWords[language].periods(item.duration)
  return (
    <button
      type="button"
      className={styles.pick}
      title={dragWords[language].place}
      data-pending-id={item.id}
      onPointerDown={(event) =>
        followPointer(desk, event.nativeEvent, item.id, event.currentTarget)
      }
      onClick={() => carryByKeys(desk, item.id, 'put')}
    >
      <span className={styles.name}>{item.title}</span>
      <span className={styles.duration}>{periods}</span>
    </button>
  )
}
