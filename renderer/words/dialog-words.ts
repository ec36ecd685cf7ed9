// The dialogs: add study work, import.
import type { EventKind } from '../../shared/schedule/task.ts'
import type { Words } from './words.ts'

type AddStudyWords = {
  title: string
  course: string
  what: string
  whatHint: string
  sessions: string
  periods: string
  from: string
  to: string
  strategy: string
  steady: string
  steadyHint: string
  rapid: string
  rapidHint: string
  avoid: string
  add: string
  cancel: string
  rangeProblem: string
  added: (sessions: number, course: string) => string
}

export const addStudyWords: Words<AddStudyWords> = {
  en: {
    title: 'Add study work',
    course: 'Course',
    what: 'What (optional)',
    whatHint: 'Chapter 3 exercises',
    sessions: 'Sessions',
    periods: 'Periods each',
    from: 'From',
    to: 'To',
    strategy: 'How to spread it',
    steady: 'Steadily',
    steadyHint: 'A session every few days, over the whole time',
    rapid: 'Rapidly',
    rapidHint: 'As early and as close together as the week allows',
    avoid: 'Days to avoid',
    add: 'Add',
    cancel: 'Cancel',
    rangeProblem: 'The last day comes before the first.',
    added: (sessions, course) =>
      sessions === 1
        ? `1 session of ${course} waits to be planned.`
        : `${sessions} sessions of ${course} wait to be planned.`,
  },
  zh: {
    title: '添加学习任务',
    course: '课程',
    what: '内容（可不填）',
    whatHint: '第三章习题',
    sessions: '次数',
    periods: '每次几节',
    from: '开始日期',
    to: '结束日期',
    strategy: '怎么安排',
    steady: '均匀',
    steadyHint: '在整段时间里隔几天学一次',
    rapid: '集中',
    rapidHint: '尽早学，尽量排在一起',
    avoid: '不想安排的日子',
    add: '添加',
    cancel: '取消',
    rangeProblem: '结束日期早于开始日期。',
    added: (sessions, course) => `${course}的 ${sessions} 次学习任务等待安排。`,
  },
}

type ImportWords = {
  title: string
  newTerm: (name: string, weeks: number) => string
  sameTerm: (name: string) => string
  termFrom: (date: string) => string
  events: (count: number) => string
  summary: (events: number, courses: number, sessions: number) => string
  meetings: (count: number) => string
  kinds: Record<EventKind, string>
  studies: string
  study: (sessions: number, periods: number) => string
  problems: (count: number) => string
  alreadyThere: (count: number) => string
  nothing: string
  accept: string
  cancel: string
  done: (events: number, studies: number) => string
}

export const importWords: Words<ImportWords> = {
  en: {
    title: 'What is in this timetable',
    newTerm: (name, weeks) => `${name}, ${weeks} weeks`,
    sameTerm: (name) => `Into the term ${name}`,
    termFrom: (date) => `begins ${date}`,
    events: (count) => (count === 1 ? '1 event' : `${count} events`),
    summary: (events, courses, sessions) =>
      [
        events === 1 ? '1 event' : `${events} events`,
        ...(courses === 0
          ? []
          : [
              `study work for ${courses === 1 ? '1 course' : `${courses} courses`}`,
              sessions === 1 ? '1 session' : `${sessions} sessions`,
            ]),
      ]
        .join(', ')
        .replace(', ', ' · '),
    meetings: (count) => (count === 1 ? 'once' : `${count} times`),
    kinds: { class: 'class', exam: 'exam', personal: 'personal' },
    studies: 'Study work to add',
    study: (sessions, periods) =>
      `${sessions} × ${periods === 1 ? '1 period' : `${periods} periods`}`,
    problems: (count) => (count === 1 ? '1 thing to know' : `${count} things to know`),
    alreadyThere: (count) =>
      count === 1 ? '1 date is already in your week.' : `${count} dates are already in your week.`,
    nothing: 'Nothing new in this file.',
    accept: 'Import',
    cancel: 'Cancel',
    done: (events, studies) =>
      `Imported ${events === 1 ? '1 date' : `${events} dates`}${studies === 0 ? '' : `, with study work for ${studies === 1 ? '1 course' : `${studies} courses`}`}.`,
  },
  zh: {
    title: '这份课表里有什么',
    newTerm: (name, weeks) => `${name}，共 ${weeks} 周`,
    sameTerm: (name) => `导入到“${name}”`,
    termFrom: (date) => `${date}开始`,
    events: (count) => `${count} 门课或日程`,
    summary: (events, courses, sessions) =>
      courses === 0
        ? `${events} 门课或日程`
        : `${events} 门课或日程 · ${courses} 门课的学习任务，共 ${sessions} 次`,
    meetings: (count) => `${count} 次`,
    kinds: { class: '课', exam: '考试', personal: '个人安排' },
    studies: '要添加的学习任务',
    study: (sessions, periods) => `${sessions} 次，每次 ${periods} 节`,
    problems: (count) => `有 ${count} 处需要留意`,
    alreadyThere: (count) => `有 ${count} 次已经在课表里了。`,
    nothing: '这个文件里没有新内容。',
    accept: '导入',
    cancel: '取消',
    done: (events, studies) =>
      `已导入 ${events} 次日程${studies === 0 ? '' : `，并为 ${studies} 门课添加了学习任务`}。`,
  },
}
