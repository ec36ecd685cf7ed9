// Why what waits has no place: what is to follow it in the order of its class lies there already, or is over (S4).
import type * as en from '../../en/agent/held.ts'

export const phrases: typeof en.phrases = {
  held: (title, follower, day) => `${title}要排在${follower}（${day}）之前。`,
  isOver: (title, follower, day) =>
    `${title}按顺序在${follower}之前，而那次是${day}，已经过去了。先标记${follower}完成得怎么样，${title}就能排到它后面。`,
}
