// Bringing a timetable in: choosing or pasting it, what the file does not say, and what its lines and columns mean.
import type { ColumnRole } from '../../shared/timetable/import-answers.ts'
import type { Holiday, ImportFormat } from '../../shared/timetable/import-reading.ts'
import type { Words } from './words.ts'

export const importStepWords: Words<{
  startTitle: string
  file: string
  fileHint: string
  paste: string
  pasteHint: string
  pasteSample: string
  read: string
  back: string
  formats: Record<ImportFormat, string>
  pasted: string
  questions: string
  questionsHint: string
  guess: string
  began: string
  beganHint: (monday: string) => string
  weeks: string
  periods: string
  ownTimes: string
  ownTimesLabel: string
  ownTimesHint: string
  dateOrder: (example: string) => string
  dayFirst: string
  monthFirst: string
  days: string
  daysHint: string
  holidays: Record<Holiday, string>
  dayOff: (date: string) => string
  follows: (date: string, week: number, weekday: string) => string
  remove: (line: string) => string
  addDay: string
  date: string
  what: string
  off: string
  makeUp: string
  week: string
  weekday: string
  add: string
  dayProblem: string
  /** The last of several days off. */
  until: string
  columns: string
  columnsHint: string
  column: (number: number, name: string) => string
  hasHeader: string
  table: string
  line: string
  roles: Record<ColumnRole, string>
  lines: (read: number, unread: number) => string
  readAs: string
  unread: string
  lineNumber: (line: number) => string
}> = {
  en: {
    startTitle: 'Import your timetable',
    file: 'Choose a file',
    fileHint:
      'A calendar (.ics), a table (.csv), a WakeUp backup (.wakeup_schedule), a saved page with your week (.html) or a Weekloom export (.json). You can also drop it on the window.',
    paste: 'Or paste it as text',
    pasteHint: 'A class on each line, or a table copied from a web page or a spreadsheet.',
    pasteSample: 'Mon 3-4 Physics, room 201, weeks 1-8\nTue 10:00-11:35 Linear Algebra (B12)',
    read: 'Read the text',
    back: 'Back',
    formats: {
      ics: 'calendar',
      wakeup: 'WakeUp backup',
      'wakeup-csv': 'WakeUp table',
      csv: 'table',
      grid: 'weekly table',
      text: 'lines of text',
      weekloom: 'Weekloom export',
    },
    pasted: 'Pasted text',
    questions: 'Please check',
    questionsHint:
      'The timetable does not say this. What is filled in is a guess until you change it.',
    guess: 'a guess',
    began: 'The first week began on',
    beganHint: (monday) => `Week 1 starts on ${monday}.`,
    weeks: 'Weeks',
    periods: 'Periods of a day',
    ownTimes: 'Other times',
    ownTimesLabel: 'Times of the periods',
    ownTimesHint: 'One period on each line, like 08:00-08:45',
    dateOrder: (example) => `What does ${example} mean?`,
    dayFirst: 'The day comes first',
    monthFirst: 'The month comes first',
    days: 'Days off and make-up days',
    daysHint:
      'Your school decides these, so none is assumed. You can also add them later under Term and periods.',
    holidays: {
      'new-year': 'New Year',
      'spring-festival': 'Spring Festival',
      qingming: 'Qingming',
      'labour-day': 'Labour Day',
      'dragon-boat': 'Dragon Boat Festival',
      'mid-autumn': 'Mid-Autumn Festival',
      'national-day': 'National Day',
    },
    dayOff: (date) => `${date}: no classes`,
    follows: (date, week, weekday) => `${date}: classes of ${weekday}, week ${week}`,
    remove: (line) => `Remove ${line}`,
    addDay: 'Add a day',
    date: 'Date',
    what: 'What happens',
    off: 'No classes',
    makeUp: 'Classes of another day',
    week: 'Week',
    weekday: 'Day',
    add: 'Add',
    dayProblem: 'This date is not in the term, or it is in the list already.',
    until: 'Until (if several days)',
    columns: 'What the columns hold',
    columnsHint: 'Change what is wrong; the lines below show how the rows are read then.',
    column: (number, name) => (name === '' ? `Column ${number}` : `Column ${number}, ${name}`),
    hasHeader: 'The first row holds the names of the columns',
    table: 'First rows of the table',
    line: 'Line',
    roles: {
      title: 'Course',
      weekday: 'Weekday',
      date: 'Date',
      'end-date': 'End date',
      start: 'Start time',
      end: 'End time',
      period: 'Period',
      'period-end': 'Last period',
      when: 'Day and time',
      weeks: 'Weeks',
      room: 'Room',
      kind: 'Kind',
      'all-day': 'All day',
      none: 'Not used',
    },
    lines: (read, unread) =>
      [
        `${read === 1 ? '1 line' : `${read} lines`} understood`,
        ...(unread === 0 ? [] : [`${unread} not`]),
      ].join(', '),
    readAs: 'How it was understood',
    unread: 'What was not understood',
    lineNumber: (line) => `Line ${line}`,
  },
  zh: {
    startTitle: '导入我的课表',
    file: '选择文件',
    fileHint:
      '日历（.ics）、表格（.csv）、WakeUp 课程表备份（.wakeup_schedule）、保存的课表网页（.html）或 Weekloom 导出的文件（.json）。也可以直接拖到窗口里。',
    paste: '或者粘贴文字',
    pasteHint: '每行一门课，也可以是从教务网页或电子表格里复制的课表。',
    pasteSample: '周一 3-4节 高等数学 1-16周(单) 教三201\n星期三第5、6节 大学英语 第1-16周 J7107',
    read: '读取文字',
    back: '返回',
    formats: {
      ics: '日历',
      wakeup: 'WakeUp 课程表备份',
      'wakeup-csv': 'WakeUp 课程表表格',
      csv: '表格',
      grid: '周课表',
      text: '文字',
      weekloom: 'Weekloom 导出文件',
    },
    pasted: '粘贴的文字',
    questions: '请确认',
    questionsHint: '课表里没有写这些。填好的内容只是猜测，请核对。',
    guess: '猜测',
    began: '第一周从哪天开始',
    beganHint: (monday) => `第 1 周从${monday}开始。`,
    weeks: '周数',
    periods: '每天的节次',
    ownTimes: '其他时间',
    ownTimesLabel: '每节的时间',
    ownTimesHint: '每行一节，例如 08:00-08:45',
    dateOrder: (example) => `${example} 是哪一天？`,
    dayFirst: '日在前',
    monthFirst: '月在前',
    days: '放假和调休',
    daysHint: '以学校的通知为准，这里不做任何假设。以后也可以在“学期与节次”里添加。',
    holidays: {
      'new-year': '元旦',
      'spring-festival': '春节',
      qingming: '清明节',
      'labour-day': '劳动节',
      'dragon-boat': '端午节',
      'mid-autumn': '中秋节',
      'national-day': '国庆节',
    },
    dayOff: (date) => `${date}：停课`,
    follows: (date, week, weekday) => `${date}：上第 ${week} 周${weekday}的课`,
    remove: (line) => `删除“${line}”`,
    addDay: '添加一天',
    date: '日期',
    what: '安排',
    off: '停课',
    makeUp: '上另一天的课（调休）',
    week: '第几周',
    weekday: '星期',
    add: '添加',
    dayProblem: '这一天不在学期内，或已经在列表里。',
    until: '到哪天（多天时填）',
    columns: '每一列是什么',
    columnsHint: '如有不对请修改，下面会显示每一行的理解结果。',
    column: (number, name) => (name === '' ? `第 ${number} 列` : `第 ${number} 列，${name}`),
    hasHeader: '第一行是列名',
    table: '表格的前几行',
    line: '行',
    roles: {
      title: '课程',
      weekday: '星期',
      date: '日期',
      'end-date': '结束日期',
      start: '开始时间',
      end: '结束时间',
      period: '节次',
      'period-end': '结束节次',
      when: '星期和时间',
      weeks: '周次',
      room: '地点',
      kind: '类型',
      'all-day': '全天',
      none: '不使用',
    },
    lines: (read, unread) => `读懂 ${read} 行${unread === 0 ? '' : `，${unread} 行没读懂`}`,
    readAs: '理解的结果',
    unread: '没读懂的内容',
    lineNumber: (line) => `第 ${line} 行`,
  },
}
