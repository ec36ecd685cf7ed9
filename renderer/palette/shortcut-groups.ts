// The keys that work on a part of the page, beside those that the actions themselves have: the list that is shown.

export const shortcutGroups = {
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

type Groups = typeof shortcutGroups

export type ShortcutGroup = keyof Groups
