// What a report says in words of its own.
import type { Language } from '../../shared/language.ts'

export type MaterialKind =
  | 'past-exams'
  | 'review'
  | 'lab'
  | 'slides'
  | 'syllabus'
  | 'exercises'
  | 'notes'
  | 'document'

type ReportWords = {
  noSources: string
  noDemands: string
  nearest: string
  notFound: (looked: readonly string[]) => string
  kinds: Record<MaterialKind, string>
  lines: (count: number) => string
  pages: (count: number) => string
  material: (file: string, kind: string, size: string, title: string) => string
  modelFailed: (name: string, why: string) => string
  modelUnusable: (name: string) => string
  modelStopped: string
  modelNothing: (name: string) => string
}

export const reportWords: Record<Language, ReportWords> = {
  en: {
    noSources: 'There are no sources for this course yet. Add the syllabus, slides or your notes.',
    noDemands: 'Your files name no exams, deadlines or rules that could be read from them.',
    nearest: 'No line answers this for sure. These speak of it:',
    notFound: (looked) =>
      looked.length === 0
        ? 'There is nothing in this question that could be looked for. Name a thing, such as the midterm.'
        : `Your files don’t answer this. Looked for: ${looked.join(', ')}.`,
    kinds: {
      'past-exams': 'past exams',
      review: 'review',
      lab: 'laboratory',
      slides: 'slides',
      syllabus: 'syllabus',
      exercises: 'exercises',
      notes: 'notes',
      document: 'document',
    },
    lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    material: (file, kind, size, title) => `${file} (${kind}, ${size}): ${title}`,
    modelFailed: (_name, why) => `${why} The report is what was found without it.`,
    modelUnusable: (name) =>
      `What ${name} answered can’t be used. The report is what was found without it.`,
    modelStopped: 'The model was stopped. The report is what was found without it.',
    modelNothing: (name) => `${name} has read the lines too and found nothing more.`,
  },
  zh: {
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
  },
}
