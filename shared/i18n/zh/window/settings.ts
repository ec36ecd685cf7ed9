// Says in Chinese: settings, backups and the data folder.
import type * as en from '../../en/window/settings.ts'
import { saySize } from '../../../text/say-size.ts'

export const settings: typeof en.settings = {
  title: '设置',
  parts: { general: '通用', calendar: '日历', backups: '备份', data: '你的数据', about: '关于' },
  language: '语言',
  theme: '外观',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  patterns: '课程怎么区分',
  patternsOff: '颜色',
  patternsOn: '颜色和花纹',
  patternsHint: '系统开启高对比度时也会显示花纹。',
  weekStart: '每周从哪天开始',
  weekStarts: { 1: '星期一', 7: '星期日', 6: '星期六' },
  reminder: '学习任务开始前提醒',
  reminderOff: '不提醒',
  reminderLead: (minutes) => `提前 ${minutes} 分钟`,
  reminderHint: 'Weekloom 打开时，用系统通知提醒你。',
  allow: '允许通知',
  reminderBlocked: '这里的通知被禁止了，提醒会显示在这个窗口里。可以在浏览器的网站设置里允许通知。',
  reminderUnknown: '还没有问过浏览器能不能显示通知。',
  more: '更多设置',
  links: {
    term: { name: '学期', hint: '周数、作息时间、放假和调休' },
    assistant: { name: '助手', hint: '由哪个模型回答、密钥，以及哪些事不用问你' },
    habits: { name: '学习习惯', hint: '每次排课都遵守的时间、日子和晚上' },
    standing: { name: '关于你', hint: '助手对你和各门课的了解' },
  },
  loading: '正在查看你的数据…',
}

export const backup: typeof en.backup = {
  rule: 'Weekloom 打开的日子里每天备份一次，有改动时一小时内备份一次，导入、删除、批量改动、升级和恢复之前也会备份。每小时的保留 24 份；每日的保留最近 14 天，再往前每周留一份，共 8 周；手动的保留最近 10 份，其他各保留最近 5 份。',
  now: '现在备份',
  made: (at) => `已备份：${at}`,
  list: '备份',
  none: '还没有备份。',
  why: {
    hourly: '每小时',
    daily: '每日',
    asked: '手动',
    import: '导入前',
    bulk: '批量改动前',
    delete: '删除前',
    migration: '升级前',
    restore: '恢复前',
  },
  aside: '另外保留的文件',
  asideRule:
    '这些文件无法备份，所以原样另外保留在数据文件夹里。Weekloom 不会删除它们；不再需要时请自行删除。',
  asideKinds: { file: '恢复前的数据文件', log: '没有读入的日志' },
  size: saySize,
  restore: '恢复',
  restoreWhat: (at) => `恢复 ${at} 的备份`,
  question: (at) => `要回到 ${at} 的备份吗？`,
  lost: (changes, isMore) =>
    `之后${isMore ? '超过 ' : '的 '}${changes} 条日程改动和对话都不会在里面。`,
  lostNothing: '之后日程没有改动过，但之后的对话和设置不会在里面。',
  kept: '现在的内容会先保留下来，随时可以再回来。',
  restoreNow: '恢复',
  keep: '保留现在的内容',
  restored: (at) => `已恢复 ${at} 的备份。恢复前的内容也备份好了。`,
}

export const data: typeof en.data = {
  folder: '数据文件夹',
  folderHint:
    '你在 Weekloom 里的全部内容都在这里，别处没有。想换个位置，请先退出 Weekloom，移动这个文件夹，再用 --data 加新的路径启动。',
  show: '在文件管理器中显示',
  notShown: '文件管理器没有打开。可以按上面的路径找到它。',
  copy: '复制路径',
  copied: '已复制',
  notCopied: '没有复制成功，请直接选中路径',
  everything: '导出全部内容',
  everythingText:
    '一个文件，包含学期、日程、用时记录、改动记录、对话、设置和你写的关于自己的内容。模型的密钥不会在里面。',
  exportNow: '导出全部内容',
  exported: (tasks, changes, conversations) =>
    `文件里有 ${tasks} 个任务、${changes} 条改动和 ${conversations} 个对话。`,
  damaged: (parts) => `有 ${parts} 处损坏读不出来，不在里面。`,
  moveIn: '从另一台电脑搬过来',
  moveInText:
    '“全部内容”文件里的东西会整个搬进来：学期、改动记录、对话、设置、背诵的课文和订阅的日历。密钥和日历地址需要重新填。',
  moveInChoose: '选择文件',
  moveInQuestion: '用文件里的内容替换这里现有的内容？',
  moveInKept: '这里现有的内容会先备份。',
  moveInNow: '搬进来',
  moveInKeep: '先不搬',
  movedIn: '已经全部搬过来了。',
  moveInTooLarge: '文件太大，窗口里处理不了。请在终端里用“restore 文件”。',
  erase: '清除全部内容',
  eraseText: '日程、改动记录、对话、设置、备份和模型密钥都会从这台电脑上永久删除，无法撤销。',
  eraseFirst: '先导出全部内容',
  type: (word) => `输入“${word}”继续`,
  eraseNow: '全部清除',
  erased: '已全部清除。',
}
