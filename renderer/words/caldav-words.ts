// The calendar that the plan is pushed to: how it is set up, how it stands, and what was changed there.
import type { Words } from './words.ts'

type CaldavWords = {
  about: string
  address: string
  addressHint: string
  user: string
  password: string
  passwordKept: string
  passwordHint: string
  passwordFromEnvironment: string
  passwordForThisRun: string
  calendar: string
  calendarHint: string
  reminder: string
  noReminder: string
  minutesBefore: (minutes: number) => string
  automatic: string
  automaticHint: string
  save: string
  saved: string
  test: string
  push: string
  plainHttp: (host: string) => string
  plainHttpHint: string
  never: string
  pushedAt: (when: string) => string
  waiting: (count: number) => string
  nothingWaits: string
  changes: string
  changedThere: (count: number) => string
  keepMine: string
  takeTheirs: string
  keepAll: string
  takeAll: string
  answered: string
  leave: string
  leaveText: string
  stopPushing: string
  removeAll: string
  stopped: string
  removed: string
}

export const caldavWords: Words<CaldavWords> = {
  en: {
    about:
      'Your study blocks go into one calendar of their own on any CalDAV server, such as Nextcloud, Fastmail or iCloud. Off until you set it up; other calendars and events are never touched.',
    address: 'Address of the server',
    addressHint: 'As your provider gives it for CalDAV',
    user: 'User name',
    password: 'Password',
    passwordKept: 'Kept. Type another to change it',
    passwordHint: 'Kept in your system’s keychain. Many providers want one made for apps',
    passwordFromEnvironment:
      'Here the password comes from the environment variable WEEKLOOM_CALDAV_PASSWORD.',
    passwordForThisRun: 'This system has no keychain: it is kept until Weekloom closes',
    calendar: 'Name of the calendar',
    calendarHint: 'Made there with the first push; an empty one of this name is used',
    reminder: 'Reminder',
    noReminder: 'None',
    minutesBefore: (minutes) => (minutes === 0 ? 'At the start' : `${minutes} minutes before`),
    automatic: 'Push after each change',
    automaticHint: 'In the background; without a network it waits and is pushed later',
    save: 'Save',
    saved: 'Saved.',
    test: 'Test the connection',
    push: 'Push now',
    plainHttp: (host) => `Send to ${host} unencrypted`,
    plainHttpHint:
      'An address with http:// is an open line: others on the way can read your password and your plan. https:// keeps them to you and the server.',
    never: 'Never pushed yet.',
    pushedAt: (when) => `Last pushed ${when}.`,
    waiting: (count) =>
      count === 1 ? '1 block waits to be pushed.' : `${count} blocks wait to be pushed.`,
    nothingWaits: 'Your calendar is as it is here.',
    changes: 'Changed in your calendar',
    changedThere: (count) =>
      `${count === 1 ? '1 block was' : `${count} blocks were`} changed in your calendar. Look at ${count === 1 ? 'it' : 'them'} in the settings, under Calendar.`,
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    keepAll: 'Keep all of mine',
    takeAll: 'Take all of theirs',
    answered: 'Done. Push to make both the same.',
    leave: 'Stop',
    leaveText: 'What was pushed can stay there, or be taken away. Your plan here stays as it is.',
    stopPushing: 'Stop pushing',
    removeAll: 'Stop and remove from the server',
    stopped: 'No more pushes; what was pushed stays there.',
    removed: 'No more pushes, and what was pushed is gone from the server.',
  },
  zh: {
    about:
      '把学习时段推送到任意 CalDAV 服务器（如 Nextcloud、Fastmail、iCloud）上一个单独的日历。设置之前不会推送，其他日历和日程绝不改动。',
    address: '服务器地址',
    addressHint: '服务商提供的 CalDAV 地址',
    user: '用户名',
    password: '密码',
    passwordKept: '已保存，要换请重新填写',
    passwordHint: '保存在系统的钥匙串里。很多服务商要求使用应用专用密码',
    passwordFromEnvironment: '这里的密码来自环境变量 WEEKLOOM_CALDAV_PASSWORD。',
    passwordForThisRun: '这个系统没有钥匙串，密码只保留到 Weekloom 关闭',
    calendar: '日历名称',
    calendarHint: '第一次推送时新建；那边有同名的空日历就直接使用',
    reminder: '提醒',
    noReminder: '不提醒',
    minutesBefore: (minutes) => (minutes === 0 ? '开始时' : `提前 ${minutes} 分钟`),
    automatic: '每次改动后自动推送',
    automaticHint: '在后台进行；没有网络时会等到以后再推送',
    save: '保存',
    saved: '已保存。',
    test: '测试连接',
    push: '现在推送',
    plainHttp: (host) => `不加密也发给 ${host}`,
    plainHttpHint:
      'http:// 的连接没有加密，途中的人能读到你的密码和计划；https:// 只有你和服务器能读到。',
    never: '还没有推送过。',
    pushedAt: (when) => `上次推送：${when}。`,
    waiting: (count) => `${count} 个时段等待推送。`,
    nothingWaits: '日历和这里一致。',
    changes: '日历里的改动',
    changedThere: (count) => `日历里改动了 ${count} 个时段，请在设置的“日历”里查看。`,
    keepMine: '保留我的',
    takeTheirs: '采用那边的',
    keepAll: '全部保留我的',
    takeAll: '全部采用那边的',
    answered: '好了。再推送一次，两边就一致了。',
    leave: '停止',
    leaveText: '已推送的内容可以留在那边，也可以移除。这里的日程不变。',
    stopPushing: '停止推送',
    removeAll: '停止并从服务器移除',
    stopped: '不再推送，已推送的内容还在那边。',
    removed: '不再推送，已推送的内容也从服务器移除了。',
  },
}
