// What came of asking a model to read a syllabus too.
import type * as en from '../../en/session/syllabus-reader.ts'

export const readerWords: typeof en.readerWords = {
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
}
