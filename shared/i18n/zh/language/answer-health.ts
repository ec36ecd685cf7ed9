// Whether a plan is sound, in a few sentences of a person: what stands against it most, and whether that can be mended (P5).
import type * as en from '../../en/language/answer-health.ts'

export const phrases: typeof en.phrases = {
  nothingPlanned: '之后还没有排任何学习，没什么可评的。可以先说“安排这周的复习”。',
  nothingThere: (when) => `${when}没有安排学习，没有要调整的。`,
  sound: (when, blocks) => `${when}没有问题：${blocks}，没有要调整的。`,
  rhythm: (run, switches) => `最长连续 ${run}，每天换科最多 ${switches} 次。`,
  small: (when) => `${when}总体不错，只有些小问题：`,
  main: (when) => `${when}有这些地方值得改：`,
  more: (count) => `另外还有 ${count} 个小问题。`,
  offer: '说“优化一下”，我就逐张卡片提出改动。',
  forced: '单独移动或交换一个任务都改善不了。',
  gap: (periods, day) => `另外，到 ${day}为止至少有 ${periods}待安排的排不下：可以问“排得下吗”。`,
  noReserve: (day) => `另外，到 ${day}为止没有余量，一旦拖延就会很紧。`,
}
