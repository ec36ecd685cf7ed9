// The palette: every action by name, by keyboard alone; a field that filters, and a list that the arrows walk.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useId, useState, type KeyboardEvent } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { showKeys } from '../kit/show-keys.ts'
import { useDesk } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { actionIds, actions, type ActionId } from './action.ts'
import { rankNames } from './rank-names.ts'
import { languages } from '../../shared/language.ts'
import type { Named } from './rank-names.ts'
import styles from './palette.module.css'

export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().palette
  const listId = useId()
  // What can be done changes when a turn begins or ends.
  useStore(desk.chat, (chat) => chat.isRunning)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const possible = actionIds.filter((id) => actions[id].isPossible?.(desk) !== false)
  const found = rankNames(query, nameActions(possible))
  const at = Math.min(chosen, found.length - 1)
  const run = (id: ActionId) => {
    onClose()
    // After the palette has given the focus back: what runs may take it elsewhere.
    queueMicrotask(() => void actions[id].run(desk))
  }
  const walk = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setChosen((at + step + found.length) % found.length)
    }
    const id = found[at]
    if (event.key === 'Enter' && id !== undefined) {
      event.preventDefault()
      run(id)
    }
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div
        className={`column gap-8 grow shortens clips pad-top-4 pad-x-14 pad-bottom-14 ${styles.palette}`}
      >
        <input
          data-focus-first
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={found[at] === undefined ? undefined : `${listId}-${found[at]}`}
          aria-label={words.search}
          placeholder={words.search}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setChosen(0)
          }}
          onKeyDown={walk}
        />
        <ActionList id={listId} found={found} chosen={at} onChoose={run} />
        <output className="quiet pad-x-10 unless-empty">
          {found.length === 0 ? words.none(query.trim()) : ''}
        </output>
      </div>
    </Dialog>
  )
}

type ActionListProps = {
  id: string
  found: readonly ActionId[]
  chosen: number
  onChoose: (id: ActionId) => void
}

function ActionList({ id: listId, found, chosen, onChoose }: ActionListProps) {
  const words = useWords().palette
  return (
    <div
      id={listId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't be filtered and walked from another field
      role="listbox"
      aria-label={words.results}
      className={`grow shortens scrolls ${styles.list}`}
    >
      {found.map((id, index) => (
        // The field keeps the focus and has the keys: the pointer is the other way.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={id}
          id={`${listId}-${id}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          ref={index === chosen ? showInList : null}
          className={`row between rounded gap-16 pad-y-4 pad-x-10 ${styles.action}`}
          onClick={() => onChoose(id)}
        >
          <span>{words.actions[id].name}</span>
          {actions[id].keys === undefined ? null : <kbd>{showKeys(actions[id].keys)}</kbd>}
        </div>
      ))}
    </div>
  )
}

function showInList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

/** A student types “export” in a Chinese window too. */
export function nameActions(ids: readonly ActionId[]): Named<ActionId>[] {
  return ids.map((id) => ({
    id,
    names: languages.map((language) => windowWords[language].palette.actions[id]),
  }))
}
