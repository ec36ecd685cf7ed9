// Says in Chinese: the frame of the window: bars, notices, jobs, what Weekloom is.
import type * as en from '../../en/window/frame.ts'
import { sideJobNames } from '../shared/names.ts'

export const about: typeof en.about = {
  version: (version, license) => `Weekloom ${version}，许可证 ${license}`,
  offline: '不用联网就能使用，也不会向任何人报告。',
  packages: '所用的软件包',
  packagesHint: '点开一行可以阅读它的许可证。桌面应用还包含 Electron，它的许可证放在程序旁边。',
}

export const frame: typeof en.frame = {
  week: (number) => `第 ${number} 周`,
  previousWeek: '上一周',
  nextWeek: '下一周',
  earlier: '往前',
  later: '往后',
  toDay: '今天',
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
  menu: '菜单',
  settings: '设置',
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
}

export const notice: typeof en.notice = {
  broken: '这一步没有成功，什么都没有改动。请再试一次，或重启 Weekloom。',
  lost: '结果还没传回来，连接就断了。请先看看课表，再决定要不要重试。',
  unreadable: (fileName) => `无法读取 ${fileName}，没有导入任何内容。`,
  undo: (summary) => `已撤销：${summary}`,
  redo: (summary) => `已重做：${summary}`,
  back: { undo: '撤销这一步', redo: '重做这一步' },
  dismiss: '关闭',
  builtIn: '从现在起由内置模型回答，可以在“助手”里改回来。',
  setAside: (path) => `备份已恢复。原来的文件无法备份，已原样完整保留在：${path}`,
  reconnecting: '正在重新连接，眼前的内容都在。',
  unreachable:
    '这台电脑上没有运行 Weekloom：请在它的文件夹里执行“npm run serve”，再打开它显示的链接；你的课表都在。',
  refused:
    '这个链接已经用过，或者 Weekloom 重新启动过，给出了新的链接。请在运行 Weekloom 的终端里按回车，再在这里打开显示的链接；你的课表都在。',
  linkless:
    '这个窗口不是用链接打开的。请在运行 Weekloom 的终端里按回车，在浏览器里打开显示的链接；已安装的应用窗口可以从那里用“在 Weekloom 中打开”继续。你的课表都在。',
  full: '打开的 Weekloom 窗口太多了。请关掉一个，这个页面会自动重新连上。',
}

export const sideJob: typeof en.sideJob = {
  running: (job) => `${sideJobNames[job]}……`,
  stop: '停止',
}
