// What always asks, whatever the person lets be applied (O7): one sentence for settings and terminal.
import { bulkLimit, takenOffLimit } from '../agent/autonomy.ts'
import type { Language } from '../language.ts'

export function sayAutonomyLimits(language: Language): string {
  return language === 'en'
    ? `Deletions, more than ${takenOffLimit} blocks off the week and more than ${bulkLimit} changes in one turn always ask; so does every change once a model of your own has read text from files.`
    : `删除、一轮里移走超过 ${takenOffLimit} 个任务、改动超过 ${bulkLimit} 处，总会先问；你自己的模型读过文件里的文字之后，每处改动也都先问。`
}
