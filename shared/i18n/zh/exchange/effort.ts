// How long work takes, where the text does not say: from its share of the grade, its pages, or what is usual.
import type * as en from '../../en/exchange/effort.ts'

export const phrases: typeof en.phrases = {
  pages: (pages: number) => `时长：共 ${pages} 页，每页按 3 分钟计。`,
  chapters: (chapters: number) => `时长：共 ${chapters} 章，每章按一个半小时计。`,
  weight: (weight: number) => `时长：按它占成绩的 ${weight}% 估计。`,
  usual: () => '时长：文中没有写，按一般情况估计。',
}
