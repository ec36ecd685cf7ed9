// What a diagnosis comes to, in one sentence for a person.
import type * as en from '../../en/planner/health-verdict.ts'

export const phrases: typeof en.phrases = {
  sound: '没有需要调整的地方。',
  forced: '剩下的问题，单独移动或交换一个任务都得不偿失。',
  settled: '只剩一些小问题，单独移动或交换都不值得。',
  small: '只剩一些小问题。',
  open: '有可以改进的地方，也有办法改进。',
}
