// The words of the dialog that reads a syllabus, and of the places that show where work was read.
import type { DraftKind, DraftStanding } from '../../shared/syllabus/draft.ts'
import type { Words } from './words.ts'

export const syllabusWords: Words<{
  title: string
  intro: string
  needsTerm: string
  choose: string
  another: string
  reading: (file: string) => string
  percent: (percent: number) => string
  stop: string
  course: string
  whichCourse: string
  groups: { exams: string; deadlines: string; work: string; gone: string }
  rest: (count: number) => string
  kinds: Record<DraftKind, string>
  standings: Record<DraftStanding, string>
  until: (date: string) => string
  days: (from: string, to: string) => string
  sessions: (sessions: number, periods: number) => string
  noDate: string
  details: (title: string) => string
  detailsShort: string
  date: string
  start: string
  end: string
  count: string
  length: string
  accept: (count: number) => string
  cancel: string
  undo: string
  all: string
  none: string
  readFrom: string
  readerOffer: (host: string) => string
  readerAsk: (name: string) => string
  readerReading: (name: string) => string
}> = {
  en: {
    title: 'Read a syllabus',
    intro:
      'Choose the document that a course handed out: PDF, Word (.docx), web page, Markdown or text. Exams, deadlines and reading are listed with the words that say so; nothing is written until you accept.',
    needsTerm: 'A term comes first: import a timetable, or type it in.',
    choose: 'Choose a file',
    another: 'Another file',
    reading: (file) => `Reading ${file}`,
    percent: (percent) => `${percent} %`,
    stop: 'Stop',
    course: 'Course',
    whichCourse: 'Which course is this for?',
    groups: {
      exams: 'Exams and presentations',
      deadlines: 'Deadlines',
      work: 'Work week by week',
      gone: 'No longer in the document',
    },
    rest: (count) => `Not to be taken: ${count}`,
    kinds: {
      exam: 'Exam',
      quiz: 'Quiz',
      presentation: 'Presentation',
      deadline: 'Due',
      reading: 'Reading',
      problems: 'Problems',
      lecture: 'Go over',
    },
    standings: {
      new: '',
      changed: 'changed',
      asked: 'check this',
      gone: 'gone',
      known: 'already there',
      past: 'over',
      outside: 'not in the term',
    },
    until: (date) => `due ${date}`,
    days: (from, to) => `${from} – ${to}`,
    sessions: (sessions, periods) =>
      `${sessions} ${sessions === 1 ? 'session' : 'sessions'} of ${periods} ${periods === 1 ? 'period' : 'periods'}`,
    noDate: 'no day',
    details: (title) => `Details of ${title}`,
    detailsShort: 'Details',
    date: 'Day',
    start: 'From',
    end: 'To',
    count: 'Sessions',
    length: 'Periods each',
    accept: (count) => `Accept ${count}`,
    cancel: 'Cancel',
    undo: 'Undo',
    all: 'All',
    none: 'None',
    readFrom: 'Read from',
    readerOffer: (host) =>
      `These were found by rules. Your model may find more: the text of the document is sent to ${host}.`,
    readerAsk: (name) => `Let ${name} read it too`,
    readerReading: (name) => `${name} reads it. Nothing of the list changes meanwhile.`,
  },
  zh: {
    title: '读取课程大纲',
    intro:
      '选择老师发的文件：PDF、Word（.docx）、网页、Markdown 或文本。会列出考试、截止日期和阅读任务，并附上原文；你确认之前不会写入任何内容。',
    needsTerm: '请先有一个学期：导入课表，或自己填写。',
    choose: '选择文件',
    another: '换一个文件',
    reading: (file) => `正在读取 ${file}`,
    percent: (percent) => `${percent}%`,
    stop: '停止',
    course: '课程',
    whichCourse: '这是哪门课的？',
    groups: {
      exams: '考试和展示',
      deadlines: '截止日期',
      work: '每周任务',
      gone: '文件里已经没有的',
    },
    rest: (count) => `不能导入的：${count} 项`,
    kinds: {
      exam: '考试',
      quiz: '测验',
      presentation: '展示',
      deadline: '截止',
      reading: '阅读',
      problems: '作业',
      lecture: '复习',
    },
    standings: {
      new: '',
      changed: '有变化',
      asked: '请核对',
      gone: '已删去',
      known: '已有',
      past: '已过去',
      outside: '不在学期内',
    },
    until: (date) => `${date}截止`,
    days: (from, to) => `${from} – ${to}`,
    sessions: (sessions, periods) => `${sessions} 次，每次 ${periods} 节`,
    noDate: '没有日期',
    details: (title) => `${title}的详情`,
    detailsShort: '详情',
    date: '日期',
    start: '开始',
    end: '结束',
    count: '次数',
    length: '每次节数',
    accept: (count) => `确认导入 ${count} 项`,
    cancel: '取消',
    undo: '撤销',
    all: '全选',
    none: '全不选',
    readFrom: '出处',
    readerOffer: (host) =>
      `下面的内容由规则找到。你的模型也许能找到更多：文件的文字会发送到 ${host}。`,
    readerAsk: (name) => `让 ${name} 也读一遍`,
    readerReading: (name) => `${name} 正在读，这期间列表不会变。`,
  },
}
