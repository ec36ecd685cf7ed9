// The week as it was at a turn of the conversation: read, walked and turned like the week of now, and never changed.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useEffect, useMemo, type KeyboardEvent, type SyntheticEvent } from 'react'
import type { Term } from '../../shared/schedule/term.ts'
import { DeskContext, useDesk } from '../store/use-store.ts'
import type { Desk, PastState } from '../store/desk.ts'
import { backToNow } from '../store/steer.ts'
import { turnWeek } from '../store/week-store.ts'
import { WeekGrid } from './week-grid.tsx'
import { isWalkKey } from './week-walk.ts'
import { sayDayAndTime } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import { followNow, openThen } from './open-then.ts'
import { ThenBanner } from './then-banner.tsx'
import styles from './then.module.css'

type Shown = NonNullable<PastState['shown']>

export function ThenWeek({ term, shown }: { term: Term; shown: Shown }) {
  const desk = useDesk()
  const language = useLanguage()
  const then = useMemo(() => openThen(desk, shown), [desk, shown])
  useEffect(() => followNow(desk, then), [desk, then])
  useEffect(() => watchHand(desk), [desk])
  return (
    <main className="column grow narrows shortens clips">
      <ThenBanner shown={shown} />
      {/* Only what would change something is kept from the blocks within. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <section
        className={`column grow shortens anchor ${styles.week}`}
        aria-label={windowWords[language].past.asItWas(sayDayAndTime(shown.at, language))}
        onPointerDownCapture={stop}
        onClickCapture={stop}
        onDoubleClickCapture={stop}
        onContextMenuCapture={stop}
        onKeyDownCapture={(event) => passWalking(desk, event)}
      >
        <DeskContext value={then}>
          <WeekGrid term={term} window={shown.state.window} />
        </DeskContext>
      </section>
    </main>
  )
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}

function passWalking(desk: Desk, event: KeyboardEvent): void {
  const { key } = event
  if (key === 'PageUp' || key === 'PageDown') {
    event.preventDefault()
    event.stopPropagation()
    turnWeek(desk.week, key === 'PageUp' ? -1 : 1)
  } else if (key === 'Enter' || key === ' ') {
    event.preventDefault()
    event.stopPropagation()
  } else if (!isWalkKey(key)) event.stopPropagation()
}

/** A block that is taken in hand from the list beside the week is to be put into the week of now. */
function watchHand(desk: Desk): () => void {
  return desk.carry.view.subscribe(() => {
    if (desk.carry.view.get().carry !== null) backToNow(desk)
  })
}
