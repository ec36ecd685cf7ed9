// The history dialog: its list, what an entry did, and the way to any point of it.
import type { WalkDirection } from '../../shared/schedule/history.ts'
import { sayCount } from '../../shared/words/say-count.ts'
import type { Words } from './words.ts'

export const historyWords: Words<{
  title: string
  loading: string
  empty: string
  hint: string
  today: string
  effect: (why: string) => string
  here: string
  walk: Record<WalkDirection, string>
  walkTo: Record<WalkDirection, (why: string) => string>
  confirm: Record<WalkDirection, (changes: number) => string>
  cancel: string
  start: string
  more: (count: number) => string
  fewer: string
  earlier: string
}> = {
  en: {
    title: 'History',
    loading: 'Reading the history…',
    empty:
      'Every change that you accept is kept here, with who made it and why. Any of them can be taken back.',
    hint: 'Nothing here is ever lost. Going back undoes all later changes at once, and you can go forward again.',
    today: 'Today',
    effect: (why) => `What “${why}” did`,
    here: 'You are here',
    walk: { undo: 'Undo to here', redo: 'Redo to here' },
    walkTo: {
      undo: (why) => `Undo to here: ${why}`,
      redo: (why) => `Redo to here: ${why}`,
    },
    confirm: {
      undo: (changes) => `Undo ${sayCount(changes, 'change', 'en')}`,
      redo: (changes) => `Redo ${sayCount(changes, 'change', 'en')}`,
    },
    cancel: 'Cancel',
    start: 'Before the first change',
    more: (count) => `${count} more`,
    fewer: 'Fewer',
    earlier: 'Earlier changes',
  },
  zh: {
    title: '改动记录',
    loading: '正在读取改动记录…',
    empty: '你接受的每次改动都会记在这里：是谁改的、为什么改，而且都能撤销。',
    hint: '这里的内容不会丢。回到某一步会一次撤销它之后的所有改动，之后还能再重做回来。',
    today: '今天',
    effect: (why) => `“${why}”改了什么`,
    here: '现在在这里',
    walk: { undo: '撤销到这里', redo: '重做到这里' },
    walkTo: {
      undo: (why) => `撤销到这里：${why}`,
      redo: (why) => `重做到这里：${why}`,
    },
    confirm: {
      undo: (changes) => `撤销 ${sayCount(changes, 'change', 'zh')}`,
      redo: (changes) => `重做 ${sayCount(changes, 'change', 'zh')}`,
    },
    cancel: '取消',
    start: '第一次改动之前',
    more: (count) => `还有 ${count} 项`,
    fewer: '收起',
    earlier: '更早的改动',
  },
}
