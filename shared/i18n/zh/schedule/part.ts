// What comes along with a choice of changes, or stays behind with it, and why; and what a part of a card is called.
import type * as en from '../../en/schedule/part.ts'

export const phrases: typeof en.phrases = {
  why: {
    place: (a, b) => `${b}也改了，${a}才能排在那里。`,
    order: (a, b) => `不然${a}和${b}的先后顺序就乱了。`,
    host: (a, b) => `${a}和${b}在同一段时间，一个要跟着另一个。`,
    limits: (a, b) => `${a}要和${b}一起改才符合时间限制。`,
    budget: (a, b) => `不改${b}的话，加上${a}就超过这门课的总节数了。`,
    class: (a, b) => `${a}和${b}是同一项学习任务。`,
    unit: (a, b) => `${a}和${b}要一起改。`,
  },
  moreReasons: (count) => `另外还有 ${count} 项也有关联。`,
  comesAlong: (names, why) => `也一起勾上了：${names}。${why}`,
  staysBehind: (names, why) => `也一起去掉了：${names}。${why}`,
  more: (count) => `另外 ${count} 项`,
  needs: (names, why) =>
    `只选这些还不够，还需要${names}。${why}请把它们加上，或去掉相关的项；没有做任何改动。`,
  unknown: (ids) => `这张卡片里没有 ${ids} 的改动。请看看卡片里有哪些改动再选；没有做任何改动。`,
  outdated: (names) => `日程之后有了变化，${names}现在不能这样改了。请重新说一遍；没有做任何改动。`,
  nothing: '什么都没选。请至少选一项，或者拒绝这张卡片。',
  whole: '这张卡片只做一件事，只能整个接受或拒绝；没有做任何改动。',
  share: (taken, of) => `接受了 ${of} 项中的 ${taken} 项`,
  told: (taken, of) => `部分接受：${of} 项改动中的 ${taken} 项。`,
  left: (names) => `用户没有采纳、保持原样的：${names}。`,
}
