// The list of keys: what each does where, and the names of the keys that have one in each language.
import type { ShortcutGroup, ShortcutNames } from '../palette/shortcut-groups.ts'
import type { Words } from './words.ts'

export const shortcutWords: Words<{
  title: string
  anywhere: string
  groups: { [Group in ShortcutGroup]: ShortcutNames[Group] }
  /** In the place of the word in the list. */
  names: Record<'Arrows' | 'Page' | 'Space' | 'Delete' | 'Escape', string>
}> = {
  en: {
    title: 'Keyboard shortcuts',
    anywhere: 'Anywhere',
    groups: {
      block: {
        title: 'On a block of the week',
        keys: {
          walk: 'To the next block',
          open: 'Open its details',
          carry: 'Take it in hand',
          swap: 'Trade places with another',
          pin: 'Pin or unpin it',
          unplace: 'Take it off the week',
          resize: 'Longer or shorter',
          turn: 'Week before, week after',
        },
      },
      hand: {
        title: 'With a block in hand',
        keys: {
          nextFit: 'Next place that fits',
          anyCell: 'Any cell',
          put: 'Put it there',
          try: 'Try it without writing it',
          toList: 'To the list of what waits',
          leave: 'Leave it where it was',
        },
      },
      card: {
        title: 'On a proposal',
        keys: {
          accept: 'Accept',
          change: 'Say what should be different',
          edit: 'Edit its fields',
          reject: 'Reject, with a reason',
        },
      },
      message: {
        title: 'In the message',
        keys: {
          send: 'Send, or queue while a turn runs',
          instead: 'Stop the turn and send at once',
          line: 'New line',
        },
      },
    },
    names: {
      Arrows: 'Arrow keys',
      Page: 'Page Up, Page Down',
      Space: 'Space',
      Delete: 'Delete',
      Escape: 'Escape',
    },
  },
  zh: {
    title: '键盘快捷键',
    anywhere: '任何地方',
    groups: {
      block: {
        title: '选中周视图里的任务时',
        keys: {
          walk: '到下一个任务',
          open: '打开详情',
          carry: '拿起来移动',
          swap: '和另一个交换位置',
          pin: '固定或取消固定',
          unplace: '退回待安排',
          resize: '加长或缩短',
          turn: '上一周、下一周',
        },
      },
      hand: {
        title: '拿着任务时',
        keys: {
          nextFit: '下一个放得下的位置',
          anyCell: '任意一格',
          put: '放在这里',
          try: '先试试，不写入',
          toList: '放回待安排',
          leave: '放回原处',
        },
      },
      card: {
        title: '在方案上',
        keys: {
          accept: '接受',
          change: '说说想怎么改',
          edit: '直接改内容',
          reject: '拒绝，并写上原因',
        },
      },
      message: {
        title: '写消息时',
        keys: {
          send: '发送；正在进行时先排队',
          instead: '停下当前的，马上发送',
          line: '换行',
        },
      },
    },
    names: {
      Arrows: '方向键',
      Page: 'Page Up、Page Down',
      Space: '空格',
      Delete: 'Delete',
      Escape: 'Esc',
    },
  },
}
