// The palette: every action by name, and what the plan holds, by keyboard alone; a field that filters, and a list that the
// arrows walk.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { rankNames, type Named } from '../kit/rank-names.ts'
import { showKeys } from '../kit/show-keys.ts'
import { useHomeworkLines } from '../homework/use-homework.ts'
import { sayAloud } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useQuery } from '../store/use-query.ts'
import { useLanguage, useWords } from '../words/words.ts'
import { actionIds, actions, type ActionId } from './action.ts'
import { languages } from '../../shared/language.ts'
import { listThings, type Thing } from './list-things.ts'
import styles from './palette.module.css'

export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().palette
  const listId = useId()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = useFound(query)
  const at = Math.min(chosen, found.length - 1)
  const run = (entry: Found) => {
    onClose()
    // After the palette has given the focus back: what runs may take it elsewhere.
    queueMicrotask(() => void (isThing(entry) ? entry.open(desk) : actions[entry].run(desk)))
  }
  const walk = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setChosen((at + step + found.length) % found.length)
    }
    const entry = found[at]
    if (event.key === 'Enter' && entry !== undefined) {
      event.preventDefault()
      run(entry)
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
          aria-activedescendant={found[at] === undefined ? undefined : `${listId}-${at}`}
          aria-label={words.search}
          placeholder={words.search}
          autoComplete="off"
          spellCheck={false}
          maxLength={400}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setChosen(0)
          }}
          onKeyDown={walk}
        />
        <FoundList id={listId} found={found} chosen={at} onChoose={run} />
        <output className="quiet pad-x-10 unless-empty">
          {found.every(isSaying) ? words.none(query.trim()) : ''}
        </output>
      </div>
    </Dialog>
  )
}

type Found = ActionId | Thing

function isThing(found: Found): found is Thing {
  return typeof found === 'object'
}

function useFound(query: string): Found[] {
  const desk = useDesk()
  // What can be done changes when a turn begins or ends.
  useStore(desk.chat, (chat) => chat.isRunning)
  const possible = actionIds.filter((id) => actions[id].isPossible?.(desk) !== false)
  const things = useThings()
  const { say } = useWords().palette
  const { week, chat } = desk
  const text = query.trim()
  const found = rankNames<Found>(query, [
    ...nameActions(possible),
    // What the plan holds is looked for by name; unasked it would bury the actions.
    ...(text === '' ? [] : things),
  ])
  if (text === '' || week.view.get().state === null || chat.get().isRunning) return found
  const saying: Thing = {
    key: sayingKey,
    name: say.name(text),
    also: '',
    about: say.about,
    open: () => void sayAloud(desk, text),
  }
  return [...found, saying]
}

/** What is no name may be a wish: “dentist Thursday at three”. */
const sayingKey = 'say'

function isSaying(found: Found): boolean {
  return isThing(found) && found.key === sayingKey
}

function useThings(): Named<Thing>[] {
  const { week } = useDesk()
  const language = useLanguage()
  const { state, clock } = useStore(week.view, (view) => view)
  const homework = useHomeworkLines()
  const texts = useQuery('read-recite', {}).value?.materials
  return useMemo(() => {
    if (state === null) return []
    const known = { state, clock, homework: homework ?? [], texts: texts ?? [] }
    return listThings(known, language).map((thing) => ({
      id: thing,
      names: [{ name: thing.name, also: thing.also }],
      isOneOfMany: true,
    }))
  }, [state, clock, homework, texts, language])
}

type FoundListProps = {
  id: string
  found: readonly Found[]
  chosen: number
  onChoose: (entry: Found) => void
}

function FoundList({ id: listId, found, chosen, onChoose }: FoundListProps) {
  const words = useWords().palette
  return (
    <div
      id={listId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't be filtered and walked from another field
      role="listbox"
      aria-label={words.results}
      className={`grow shortens scrolls ${styles.list}`}
    >
      {found.map((entry, index) => (
        // The field keeps the focus and has the keys: the pointer is the other way.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={isThing(entry) ? entry.key : entry}
          id={`${listId}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          ref={index === chosen ? showInList : null}
          className={`row between rounded gap-14 pad-y-4 pad-x-10 ${styles.action}`}
          onClick={() => onChoose(entry)}
        >
          {isThing(entry) ? (
            <>
              <span className="narrows breaks">{entry.name}</span>{' '}
              <small className="fixed quiet">{entry.about}</small>
            </>
          ) : (
            <>
              <span>{words.actions[entry].name}</span>
              {actions[entry].keys === undefined ? null : (
                <kbd>{showKeys(actions[entry].keys)}</kbd>
              )}
            </>
          )}
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
