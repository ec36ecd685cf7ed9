// The top bar, the columns, the first run and the drop zone.
import type { FileRemedy } from '../../shared/settings/file-remedies.ts'
import type { Theme } from '../../shared/settings/theme.ts'
import type { View } from '../store/desk.ts'
import type { Words } from './words.ts'

export const frameWords: Words<{
  week: (number: number) => string
  previousWeek: string
  nextWeek: string
  today: string
  toToday: string
  undo: string
  redo: string
  undoWhat: (what: string) => string
  redoWhat: (what: string) => string
  history: string
  views: string
  view: Record<View, string>
  import: string
  export: string
  health: string
  habits: string
  assistant: string
  standing: string
  settings: string
  otherLanguage: string
  theme: Record<Theme, string>
  courses: string
  conversation: string
  openCourses: string
  closeCourses: string
  openConversation: string
  closeConversation: string
  close: string
  opening: string
  restore: (at: string) => string
  remedies: Record<FileRemedy, string>
  drop: string
  welcome: string
  welcomeText: string
  sample: string
  sampleText: string
  importTimetable: string
  importTimetableText: string
}> = {
  en: {
    week: (number) => `Week ${number}`,
    previousWeek: 'Previous week',
    nextWeek: 'Next week',
    today: 'This week',
    toToday: 'Show the week of today',
    undo: 'Undo',
    redo: 'Redo',
    undoWhat: (what) => `Undo: ${what}`,
    redoWhat: (what) => `Redo: ${what}`,
    history: 'History',
    views: 'Views',
    view: { week: 'Week', term: 'Term', today: 'Today' },
    import: 'Import',
    export: 'Export',
    health: 'Health',
    habits: 'Study habits',
    assistant: 'Assistant',
    standing: 'About you',
    settings: 'Settings',
    otherLanguage: '中文',
    theme: { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
    courses: 'Courses',
    conversation: 'Conversation',
    openCourses: 'Show courses',
    closeCourses: 'Hide courses',
    openConversation: 'Show conversation',
    closeConversation: 'Hide conversation',
    close: 'Close',
    opening: 'Opening your week…',
    restore: (at) => `Restore the copy of ${at}`,
    remedies: { anew: 'Begin anew', 'without-log': 'Go on without the log' },
    drop: 'Drop the timetable to see what is in it',
    welcome: 'Your study week, woven around your classes',
    welcomeText:
      'Weekloom puts study work into the free periods of your real timetable. It works offline, asks before every change, and can undo each one.',
    sample: 'Look around with a sample term',
    sampleText: 'A full timetable with study work that waits to be planned.',
    importTimetable: 'Import your timetable',
    importTimetableText:
      'A calendar, a table, a WakeUp backup, or text that you paste. You see what is in it first.',
  },
  zh: {
    week: (number) => `第 ${number} 周`,
    previousWeek: '上一周',
    nextWeek: '下一周',
    today: '本周',
    toToday: '回到今天所在的周',
    undo: '撤销',
    redo: '重做',
    undoWhat: (what) => `撤销：${what}`,
    redoWhat: (what) => `重做：${what}`,
    history: '改动记录',
    views: '视图',
    view: { week: '周', term: '学期', today: '今天' },
    import: '导入',
    export: '导出',
    health: '计划体检',
    habits: '学习习惯',
    assistant: '助手',
    standing: '关于你',
    settings: '设置',
    otherLanguage: 'English',
    theme: { system: '外观：跟随系统', light: '外观：浅色', dark: '外观：深色' },
    courses: '课程',
    conversation: '对话',
    openCourses: '显示课程',
    closeCourses: '收起课程',
    openConversation: '显示对话',
    closeConversation: '收起对话',
    close: '关闭',
    opening: '正在打开课表…',
    restore: (at) => `恢复 ${at} 的备份`,
    remedies: { anew: '重新开始', 'without-log': '不用这份日志继续' },
    drop: '松开鼠标，看看这份课表里有什么',
    welcome: '把学习排进你的课表空档',
    welcomeText:
      'Weekloom 会把学习任务排进真实课表的空闲时段。不用联网，每次改动都先问你，都能撤销。',
    sample: '先用示例学期看看',
    sampleText: '几门课和要做的学习任务都准备好了，可以直接排。',
    importTimetable: '导入我的课表',
    importTimetableText: '日历、表格、WakeUp 课程表备份，或粘贴的文字，导入前先让你过目。',
  },
}
