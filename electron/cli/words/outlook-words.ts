// What the terminal says of simulations and study guides beside their own sentences.
import type { Language } from '../../../shared/language.ts'
import { quoteTitle } from '../../../shared/words/titles/quote-title.ts'

export function saySimulationStopped(language: Language): string {
  return language === 'en'
    ? 'The simulation was stopped. Nothing was changed; run it again for its numbers.'
    : '模拟已停止，没有改动任何内容；再运行一次就能得到结果。'
}

export function sayGuideWritten(course: string, file: string, language: Language): string {
  const name = quoteTitle(course, language)
  return language === 'en'
    ? `The study guide of ${name} is in ${file}`
    : `${name}的学习指南已写入 ${file}`
}
