// The top bar over three columns, of which the outer two can be folded and become drawers in a narrow window.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { assertNever } from '../../shared/assert-never.ts'
import { Conversation } from '../conversation/conversation.tsx'
import { CourseList } from '../courses/course-list.tsx'
import { TodayList } from '../courses/today-list.tsx'
import { IconButton } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { useMedia } from '../kit/use-media.ts'
import { answerCard, walkHistory } from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import type { Desk, View } from '../store/desk.ts'
import { showAView } from '../store/show-a-view.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { showSpan } from '../store/week-store.ts'
import { TermView } from '../term/term-view.tsx'
import { DueList } from '../today/due-list.tsx'
import { TodayView } from '../today/today-view.tsx'
import { WeekView } from '../week/week-view.tsx'
import { useWords } from '../words/words.ts'
import styles from './frame.module.css'
import { TopBar } from './top-bar.tsx'
import { listen } from '../kit/listen.ts'

/** Pixels between the switch and the words beside it, and left of it. */
const roomAround = 24

/** The middle of the page: the week, the term or today, with the switch between them at its head. */
function MiddlePane() {
  const view = useStore(useDesk().frame, (frame) => frame.view)
  const views = useRef<HTMLDivElement>(null)
  // As wide as its words are in this language and at this size of type.
  useLayoutEffect(() => {
    const element = views.current
    if (element === null) return undefined
    const watcher = new ResizeObserver(() => {
      const width = `${element.offsetWidth + roomAround}px`
      element.parentElement?.style.setProperty('--switch-width', width)
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return (
    <div className={`column grow narrows shortens anchor ${styles.middle}`}>
      <div ref={views} className={styles.switch}>
        <ViewSwitch look="words" />
      </div>
      {viewOf(view)}
    </div>
  )
}

function viewOf(view: View) {
  switch (view) {
    case 'week':
      return <WeekView />
    case 'term':
      return <TermView />
    case 'today':
      return <TodayView />
    default:
      return assertNever(view)
  }
}

/** Below these widths in pixels a column no longer stands beside the week. */
const roomForCourses = '(min-width: 1100px)'
const roomForConversation = '(min-width: 860px)'
/** Below it one day at a time is drawn; seven have room where the conversation has. */
const roomForDays = '(min-width: 620px)'

export function Workbench() {
  const desk = useDesk()
  const words = useWords().frame
  const isWide = useMedia(roomForCourses)
  const isRoomy = useMedia(roomForConversation)
  useEffect(() => desk.frame.set({ isLeftOpen: isWide }), [desk, isWide])
  useEffect(() => desk.frame.set({ isConversationOpen: isRoomy }), [desk, isRoomy])
  const span = useMedia(roomForDays) ? (isRoomy ? 7 : 3) : 1
  useLayoutEffect(() => showSpan(desk.week, span), [desk, span])
  useShortcuts()
  const isLeftOpen = useStore(desk.frame, (frame) => frame.isLeftOpen)
  const isConversationOpen = useStore(desk.frame, (frame) => frame.isConversationOpen)
  return (
    <div className="column full-height">
      <TopBar />
      <div className="flex grow shortens anchor">
        {isLeftOpen && isWide ? null : <Rail />}
        {isLeftOpen ? (
          <aside
            className={styles.left}
            data-drawer={!isWide || undefined}
            aria-label={words.courses}
          >
            <TodayList />
            <DueBeside />
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

function DueBeside() {
  const desk = useDesk()
  const state = useStore(desk.week.view, (view) => view.state)
  const view = useStore(desk.frame, (frame) => frame.view)
  // The Today page tells of it at length.
  if (state === null || view === 'today') return null
  return (
    <div className={`pad-top-12 pad-x-14 pad-bottom-14 ${styles.due}`}>
      <DueList state={state} where="beside" />
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

/** The keys that work anywhere on the page: the palette, undo, redo, and accepting the card that waits. */
function useShortcuts(): void {
  const desk = useDesk()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !(event.ctrlKey || event.metaKey)) return
      if (document.querySelector('dialog[open]') !== null) return
      if (act(desk, event)) event.preventDefault()
    }
    return listen(window, { keydown: onKeyDown })
  }, [desk])
}

function act(desk: Desk, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase()
  if (key === 'enter') return acceptOpenCard(desk)
  if (key === 'k' && !event.shiftKey && !event.altKey) {
    desk.frame.set({ dialog: { kind: 'palette' } })
    return true
  }
  // Text fields keep their own undo.
  if (isTextField(event.target)) return false
  if (key === 'y' || (key === 'z' && event.shiftKey)) void walkHistory(desk, 'redo')
  else if (key === 'z') void walkHistory(desk, 'undo')
  else return false
  return true
}

function acceptOpenCard(desk: Desk): boolean {
  const card = openCardOf(desk.chat.get())
  // A draft is an answer of its own, which this key must not overtake.
  if (card === null || desk.composer.get().draft.trim() !== '') return false
  void answerCard(desk, card, 'accept')
  return true
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')
}

/** The folded left column: its parts as icons. */
function Rail() {
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

const views: readonly View[] = ['week', 'term', 'today']

/**
 * Which of its views the middle of the page shows: words at its head, or icons with
 * them in the rail of a narrow window.
 */
function ViewSwitch({ look }: { look: 'words' | 'icons' }) {
  const desk = useDesk()
  const words = useWords().frame
  const shown = useStore(desk.frame, (frame) => frame.view)
  return (
    <nav className={styles[look]} aria-label={words.views}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          data-view={view}
          aria-current={view === shown ? 'page' : undefined}
          onClick={() => showAView(desk, view)}
        >
          {look === 'icons' ? <Icon name={view} /> : null}
          {words.view[view]}
        </button>
      ))}
    </nav>
  )
}
