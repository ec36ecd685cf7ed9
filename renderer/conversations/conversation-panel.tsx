// The list of all conversations over the one that is shown: searched, opened, renamed and deleted.
import { useState, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { ConversationSummary } from '../../shared/view/app-view.ts'
import { TextInput } from '../kit/fields.tsx'
import { useQuery } from '../store/use-query.ts'
import { useWords } from '../words/words.ts'
import { ConversationLine } from './conversation-line.tsx'
import styles from './conversations.module.css'
import { listen } from '../kit/listen.ts'

/** Milliseconds between two letters of one word. */
const pause = 150

/** As many as are drawn at once; further ones on demand. */
const page = 50

type ConversationPanelProps = { opener: RefObject<HTMLElement | null>; onClose: () => void }

export function ConversationPanel({ opener, onClose }: ConversationPanelProps) {
  const words = useWords().conversations
  const [query, setQuery] = useState('')
  const [most, setMost] = useState(page)
  const [problem, setProblem] = useState<string | null>(null)
  const found = useQuery('list-conversations', { query }, { rest: query === '' ? 0 : pause })
  const panel = usePanel(opener, onClose)
  const list = found.value?.conversations ?? []
  const take = (failure: string | null) => {
    setProblem(failure)
    void found.again()
    // What had the focus is gone.
    if (failure === null) panel.current?.querySelector('input')?.focus()
  }
  const told = problem ?? (found.failure === '' ? null : found.failure)
  return (
    <dialog
      ref={panel}
      popover="manual"
      className={`clips ink small raised floats pad-y-10 pad-x-10 ${styles.panel}`}
      aria-label={words.list}
      onKeyDown={walkLines}
    >
      <TextInput
        type="search"
        className={styles.search}
        maxLength={200}
        aria-label={words.search}
        placeholder={words.search}
        value={query}
        onChange={(typed) => {
          setQuery(typed)
          setMost(page)
        }}
      />
      <output className={told === null ? 'for-screen-readers' : 'caution snug'}>
        {told ?? (found.value === null ? '' : words.found(list.length))}
      </output>
      {found.value !== null && list.length === 0 ? (
        <p className="quiet pad-top-4 pad-x-10 pad-bottom-8">{words.none}</p>
      ) : (
        <Lines
          list={list}
          most={most}
          onMore={() => setMost(most + 4 * page)}
          onClose={onClose}
          onChange={take}
        />
      )}
    </dialog>
  )
}

type LinesProps = {
  list: readonly ConversationSummary[]
  most: number
  onMore: () => void
  onClose: () => void
  onChange: (failure: string | null) => void
}

function Lines({ list, most, onMore, onClose, onChange }: LinesProps) {
  const words = useWords().conversations
  return (
    <ul className={`shortens scrolls-down ${styles.list}`} aria-label={words.list}>
      {list.slice(0, most).map((conversation) => (
        <ConversationLine
          key={conversation.id}
          conversation={conversation}
          onClose={onClose}
          onChange={onChange}
        />
      ))}
      {list.length > most ? (
        <li>
          <button type="button" className="accent rounded pad-y-6 pad-x-10" onClick={onMore}>
            {words.more(list.length - most)}
          </button>
        </li>
      ) : null}
    </ul>
  )
}

const strides: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrows walk from the field to the conversations and among them. */
function walkLines(event: KeyboardEvent<HTMLElement>): void {
  const stride = strides[event.key]
  if (stride === undefined || !(event.target instanceof HTMLElement)) return
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'input[type="search"], [data-conversation]',
    ),
  ]
  const here = stops.indexOf(event.target)
  if (here === -1) return
  event.preventDefault()
  stops[Math.max(0, Math.min(here + stride, stops.length - 1))]?.focus()
}

/**
 * The life of the panel: it opens with the focus in its field, and goes with Escape or a press
 * beside it. By keyboard the focus goes back to what opened it.
 */
function usePanel(
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const panel = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const element = panel.current
    const button = opener.current
    if (element === null) return undefined
    element.showPopover()
    element.querySelector('input')?.focus()
    const press = ({ target }: PointerEvent) => {
      const isInside =
        target instanceof Node && (element.contains(target) || button?.contains(target) === true)
      if (!isInside) close.current()
    }
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      event.preventDefault()
      close.current()
      button?.focus()
    }
    return listen(document, { pointerdown: press, keydown: key })
  }, [opener])
  return panel
}
