// The fixed words of a study guide.
import type { Language } from '../language.ts'
import type { GuidePart } from './requests.ts'

type GuideWords = {
  title: (course: string) => string
  made: (term: string, date: string) => string
  exams: string
  exam: (title: string, date: string, times: string, place: string) => string
  parts: Record<GuidePart, string>
  columns: readonly [day: string, time: string, what: string, length: string]
  session: (work: string, title: string) => string
  noPlace: string
  done: string
  nothing: string
  stale: string
  notes: string
  quoted: (file: string, place: string, words: string) => string
}

export const guideWords: Record<Language, GuideWords> = {
  en: {
    title: (course) => `Study guide: ${course}`,
    made: (term, date) => (term === '' ? `As of ${date}.` : `${term}, as of ${date}.`),
    exams: 'Exams',
    exam: (title, date, times, place) =>
      `${title}: ${date}, ${times}${place === '' ? '' : `, ${place}`}`,
    parts: {
      goal: 'What you are after',
      knowledge: 'Where you start',
      conditions: 'How you work',
      demands: 'What the course demands',
      materials: 'What to learn from',
      topics: 'Topics in their order',
      work: 'The work',
      sessions: 'When you work on it',
      placement: 'How it lies in the weeks',
      guide: 'How to go about it',
      outlook: 'The chance to be on time',
      health: 'What the numbers of the plan mean',
    },
    columns: ['Day', 'Time', 'Session', 'Length'],
    session: (work, title) => `${work}: ${title}`,
    noPlace: 'not placed',
    done: 'done',
    nothing: 'Nothing is written in this pack yet.',
    stale: '(Out of date: what this was made from has changed since.)',
    notes: 'Sources',
    quoted: (file, place, words) => `${file}, ${place}: “${words}”`,
  },
  zh: {
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
  },
}
