// What a person did by hand, as history keeps it and as a line tells it at once.
import type * as en from '../../en/schedule/hand-edit.ts'

export const phrases: typeof en.phrases = {
  placed: (title, place) => `把${title}排在${place}`,
  moved: (title, place) => `把${title}挪到${place}`,
  swapped: (first, second) => `对调${first}和${second}`,
  unplaced: (title) => `把${title}退回待安排`,
  pinned: (title) => `固定${title}的时间`,
  unpinned: (title) => `取消固定${title}`,
  resized: (title, length, place) => `把${title}改为${length}，${place}`,
  resizedWaiting: (title, length) => `把${title}改为${length}`,
  stop: '。',
}
