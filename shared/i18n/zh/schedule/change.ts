// One line for one change of a card: the title, where from and where to.
import type * as en from '../../en/schedule/change.ts'

export const phrases: typeof en.phrases = {
  line: (title, what) => `${title}：${what}`,
  arrow: (from, to) => `${from} → ${to}`,
  during: (place, host) => `${place}，在${host}课上`,
  pending: '待安排',
  added: (place) => `新增，${place}`,
  removed: (place) => `已删除（原为 ${place}）`,
  edited: (place) => `内容有改动，仍为 ${place}`,
  renamed: (before, place) => `原名${before}，仍为 ${place}`,
  marked: (place, mark) => `${place}：${mark}`,
  unmarked: (place) => `取消标记，${place}`,
}
