// What a report says in words of its own.
import type * as en from '../../en/research/report.ts'

export const reportWords: typeof en.reportWords = {
  noSources: '这门课还没有资料。请添加大纲、课件或笔记。',
  noDemands: '在资料里没有读出考试、截止日期或规定。',
  nearest: '没有哪一行能确切回答，下面几行提到了它：',
  notFound: (looked) =>
    looked.length === 0
      ? '这个问题里没有可以查找的内容。请说出具体的事，比如期中考试。'
      : `资料里没有答案。查找过：${looked.join('、')}。`,
  kinds: {
    'past-exams': '往年试题',
    review: '复习资料',
    lab: '实验',
    slides: '课件',
    syllabus: '大纲',
    exercises: '习题',
    notes: '笔记',
    document: '文档',
  },
  lines: (count) => `${count} 行`,
  pages: (count) => `${count} 页`,
  material: (file, kind, size, title) => `${file}（${kind}，${size}）：${title}`,
  modelFailed: (_name, why) => `${why}报告是不用模型找到的内容。`,
  modelUnusable: (name) => `${name} 的回答无法使用。报告是不用模型找到的内容。`,
  modelStopped: '已让模型停止。报告是不用模型找到的内容。',
  modelNothing: (name) => `${name} 也读了一遍，没有找到更多内容。`,
}
