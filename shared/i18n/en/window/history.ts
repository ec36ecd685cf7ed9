// The history dialog: its list, what an entry did, and the way to any point of it.
import { sayCount } from '../../../words/say-count.ts'

export const history = {
  title: 'History',
  loading: 'Reading the history…',
  empty:
    'Every change that you accept is kept here, with who made it and why. Any of them can be taken back.',
  hint: 'Nothing here is ever lost. Going back undoes all later changes at once, and you can go forward again.',
  today: 'Today',
  effect: (why: string) => `What “${why}” did`,
  here: 'You are here',
  walk: { undo: 'Undo to here', redo: 'Redo to here' },
  walkTo: {
    undo: (why: string) => `Undo to here: ${why}`,
    redo: (why: string) => `Redo to here: ${why}`,
  },
  confirm: {
    undo: (changes: number) => `Undo ${sayCount(changes, 'change', 'en')}`,
    redo: (changes: number) => `Redo ${sayCount(changes, 'change', 'en')}`,
  },
  cancel: 'Cancel',
  start: 'Before the first change',
  more: (count: number) => `${count} more`,
  fewer: 'Fewer',
  earlier: 'Earlier changes',
}
