// What each side job does, as window and terminal tell of it while it runs.
import type { Language } from '../language.ts'
import type { SideJobKind } from '../side-job.ts'

export const sideJobNames: Record<Language, Record<SideJobKind, string>> = {
  en: {
    'preview-import': 'Reading the timetable',
    'read-syllabus': 'Reading the syllabus',
    'ask-syllabus': 'The model reads the syllabus',
    'remark-homework': 'The model looks at your solution',
    'advise-recite': 'The model thinks about your text',
    'read-source': 'Reading the file',
    research: 'The model looks through the files',
    'draw-pages': 'Drawing the pages',
    'draw-guide': 'Drawing the study guide',
    simulate: 'Running the rest of the term',
    'write-field': 'Writing the field',
    'push-plan': 'Pushing to your calendar',
  },
  zh: {
    'preview-import': '正在读取课表',
    'read-syllabus': '正在读取课程大纲',
    'ask-syllabus': '模型正在读大纲',
    'remark-homework': '模型正在看你的解答',
    'advise-recite': '模型正在想怎么记',
    'read-source': '正在读取文件',
    research: '模型正在查找资料',
    'draw-pages': '正在生成页面',
    'draw-guide': '正在生成学习指南',
    simulate: '正在模拟余下的学期',
    'write-field': '正在写这一项',
    'push-plan': '正在推送到日历',
  },
}
