// The list of keys: what each does where, and the names of the keys that have one in each language.
import type * as en from '../../en/window/shortcut.ts'

export const shortcut: typeof en.shortcut = {
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
}
