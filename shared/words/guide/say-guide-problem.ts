// Why a guide can't be exported or restored, and what to do.
import type { Language } from '../../language.ts'

export type GuideProblem = 'no-guide' | 'not-a-guide' | 'newer-guide' | 'card-open'

const sentences: Record<Language, Record<GuideProblem, string>> = {
  en: {
    'no-guide':
      'No guide has begun in this conversation. Say “guide me through a course” to begin one.',
    'not-a-guide':
      'That file holds no guide, or part of it is missing. Nothing was changed; choose a file that Weekloom wrote.',
    'newer-guide':
      'That guide was written by a newer Weekloom. Nothing was changed; update Weekloom and try again.',
    'card-open':
      'A card waits for your answer in this conversation. Answer it first; nothing was changed.',
  },
  zh: {
    'no-guide': '这次对话里还没有引导。说“带我规划一门课”就可以开始。',
    'not-a-guide': '这个文件里没有引导，或内容不完整。没有做任何改动；请选 Weekloom 导出的文件。',
    'newer-guide': '这份引导是更新的 Weekloom 写的。没有做任何改动；请更新后再试。',
    'card-open': '这次对话里有一张卡片在等你回答。请先回答；没有做任何改动。',
  },
}

export function sayGuideProblem(problem: GuideProblem, language: Language): string {
  return sentences[language][problem]
}
