// What came of asking a model to read a syllabus too.
import type { Language } from '../../../shared/language.ts'

export type ReaderWords = {
  none: string
  stopped: string
  unusable: (name: string) => string
  /** Between a failure's sentence and ours. */
  gap: string
  without: string
  found: (name: string, count: number) => string
  upTo: (place: string) => string
}

export const readerWords: Record<Language, ReaderWords> = {
  en: {
    none: 'No model is set up that could read it. The list is what was found without one.',
    stopped: 'The model was stopped. ',
    unusable: (name) => `What ${name} answered can’t be used. `,
    gap: ' ',
    without: 'The list is what was found without it.',
    found: (name, count) =>
      count === 0
        ? `${name} has read it too and found nothing more.`
        : `${name} has read it too and found ${count} more. Each stands with the words that it quotes.`,
    upTo: (place) => ` It was given the text up to ${place}.`,
  },
  zh: {
    none: '没有设置可以读大纲的模型。列表里是不用模型找到的内容。',
    stopped: '已让模型停止。',
    unusable: (name) => `${name} 的回答无法使用。`,
    gap: '',
    without: '列表里是不用模型找到的内容。',
    found: (name, count) =>
      count === 0
        ? `${name} 也读了一遍，没有找到更多内容。`
        : `${name} 也读了一遍，多找到 ${count} 项，每项都附有引用的原文。`,
    upTo: (place) => `只给它看到${place}。`,
  },
}
