// What the agent says of a card that no longer holds: what changed since, and whether there is a fresh one.
import type * as en from '../../en/agent/stale.ts'

export const phrases: typeof en.phrases = {
  staleRecords: (names) => `这张卡片出现之后，${names}有了变化。`,
  staleBegun: (names) => `这张卡片出现之后，${names}的时间已经开始了。`,
  staleClash: (names) => `这张卡片出现之后，${names}的位置被占了。`,
  staleEffect: '这张卡片出现之后日程有了变化，它的效果也会不同。',
  staleHistory: '这张卡片出现之后，又有别的改动或撤销。',
  staleRevised: '你修改了这个方案。',
  freshCard: '没有写入任何东西，请看新的卡片。',
  noFreshCard: '没有写入任何东西。',
  unreadableTurn: '这张卡片是另一个版本的 Weekloom 留下的，请重新说一遍。',
}
