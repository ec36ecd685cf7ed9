// What came of a mark, a re-plan or the improving of a plan, said from the schedule as it is now.
import type * as en from '../../en/language/outcome.ts'

export const phrases: typeof en.phrases = {
  signal: (from, to) => `计划的问题分从 ${from} 降到 ${to}（0 最好）。`,
  sound: '你的计划没有要调整的地方。',
  soundThere: '那里没有要调整的地方。',
  studyThere: (names, count) => {
    if (count === 0) return '那里只有课表里的安排，没有学习任务。'
    return count === 1
      ? `那里的学习只有${names}，想轻松一点，告诉我挪到哪天就行。`
      : `那里的学习有${names}，想轻松一点，告诉我把哪次挪到哪天就行。`
  },
  forced: (problem) =>
    `${problem}单独移动或交换一个任务都改善不了：别的位置被占、不允许，或者更差。`,
  nothingBetter: '没有找到更好的办法。',
  small: '只剩一些小问题，不值得再改。',
  more: '还可以继续优化：说“继续”。',
}
