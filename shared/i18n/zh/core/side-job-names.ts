// What each side job does, as window and terminal tell of it while it runs.
import type * as en from '../../en/core/side-job-names.ts'

export const sideJobNames: typeof en.sideJobNames = {
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
}
