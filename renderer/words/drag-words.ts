// Moving blocks by hand: what is said while one is in hand, and the buttons that do the same.
import type { Bound } from '../store/carry-store.ts'
import type { Words } from './words.ts'

export const dragWords: Words<{
  /** Of the part of the page that says what is in hand. */
  inHand: (title: string) => string
  carrying: string
  keys: string
  swapKeys: string
  pointerKeys: string
  resizeKeys: string
  pointerResizeKeys: string
  lasts: (length: string, place: string) => string
  resizeHere: string
  longer: string
  shorter: string
  /** Of the button that takes the edges in hand. */
  length: string
  here: (place: string) => string
  fits: (place: string) => string
  swapsWith: (title: string, place: string) => string
  toList: string
  nowhere: string
  bounds: Record<Bound, string>
  whatIf: string
  putHere: string
  swapHere: string
  tryIt: string
  cancel: string
  keep: string
  putBack: string
  unchanged: string
  move: string
  swap: string
  pin: string
  unpin: string
  unplace: string
  byHand: string
  pinned: (title: string) => string
  fixed: (title: string) => string
  pinnedText: string
  turnRuns: string
  noPartner: (title: string) => string
  trialGone: string
  /** Of what waits in the list. */
  place: string
}> = {
  en: {
    inHand: (title) => `“${title}” is in your hand`,
    carrying: 'Move a block',
    keys: 'Arrow keys: next place that fits. Shift and arrow keys: any cell. Enter: put it there. Alt and Enter: try it. Escape: leave it.',
    swapKeys: 'Arrow keys: next block that can trade places. Enter: swap. Escape: leave it.',
    pointerKeys: 'Let go to put it there. Alt: try it. Escape: leave it.',
    resizeKeys:
      'Arrow keys: longer or shorter. Shift and arrow keys: begin earlier or later. Enter: set it. Alt and Enter: try it. Escape: leave it.',
    pointerResizeKeys: 'Let go to set the length. Alt: try it. Escape: leave it.',
    lasts: (length, place) => `Fits, ${length}: ${place}`,
    resizeHere: 'Set the length',
    longer: 'Longer',
    shorter: 'Shorter',
    length: 'Length…',
    here: (place) => `Where it is now: ${place}`,
    fits: (place) => `Fits: ${place}`,
    swapsWith: (title, place) => `Swaps with “${title}”: ${place}`,
    toList: 'Back to the list; it waits to be planned',
    nowhere: 'Over the week or the list, let go to put it there',
    bounds: {
      place: 'No other place that fits lies that way.',
      partner: 'No other block that can trade places lies that way.',
      cell: 'The day or the term ends here.',
      week: 'The term ends here.',
      edge: 'It can go no further that way.',
    },
    whatIf: 'What if',
    putHere: 'Put it here',
    swapHere: 'Swap',
    tryIt: 'Try it',
    cancel: 'Cancel',
    keep: 'Keep',
    putBack: 'Put back',
    unchanged: 'No number changes',
    move: 'Move…',
    swap: 'Swap…',
    pin: 'Pin',
    unpin: 'Unpin',
    unplace: 'Back to the list',
    byHand: 'By hand',
    pinned: (title) =>
      `“${title}” is pinned and stays where it is. Press P on it, or Unpin in its details, to move it.`,
    fixed: (title) =>
      `“${title}” is on your timetable, so its time is fixed. Change it in the timetable, at the top of the window.`,
    pinnedText: 'Pinned: no plan and no drag moves it',
    turnRuns: 'A turn is running. Wait for it or stop it, then move blocks; nothing was changed.',
    noPartner: (title) => `No block of the same length can trade places with “${title}”.`,
    trialGone: 'The schedule changed, and that change no longer fits. Nothing was written.',
    place: 'Drag it into the week, or press it and use the arrow keys',
  },
  zh: {
    inHand: (title) => `正在移动“${title}”`,
    carrying: '移动任务',
    keys: '方向键：下一个可用的时间；Shift+方向键：任意一格；回车：放下；Alt+回车：先试试；Esc：取消。',
    swapKeys: '方向键：下一个可以对调的任务；回车：对调；Esc：取消。',
    pointerKeys: '松开即放下；按住 Alt：先试试；Esc：取消。',
    resizeKeys:
      '上下方向键：加长或缩短；Shift+方向键：提前或推后开始；回车：确定；Alt+回车：先试试；Esc：取消。',
    pointerResizeKeys: '松开即改长度；按住 Alt：先试试；Esc：取消。',
    lasts: (length, place) => `可以，${length}：${place}`,
    resizeHere: '改成这样',
    longer: '加长',
    shorter: '缩短',
    length: '长度…',
    here: (place) => `现在的时间：${place}`,
    fits: (place) => `可以排在${place}`,
    swapsWith: (title, place) => `和“${title}”对调：${place}`,
    toList: '退回待安排',
    nowhere: '移到课表或列表上再松开',
    bounds: {
      place: '这个方向没有别的可用时间了。',
      partner: '这个方向没有别的可以对调的任务了。',
      cell: '已经到头了。',
      week: '学期到这里为止。',
      edge: '不能再往这个方向调了。',
    },
    whatIf: '如果',
    putHere: '放在这里',
    swapHere: '对调',
    tryIt: '先试试',
    cancel: '取消',
    keep: '保留',
    putBack: '放回去',
    unchanged: '各项数字没有变化',
    move: '移动…',
    swap: '对调…',
    pin: '固定',
    unpin: '取消固定',
    unplace: '退回待安排',
    byHand: '手动调整',
    pinned: (title) => `“${title}”已固定，时间不变。要移动它，先在它上面按 P，或在详情里取消固定。`,
    fixed: (title) => `“${title}”是课表里的安排，时间由课表决定。要改动，请点窗口顶部的“课表”。`,
    pinnedText: '已固定，排程和拖动都不会动它',
    turnRuns: '上一轮还在进行。请等它结束或先停止，再移动任务；没有做任何改动。',
    noPartner: (title) => `没有和“${title}”一样长、可以对调的任务。`,
    trialGone: '日程有了变化，这样改已经行不通了。没有写入任何内容。',
    place: '拖到课表上，或按一下再用方向键选时间',
  },
}
