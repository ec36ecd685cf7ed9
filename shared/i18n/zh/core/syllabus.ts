// Says in Chinese: what is said of a syllabus.
import type * as en from '../../en/core/syllabus.ts'

export const draftFailures: typeof en.draftFailures = {
  empty: '这个文件里没有文字，没有做任何改动。请换一个文件。',
  'too-large': '文件超过 10 MB，没有做任何改动。请另存为小一些的文件，或只留下有日期的几页。',
  encrypted: '文件有密码保护，没有做任何改动。请另存为不带密码的文件再试。',
  damaged: '文件已损坏，或者内容和文件名不符，没有做任何改动。请重新下载，或另存为 PDF 再试。',
  scanned: '这个 PDF 是扫描件，只有图片没有文字，没有做任何改动。请找一份文字版，或自己填写日期。',
  bomb: '这个文件解压后大得不像文档，没有打开，也没有做任何改动。',
  'old-word': '这是旧版 Word 文件（.doc），没有做任何改动。请另存为 .docx 或 PDF 再试。',
  unreadable: '这个文件的编码认不出来，读不了里面的文字，没有做任何改动。请另存为 UTF-8 再试。',
  unknown: '这不是 PDF、Word、网页或文本文件，没有做任何改动。请换一个文件。',
}

export const effort: typeof en.effort = {
  pages: (pages: number) => `时长：共 ${pages} 页，每页按 3 分钟计。`,
  chapters: (chapters: number) => `时长：共 ${chapters} 章，每章按一个半小时计。`,
  weight: (weight: number) => `时长：按它占成绩的 ${weight}% 估计。`,
  usual: () => '时长：文中没有写，按一般情况估计。',
}

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

export const syllabusRequests: typeof en.syllabusRequests = {
  summary: (events, sessions, course) => {
    const counts = [
      ...(events === 0 ? [] : [`${events} 场考试或展示`]),
      ...(sessions === 0 ? [] : [`${sessions} 次学习任务`]),
    ]
    return `已为“${course}”导入${counts.length === 0 ? '' : '：'}${counts.join('，')}。`
  },
}
