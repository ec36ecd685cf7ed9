// The fixed words of a study guide.
import type * as en from '../../en/outlook/guide.ts'

export const guideWords: typeof en.guideWords = {
  title: (course) => `学习指南：${course}`,
  made: (term, date) => (term === '' ? `截至${date}。` : `${term}，截至${date}。`),
  exams: '考试',
  exam: (title, date, times, place) =>
    `${title}：${date} ${times}${place === '' ? '' : `，${place}`}`,
  parts: {
    goal: '目标',
    knowledge: '已有基础',
    conditions: '学习条件',
    demands: '课程要求',
    materials: '学习资料',
    topics: '知识点（按学习顺序）',
    work: '学习任务',
    sessions: '什么时候学',
    placement: '在各周的安排',
    guide: '怎么学',
    outlook: '按时完成的可能性',
    health: '计划各项数字的含义',
  },
  columns: ['日期', '时间', '任务', '时长'],
  session: (work, title) => `${work}：${title}`,
  noPlace: '未安排',
  done: '已完成',
  nothing: '这门课的课程包里还没有内容。',
  stale: '（已过时：写下之后，它所依据的内容有变化。）',
  notes: '出处',
  quoted: (file, place, words) => `${file}，${place}：“${words}”`,
}
