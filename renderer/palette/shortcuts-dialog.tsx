// Every key in one list: those of the actions, and those of the part of the page that has the focus.
import type { WindowWords } from '../../shared/i18n/window-words.ts'
import { Dialog } from '../kit/dialog.tsx'
import { showKeys } from '../kit/show-keys.ts'
import { useWords } from '../words/words.ts'
import { actionIds, actions } from './action.ts'
import styles from './palette.module.css'

type Row = { keys: string; name: string }

const groupNames = ['block', 'hand', 'card', 'message'] as const satisfies ShortcutGroup[]

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const words = useWords().shortcut
  const palette = useWords().palette
  const anywhere = actionIds.flatMap((id): Row[] => {
    const { keys } = actions[id]
    return keys === undefined ? [] : [{ keys, name: palette.actions[id].name }]
  })
  return (
    <Dialog isWide title={words.title} onClose={onClose}>
      <section
        className={`grow shortens scrolls pad-top-6 pad-x-22 pad-bottom-10 ${styles.groups}`}
        // A long list is scrolled by the keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={words.title}
      >
        <Group
          title={words.anywhere}
          rows={[{ keys: 'Ctrl+K', name: palette.open }, ...anywhere]}
        />
        {groupNames.map((group) => (
          <Group key={group} title={words.groups[group].title} rows={rowsOf(group, words)} />
        ))}
      </section>
    </Dialog>
  )
}

function rowsOf(group: ShortcutGroup, { groups, names }: WindowWords['shortcut']): Row[] {
  const rowNames = new Map(Object.entries(groups[group].keys))
  const keyNames = new Map(Object.entries(names))
  return Object.entries(shortcutGroups[group]).map(([row, keys]) => ({
    keys: keys.replace(/\w+$/, (key) => keyNames.get(key) ?? key),
    name: rowNames.get(row) ?? '',
  }))
}

function Group({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className={`pad-bottom-16 ${styles.group}`}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ keys, name }) => (
          <div key={name} className={`line between pad-y-4 gap-x-14 ${styles.row}`}>
            <dt>{name}</dt>
            <dd className="unbroken">
              <kbd>{showKeys(keys)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/**
 * The keys that work on a part of the page, beside those that the actions themselves have: the
 * list that is shown.
 */
const shortcutGroups = {
  block: {
    walk: 'Arrows',
    open: 'Enter',
    carry: 'Space',
    swap: 'S',
    copy: 'C',
    select: 'X',
    selectOn: 'Shift+Arrows',
    make: 'N',
    pin: 'P',
    unplace: 'Delete',
    resize: 'Alt+Shift+↑↓',
    turn: 'Page',
  },
  hand: {
    nextFit: 'Arrows',
    anyCell: 'Shift+Arrows',
    put: 'Enter',
    copy: 'C',
    try: 'Alt+Enter',
    toList: 'Delete',
    leave: 'Escape',
  },
  card: { accept: 'A', change: 'C', edit: 'E', reject: 'R' },
  message: { send: 'Enter', instead: 'Ctrl+Enter', line: 'Shift+Enter' },
} as const

type ShortcutGroup = keyof typeof shortcutGroups
