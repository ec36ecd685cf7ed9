// The week as it was at a turn of the conversation: read, walked and turned like the week of now, and never changed.
import { useEffect, useMemo, type KeyboardEvent, type SyntheticEvent, useRef } from 'react'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Term } from '../../shared/schedule/term.ts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { NoticeLine } from '../kit/notice-line.tsx'
import type { Desk, PastState } from '../store/desk.ts'
import { createProposalStore } from '../store/proposal-store.ts'
import { backToNow } from '../store/steer.ts'
import { DeskContext, useDesk } from '../store/use-store.ts'
import { turnWeek, createWeekStore, type WeekState } from '../store/week-store.ts'
import { sayDayAndTime } from '../words/say-dates.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './then.module.css'
import { WeekGrid } from './week-grid.tsx'
import { isWalkKey } from './week-walk.ts'
import { listen } from '../kit/listen.ts'

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

/** Above the week as it was: when that was, how much has changed since, and the way back. */
function ThenBanner({ shown }: { shown: NonNullable<PastState['shown']> }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().past
  const back = useFocusHere(desk)
  return (
    <div className={`fixed anchor ${styles.place}`}>
      <div className={`row gap-8 sunk full-height pad-y-4 pad-x-12 ${styles.banner}`} data-then="">
        <Icon name="past" size={14} />
        <output className={`ellipsis narrows ${styles.text}`}>
          <b>{words.asItWas(sayDayAndTime(shown.at, language))}</b>{' '}
          <span className="quiet small">{words.since(shown.walks)}</span>
        </output>
        <Button ref={back} aria-keyshortcuts="Escape" onClick={() => backToNow(desk)}>
          {words.back}
        </Button>
      </div>
      <NoticeLine />
    </div>
  )
}

/** The focus comes here and goes back to where it was, unless it has gone elsewhere since. */
function useFocusHere(desk: Desk) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    // A drawer over the week would hide what was asked for.
    if (document.querySelector('[data-dock]') === null)
      desk.frame.set({ isConversationOpen: false })
    button.current?.focus()
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (document.querySelector('dialog[open], :popover-open') === null) backToNow(desk)
    }
    const stop = listen(document, { keydown: key })
    return () => {
      stop()
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus()
      })
    }
  }, [desk])
  return button
}

/**
 * The desk of the week as it was: stores of its own for what is drawn, everything else as on the
 * desk of now.
 */
export function openThen(desk: Desk, { state }: Shown): Desk {
  const week = createWeekStore()
  const { term, clock } = desk.week.view.get()
  week.load({ term, state, clock, history: { undo: null, redo: null } })
  week.view.set(pageOf(desk))
  return { ...desk, week, proposal: createProposalStore() }
}

/** The clock and the week that is shown are those of now; answers with the way to stop following them. */
export function followNow(desk: Desk, then: Desk): () => void {
  const follow = () => {
    then.week.view.set(pageOf(desk))
  }
  follow()
  return desk.week.view.subscribe(follow)
}

function pageOf({ week }: Desk): Partial<WeekState> {
  const { clock, shownWeek, span, dayOffset, weekStart } = week.view.get()
  return { clock, shownWeek, span, dayOffset, weekStart }
}
