// What kinds of study work are usually like: how long one sitting takes, and what kind of thinking it is.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'

export type WorkKind = Pick<TaskClass, 'subjectType' | 'difficulty' | 'intensity'> & {
  minutes: number
}

/** The first that fits counts. */
const kinds: [RegExp, WorkKind][] = [
  [
    /\b(?:flash ?cards?|vocab\w*|word lists?|memori[sz]\w*|anki)\b|单词|闪卡|卡片|词汇|背诵|默写|背/,
    { subjectType: 'memory', difficulty: 2, intensity: 2, minutes: 45 },
  ],
  [
    /\b(?:labs?|laboratory|experiments?|code|coding|program\w*|project|prototype|debug\w*)\b|实验|代码|编程|程序|项目|大作业|上机/,
    { subjectType: 'practical', difficulty: 3, intensity: 3, minutes: 90 },
  ],
  [
    /\b(?:problem (?:sets?|sheets?)|p-?sets?|exercises?|homework|hw|proofs?|calculations?|worksheets?)\b|习题|练习|作业|刷题|证明|计算/,
    { subjectType: 'quantitative', difficulty: 3, intensity: 4, minutes: 90 },
  ],
  [
    /\b(?:essays?|papers?|drafts?|thesis|dissertation|reports?|write|writing|summary|summaries|review article|outline)\b|论文|作文|报告|文章|写|总结|综述|提纲/,
    { subjectType: 'mixed', difficulty: 3, intensity: 4, minutes: 90 },
  ],
  [
    /\b(?:read|reading|chapters?|book|articles?|pages)\b|阅读|读|看|章|课文|书/,
    { subjectType: 'reading', difficulty: 2, intensity: 2, minutes: 45 },
  ],
  [
    /\b(?:listening|speaking|dictation|translation|translate|presentation|slides|speech|talk)\b|听力|口语|翻译|演讲|展示|ppt|汇报/,
    { subjectType: 'language', difficulty: 3, intensity: 3, minutes: 90 },
  ],
  [
    /\b(?:revise|revision|review|study|prepare|preparation|prep|cram|practice|practise|learn)\b|复习|备考|预习|准备|学/,
    { subjectType: 'mixed', difficulty: 3, intensity: 3, minutes: 90 },
  ],
  [
    /\b(?:hand in|submit|turn in|upload|email|mail|print|register|sign up|send|ask|fill (?:in|out))\b|交|提交|上传|打印|报名|发给|填/,
    { subjectType: 'mixed', difficulty: 2, intensity: 2, minutes: 45 },
  ],
]

const unknownKind: WorkKind = { subjectType: 'mixed', difficulty: 3, intensity: 3, minutes: 45 }

export function kindOfWork(title: string): WorkKind {
  return findKind(title) ?? unknownKind
}

/** "Email the professor", "return the books": what has to be done and is no study. */
export function isErrand(title: string): boolean {
  const kind = findKind(title)
  return kind === null || kind === kinds.at(-1)?.[1]
}

/** Null for what sounds like no study work. */
export function findKind(title: string): WorkKind | null {
  return kinds.find(([pattern]) => pattern.test(toSimple(title).toLowerCase()))?.[1] ?? null
}
