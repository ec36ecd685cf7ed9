// Above the week as it was: when that was, how much has changed since, and the way back.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { NoticeLine } from '../kit/notice-line.tsx'
import { useDesk } from '../store/use-store.ts'
import type { Desk, PastState } from '../store/desk.ts'
import { backToNow } from '../store/steer.ts'
import { sayDayAndTime } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import styles from './then.module.css'

export function ThenBanner({ shown }: { shown: NonNullable<PastState['shown']> }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].past
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
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (document.querySelector('dialog[open], :popover-open') === null) backToNow(desk)
    }
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('keydown', key)
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus()
      })
    }
  }, [desk])
  return button
}
