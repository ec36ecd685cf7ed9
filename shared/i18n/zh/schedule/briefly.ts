// A change in the fewest words: a row of a card, and the line of a proposal above the week.
import type * as en from '../../en/schedule/briefly.ts'

export const phrases: typeof en.phrases = {
  unplaced: '待安排',
  removed: '删除',
  edited: '内容有改动',
  open: '取消标记',
  counts: {
    placed: '排入',
    moved: '移动',
    unplaced: '退回待安排',
    added: '新增',
    removed: '删除',
    edited: '修改',
    marked: '标记',
    unmarked: '取消标记',
  },
  separator: '，',
}
