// The folded left column: its parts as icons.
import { IconButton } from '../kit/button.tsx'
import { useDesk } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { ViewSwitch } from './view-switch.tsx'
import styles from './frame.module.css'

export function Rail() {
  const desk = useDesk()
  const words = useWords().frame
  const courses = useWords().course
  const isLeftOpen = useStore(desk.frame, (frame) => frame.isLeftOpen)
  return (
    <nav className={styles.rail} aria-label={words.courses}>
      <IconButton
        icon="courses"
        name={isLeftOpen ? words.closeCourses : words.openCourses}
        aria-expanded={isLeftOpen}
        onClick={() => desk.frame.set({ isLeftOpen: !isLeftOpen })}
      />
      <IconButton
        icon="plus"
        name={courses.add}
        onClick={() => desk.frame.set({ dialog: { kind: 'add-study', course: '' } })}
      />
      <span className={styles.narrow}>
        <ViewSwitch look="icons" />
      </span>
    </nav>
  )
}
