// The history dialog: its list, what an entry did, and the way to any point of it.
import { sayCount } from '../../../words/say-count.ts'
import type * as en from '../../en/window/history.ts'

export const history: typeof en.history = {
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
}
