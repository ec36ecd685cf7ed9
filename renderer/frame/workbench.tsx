// The top bar over three columns, of which the outer two can be folded and become drawers in a narrow window.
import { useEffect } from 'react'
import { CourseList } from '../courses/course-list.tsx'
import { TodayList } from '../courses/today-list.tsx'
import { Conversation } from '../conversation/conversation.tsx'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { frameWords } from '../words/frame-words.ts'
import { useWords } from '../words/words.ts'
import { MiddlePane } from './middle-pane.tsx'
import { Rail } from './rail.tsx'
import styles from './frame.module.css'
import { TopBar } from './top-bar.tsx'
import { useMedia } from './use-media.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Below these widths in pixels a column no longer stands beside the week. */
const roomForCourses = '(min-width: 1100px)'
const roomForConversation = '(min-width: 860px)'

export function Workbench() {
  const desk = useDesk()
  const words = useWords(frameWords)
  const isWide = useMedia(roomForCourses)
  const isRoomy = useMedia(roomForConversation)
  useEffect(() => desk.frame.set({ isLeftOpen: isWide }), [desk, isWide])
  useEffect(() => desk.frame.set({ isConversationOpen: isRoomy }), [desk, isRoomy])
  useShortcuts()
  const isLeftOpen = useStore(desk.frame, (frame) => frame.isLeftOpen)
  const isConversationOpen = useStore(desk.frame, (frame) => frame.isConversationOpen)
  return (
    <div className={styles.workbench}>
      <TopBar />
      <div className={styles.columns}>
        {isLeftOpen && isWide ? null : <Rail />}
        {isLeftOpen ? (
          <aside
            className={styles.left}
            data-drawer={!isWide || undefined}
            aria-label={words.courses}
          >
            <TodayList />
            <CourseList />
          </aside>
        ) : null}
        <MiddlePane />
        <aside
          className={styles.right}
          data-drawer={!isRoomy || undefined}
          data-dock={isRoomy || undefined}
          aria-label={words.conversation}
          hidden={!isConversationOpen}
        >
          <Conversation />
        </aside>
        {isLeftOpen && !isWide ? (
          <Scrim onClose={() => desk.frame.set({ isLeftOpen: false })} name={words.closeCourses} />
        ) : null}
        {isConversationOpen && !isRoomy ? (
          <Scrim
            onClose={() => desk.frame.set({ isConversationOpen: false })}
            name={words.closeConversation}
          />
        ) : null}
      </div>
    </div>
  )
}

// A drawer closes when the page beside it is pressed; by keyboard its own button does it.
function Scrim({ onClose, name }: { onClose: () => void; name: string }) {
  return (
    <button
      type="button"
      className={styles.scrim}
      aria-label={name}
      tabIndex={-1}
      onClick={onClose}
    />
  )
}
