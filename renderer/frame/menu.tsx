// The menu of the top bar: what the bar itself has no room for, by the names that the palette has, walked by arrows.
import { useRef } from 'react'
import { useWaiting } from '../import/waiting-feeds.tsx'
import { Icon } from '../kit/icon.tsx'
import { focusItem, walkMenu } from '../kit/focus.ts'
import { showKeys } from '../kit/show-keys.ts'
import { actions, type ActionId } from '../palette/action.ts'
import { useDesk } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './menu.module.css'

/** What a student looks for first stands first; all else is in the palette. */
const groups: readonly (readonly ActionId[])[] = [
  ['homework', 'recite', 'health', 'habits'],
  ['appointment', 'make', 'timetable', 'import', 'syllabus', 'export'],
  ['to-now', 'redo', 'history'],
  ['assistant', 'standing', 'settings', 'other-language', 'shortcuts'],
]

const menuId = 'frame-menu'

export function FrameMenu() {
  const desk = useDesk()
  const { frame: words, feeds } = useWords()
  const waiting = useWaiting()
  const list = useRef<HTMLDivElement>(null)
  const name = waiting > 0 ? feeds.sign(words.menu, feeds.waiting(waiting)) : words.menu
  const run = (act: () => unknown) => {
    list.current?.hidePopover()
    // After the menu has given the focus back: what runs may take it elsewhere.
    queueMicrotask(() => void act())
  }
  return (
    <>
      <button
        type="button"
        className={`row gap-6 rounded quiet hovers ${styles.opener}`}
        aria-label={name}
        aria-haspopup="menu"
        title={name}
        data-waiting={waiting > 0 || undefined}
        popoverTarget={menuId}
      >
        <Icon name="more" />
        <span className={styles.label}>{words.menu}</span>
      </button>
      <div
        ref={list}
        id={menuId}
        popover="auto"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element has this role
        role="menu"
        tabIndex={-1}
        aria-label={words.menu}
        className={`ink raised edged floats small ${styles.menu}`}
        onToggle={({ newState }) => (newState === 'open' ? focusItem(list.current, 0) : undefined)}
        onKeyDown={(event) => walkMenu(event, list.current)}
      >
        <Items waiting={waiting} onRun={run} />
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="row between rounded gap-14 full pad-y-4 pad-x-10 hovers"
          onClick={() => run(() => desk.frame.set({ dialog: { kind: 'palette' } }))}
        >
          {useWords().palette.open}
          <kbd>{showKeys('Ctrl+K')}</kbd>
        </button>
      </div>
    </>
  )
}

function Items({ waiting, onRun }: { waiting: number; onRun: (act: () => unknown) => void }) {
  const desk = useDesk()
  const { palette, feeds } = useWords()
  const nameOf = (id: ActionId) =>
    id === 'import' && waiting > 0
      ? feeds.sign(palette.actions[id].name, feeds.waiting(waiting))
      : palette.actions[id].name
  return groups.map((group) => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
    <div key={group[0]} role="group" className={styles.group}>
      {group.map((id) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="row between rounded gap-14 full pad-y-4 pad-x-10 hovers"
          onClick={() => onRun(() => actions[id].run(desk))}
        >
          {nameOf(id)}
          {actions[id].keys === undefined ? null : <kbd>{showKeys(actions[id].keys)}</kbd>}
        </button>
      ))}
    </div>
  ))
}
