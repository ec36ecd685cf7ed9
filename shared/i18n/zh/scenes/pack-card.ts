// What the pack scene says of its cards and offers where words are no answer to them, in both languages.
import type * as en from '../../en/scenes/pack-card.ts'

export const words: typeof en.words = {
  proposed: (field, text) =>
    `${field}是你自己写的。我想改成“${text}”，这不是你的原话。要改吗？你的内容会留在历史版本里。`,
  stillAsked: '要替换你自己写的内容，请说“好的”；在那之前它保持不变。',
  typed: '打字不会接受卡片。卡片还在下面，按“接受”就会生效；也可以说要改什么。',
  aside: '卡片先放一边，上面的内容还不算数。说“继续做课程包”接着往下走。',
  workFirst: '写排期之前，先把任务加进计划。',
}
