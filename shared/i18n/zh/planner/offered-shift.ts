// What would make a refused change possible, as a sentence that ends with the call itself.
import type * as en from '../../en/planner/offered-shift.ts'

export const phrases: typeof en.phrases = {
  moves: (count, list, call) =>
    count === 0
      ? `用 batch_move 就可以：${call}`
      : `用 batch_move 再移动 ${count} 个任务（${list}）就可以：${call}`,
  room: (count, list, call) =>
    `先用 batch_move 移动 ${count} 个任务（${list}），那里就有位置：${call}`,
  move: (task, place) => `${task}移到 ${place}`,
  more: (count) => `另外 ${count} 个`,
}
