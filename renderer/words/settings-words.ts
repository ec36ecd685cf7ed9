// The settings: the parts of the dialog, backups, the data folder, and erasing.
import type { Language } from '../../shared/language.ts'
import type { Theme } from '../../shared/settings/theme.ts'
import type { BackupReason } from '../../shared/settings/backup-reasons.ts'
import type { AsideItem } from '../../shared/settings/settings-view.ts'
import type { WeekStart } from '../../shared/settings/week-start.ts'
import type { SettingsPart } from '../store/desk.ts'
import type { Words } from './words.ts'

export type SettingsWords = {
  title: string
  parts: Record<SettingsPart, string>
  language: string
  languages: Record<Language, string>
  theme: string
  themes: Record<Theme, string>
  patterns: string
  patternsOff: string
  patternsOn: string
  patternsHint: string
  weekStart: string
  weekStarts: Record<WeekStart, string>
  reminder: string
  reminderOff: string
  reminderLead: (minutes: number) => string
  reminderHint: string
  allow: string
  reminderBlocked: string
  reminderUnknown: string
  more: string
  links: Record<'term' | 'assistant' | 'habits' | 'standing', { name: string; hint: string }>
  loading: string
}

export const settingsWords: Words<SettingsWords> = {
  en: {
    title: 'Settings',
    parts: {
      general: 'General',
      calendar: 'Calendar',
      backups: 'Backups',
      data: 'Your data',
      about: 'About',
    },
    language: 'Language',
    languages: { en: 'English', zh: '中文' },
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    patterns: 'Courses are told apart by',
    patternsOff: 'Colour',
    patternsOn: 'Colour and pattern',
    patternsHint: 'Patterns also come with the high contrast of your system.',
    weekStart: 'Weeks begin on',
    weekStarts: { 1: 'Monday', 7: 'Sunday', 6: 'Saturday' },
    reminder: 'Remind me of study work',
    reminderOff: 'Not at all',
    reminderLead: (minutes) => `${minutes} minutes before`,
    reminderHint: 'While Weekloom is open, with a notification of your system.',
    allow: 'Allow notifications',
    reminderBlocked:
      'Notifications are blocked here, so reminders appear inside this window. Your browser’s settings for this page can allow them.',
    reminderUnknown: 'Your browser has not been asked yet whether notifications may be shown.',
    more: 'More settings',
    links: {
      term: {
        name: 'Term',
        hint: 'Its weeks, the times of its periods, days off and make-up days',
      },
      assistant: {
        name: 'Assistant',
        hint: 'Which model answers, its key, and what it may do alone',
      },
      habits: { name: 'Study habits', hint: 'Times, days and evenings that every plan keeps to' },
      standing: { name: 'About you', hint: 'What the assistant knows of you and your courses' },
    },
    loading: 'Looking at your data…',
  },
  zh: {
    title: '设置',
    parts: { general: '通用', calendar: '日历', backups: '备份', data: '你的数据', about: '关于' },
    language: '语言',
    languages: { en: 'English', zh: '中文' },
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
    reminderBlocked:
      '这里的通知被禁止了，提醒会显示在这个窗口里。可以在浏览器的网站设置里允许通知。',
    reminderUnknown: '还没有问过浏览器能不能显示通知。',
    more: '更多设置',
    links: {
      term: { name: '学期', hint: '周数、作息时间、放假和调休' },
      assistant: { name: '助手', hint: '由哪个模型回答、密钥，以及哪些事不用问你' },
      habits: { name: '学习习惯', hint: '每次排课都遵守的时间、日子和晚上' },
      standing: { name: '关于你', hint: '助手对你和各门课的了解' },
    },
    loading: '正在查看你的数据…',
  },
}

type BackupWords = {
  rule: string
  now: string
  made: (at: string) => string
  list: string
  none: string
  why: Record<BackupReason, string>
  aside: string
  asideRule: string
  asideKinds: Record<AsideItem['kind'], string>
  size: (bytes: number) => string
  restore: string
  restoreWhat: (at: string) => string
  question: (at: string) => string
  lost: (changes: number, isMore: boolean) => string
  lostNothing: string
  kept: string
  restoreNow: string
  keep: string
  restored: (at: string) => string
}

/** "48 KB", "3.2 MB". */
function saySize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}

export const backupWords: Words<BackupWords> = {
  en: {
    rule: 'Weekloom makes a backup within the hour of a change and on each day that it is open, and before imports, deletions, changes of many tasks, updates and restores. It keeps 24 hourly ones, the daily ones of 14 days and then one a week for 8 weeks, the last 10 that you asked for, and the last 5 of each other kind.',
    now: 'Back up now',
    made: (at) => `Backed up: ${at}`,
    list: 'Backups',
    none: 'There is no backup yet.',
    why: {
      hourly: 'hourly',
      daily: 'daily',
      asked: 'by you',
      import: 'before an import',
      bulk: 'before many changes',
      delete: 'before a deletion',
      migration: 'before an update',
      restore: 'before a restore',
    },
    aside: 'Set aside',
    asideRule:
      'Set aside in the data folder, whole, because no backup could be made of it. Weekloom never removes these; delete them there once you no longer need them.',
    asideKinds: {
      file: 'data file before a restore',
      log: 'log that was not read in',
    },
    size: saySize,
    restore: 'Restore',
    restoreWhat: (at) => `Restore the backup of ${at}`,
    question: (at) => `Go back to the backup of ${at}?`,
    lost: (changes, isMore) =>
      changes === 1 && !isMore
        ? '1 change to the schedule since then will not be in it, nor what was said since.'
        : `${isMore ? 'More than ' : ''}${changes} changes to the schedule since then will not be in it, nor what was said since.`,
    lostNothing:
      'The schedule has not been changed since then; what was said and set since will not be in it.',
    kept: 'What is here now is kept first, so that you can come back to it.',
    restoreNow: 'Restore',
    keep: 'Keep what is here',
    restored: (at) => `The backup of ${at} is restored. What was here before is a backup too.`,
  },
  zh: {
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
  },
}

type DataWords = {
  folder: string
  folderHint: string
  show: string
  notShown: string
  copy: string
  copied: string
  notCopied: string
  everything: string
  everythingText: string
  exportNow: string
  exported: (tasks: number, changes: number, conversations: number) => string
  damaged: (parts: number) => string
  erase: string
  eraseText: string
  eraseFirst: string
  type: (word: string) => string
  eraseNow: string
  erased: string
}

export const dataWords: Words<DataWords> = {
  en: {
    folder: 'Data folder',
    folderHint:
      'All that you have in Weekloom lies here, and nowhere else. To keep it in another place, quit Weekloom, move the folder, and start with --data and its new path.',
    show: 'Show in the file manager',
    notShown: 'The file manager did not open. The path above leads there.',
    copy: 'Copy the path',
    copied: 'Copied',
    notCopied: 'Not copied: select the path instead',
    everything: 'Export everything',
    everythingText:
      'One file with your term, schedule, work log, history, conversations, settings and what you wrote about yourself. Keys of models are never in it.',
    exportNow: 'Export everything',
    exported: (tasks, changes, conversations) =>
      `The file holds ${tasks === 1 ? '1 task' : `${tasks} tasks`}, ${changes === 1 ? '1 change' : `${changes} changes`} and ${conversations === 1 ? '1 conversation' : `${conversations} conversations`}.`,
    damaged: (parts) =>
      ` ${parts === 1 ? '1 damaged part' : `${parts} damaged parts`} could not be read and ${parts === 1 ? 'is' : 'are'} not in it.`,
    erase: 'Erase everything',
    eraseText:
      'Your schedule, history, conversations, settings, backups and model keys are removed from this computer for good. There is no undo.',
    eraseFirst: 'Export everything first',
    type: (word) => `Type “${word}” to go on`,
    eraseNow: 'Erase everything',
    erased: 'Everything is erased.',
  },
  zh: {
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
    erase: '清除全部内容',
    eraseText: '日程、改动记录、对话、设置、备份和模型密钥都会从这台电脑上永久删除，无法撤销。',
    eraseFirst: '先导出全部内容',
    type: (word) => `输入“${word}”继续`,
    eraseNow: '全部清除',
    erased: '已全部清除。',
  },
}
