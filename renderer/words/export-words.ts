// The export dialog: formats, what goes out, and what the preview says of it.
import type {
  DoneChoice,
  ExportFormat,
  PageLayout,
  Paper,
} from '../../shared/exchange/export-choice.ts'
import type { Words } from './words.ts'

type ExportWords = {
  title: string
  format: string
  formats: Record<ExportFormat, { label: string; hint: string }>
  range: string
  week: (number: number, dates: string) => string
  term: string
  dates: string
  from: string
  to: string
  noDates: string
  courses: string
  allCourses: string
  work: string
  done: Record<DoneChoice, string>
  withEvents: string
  reminder: string
  noReminder: string
  minutesBefore: (minutes: number) => string
  withPending: string
  withPendingHint: string
  paper: string
  papers: Record<Paper, string>
  layout: string
  layouts: Record<PageLayout, string>
  preview: string
  loading: string
  firstPage: string
  more: string
  blocks: (count: number) => string
  cards: (count: number) => string
  events: (count: number) => string
  pending: (count: number) => string
  pages: (count: number) => string
  size: (bytes: number) => string
  accept: string
  cancel: string
  written: (fileName: string, blocks: number) => string
}

export const exportWords: Words<ExportWords> = {
  en: {
    title: 'Export',
    format: 'File',
    formats: {
      ics: {
        label: 'Calendar (.ics)',
        hint: 'For your phone or any calendar; importing it again updates it',
      },
      pdf: { label: 'Pages to print (.pdf)', hint: 'With text that can be selected' },
      png: { label: 'Picture (.png)', hint: 'To send or to put on a screen' },
      csv: { label: 'Table (.csv)', hint: 'For Google Calendar or a spreadsheet' },
      md: { label: 'Task list (.md)', hint: 'Markdown with boxes to tick, as Obsidian reads it' },
      anki: {
        label: 'Cards for Anki (.txt)',
        hint: 'A card for each topic. The backs are yours to write, and stay as you wrote them',
      },
      json: {
        label: 'Data (.json)',
        hint: 'The whole term as plain data; it can be imported again',
      },
    },
    range: 'Time',
    week: (number, dates) => `Week ${number} (${dates})`,
    term: 'The whole term',
    dates: 'Other dates',
    from: 'From',
    to: 'To',
    noDates: 'Choose a first and a last day.',
    courses: 'Courses',
    allCourses: 'All',
    work: 'Study work',
    done: { all: 'Done or not', open: 'Not done yet', done: 'Done' },
    withEvents: 'Classes, exams and appointments too',
    reminder: 'Reminder',
    noReminder: 'None',
    minutesBefore: (minutes) => (minutes === 0 ? 'At the start' : `${minutes} minutes before`),
    withPending: 'Work without a place as tasks to do',
    withPendingHint: 'Each due on the last day of its work; Google Calendar leaves them out',
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'US Letter' },
    layout: 'Pages',
    layouts: {
      week: 'A page for each week',
      term: 'The term at a glance',
      agenda: 'A list by days',
    },
    preview: 'What will be written',
    loading: 'Looking …',
    firstPage: 'The first page',
    more: '… and so on',
    blocks: (count) => (count === 1 ? '1 study block' : `${count} study blocks`),
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    events: (count) => (count === 1 ? '1 event' : `${count} events`),
    pending: (count) => `${count} without a place`,
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    size: (bytes) => saySize(bytes),
    accept: 'Export',
    cancel: 'Cancel',
    written: (fileName, blocks) => {
      const isCards = fileName.endsWith('-anki.txt')
      const [one, many] = isCards ? ['1 card', `${blocks} cards`] : ['1 block', `${blocks} blocks`]
      return `${fileName} holds ${blocks === 1 ? one : many}.`
    },
  },
  zh: {
    title: '导出',
    format: '文件',
    formats: {
      ics: { label: '日历（.ics）', hint: '可导入手机或任何日历，再次导入会更新' },
      pdf: { label: '打印页面（.pdf）', hint: '文字可以选中' },
      png: { label: '图片（.png）', hint: '方便发送或设为壁纸' },
      csv: { label: '表格（.csv）', hint: '给 Google 日历或电子表格' },
      md: { label: '任务清单（.md）', hint: 'Markdown 格式，可以打勾，适合 Obsidian' },
      anki: {
        label: 'Anki 卡片（.txt）',
        hint: '每个知识点一张卡片。背面由你来写，再次导入也不会改动',
      },
      json: { label: '数据（.json）', hint: '整个学期的纯数据，可以再导入' },
    },
    range: '时间',
    week: (number, dates) => `第 ${number} 周（${dates}）`,
    term: '整个学期',
    dates: '其他日期',
    from: '从',
    to: '到',
    noDates: '请选择开始和结束日期。',
    courses: '课程',
    allCourses: '全部',
    work: '学习任务',
    done: { all: '完成和未完成的', open: '还没完成的', done: '已完成的' },
    withEvents: '包括课、考试和个人安排',
    reminder: '提醒',
    noReminder: '不提醒',
    minutesBefore: (minutes) => (minutes === 0 ? '开始时' : `提前 ${minutes} 分钟`),
    withPending: '还没安排的任务作为待办',
    withPendingHint: '截止日期是该任务的最后一天；Google 日历会忽略待办',
    paper: '纸张',
    papers: { a4: 'A4', letter: '美式信纸' },
    layout: '页面',
    layouts: { week: '每周一页', term: '学期总览', agenda: '按天列表' },
    preview: '将要写入的内容',
    loading: '正在查看……',
    firstPage: '第一页',
    more: '……后面还有',
    blocks: (count) => `${count} 个学习时段`,
    cards: (count) => `${count} 张卡片`,
    events: (count) => `${count} 个日程`,
    pending: (count) => `${count} 项还没安排`,
    pages: (count) => `${count} 页`,
    size: (bytes) => saySize(bytes),
    accept: '导出',
    cancel: '取消',
    written: (fileName, blocks) => `已导出 ${fileName}，共 ${blocks} 项。`,
  },
}

function saySize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1_000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
