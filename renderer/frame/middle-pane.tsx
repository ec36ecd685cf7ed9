// The middle of the page: the week, the term or today, with the switch between them at its head.
import { useLayoutEffect, useRef } from 'react'
import { assertNever } from '../../shared/assert-never.ts'
import { useDesk } from '../store/desk-context.ts'
import type { View } from '../store/desk.ts'
import { useStore } from '../store/use-store.ts'
import { TermView } from '../term/term-view.tsx'
import { TodayView } from '../today/today-view.tsx'
import { WeekView } from '../week/week-view.tsx'
import styles from './frame.module.css'
import { ViewSwitch } from './view-switch.tsx'

/** Pixels between the switch and the words beside it, and left of it. */
const roomAround = 24

export function MiddlePane() {
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
    <div className={styles.middle}>
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
