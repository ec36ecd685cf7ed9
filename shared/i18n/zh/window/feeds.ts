// Says in Chinese: calendars that are read from addresses.
import type * as en from '../../en/window/feeds.ts'

export const feeds: typeof en.feeds = {
  title: '日历订阅',
  about:
    'Weekloom 打开时和之后每隔几小时会重新读取这些日历。有变动时先放在这里等你查看，没有你的同意什么都不会写入。',
  kept: {
    keychain: '地址像密钥一样保存在系统的钥匙串里。',
    file: '地址保存在只属于你的文件里，不在数据文件、备份和导出中。',
  },
  open: '从网址读取',
  openHint:
    '课表、教学平台或共享日历的私密地址（https 或 webcal）。那里有变动时 Weekloom 会告诉你。',
  waiting: (count) => `日历订阅里有 ${count} 处变动等你查看。`,
  see: '去查看',
  sign: (name, waiting) => `${name}。${waiting}`,
  address: '日历的地址',
  addressHint: '以 https:// 或 webcal:// 开头，通常以 .ics 结尾。',
  read: '读取',
  readAt: (when) => `读取于 ${when}`,
  unread: '还没有读取',
  same: '没有变化。',
  isNew: (waiting) => `还没有放进你的课表：${waiting}。`,
  waits: (waiting) => `自你上次查看以来：${waiting}。`,
  look: '查看',
  lookOf: (name) => `查看${name}`,
  leave: '不采用',
  leaveOf: (name) => `不采用${name}的变动`,
  again: '现在读取',
  againOf: (name) => `现在读取${name}`,
  readAll: '全部重新读取',
  agree: (host) => `同意 ${host}`,
  isOpenLine: '连接没有加密（http），途中可能被他人看到。',
  options: '设置',
  optionsOf: (name) => `${name}的设置`,
  isAutomatic: '自动读取',
  takesOver: '自动采用课程变动',
  takesOverHint:
    '课程的新时间和新教室会直接写入，可以撤销。会挤掉已安排的学习、你自己改过的、考试和要交的内容，仍会先问你。',
  newAddress: '新地址',
  keepAddress: '读取新地址',
  remove: '移除',
  removeOf: (name) => `移除${name}`,
  removeQuestion: (name) => `不再读取${name}？`,
  removeText: '它的地址会被忘掉，已经在课表里的内容保留。',
  removeYes: '不再读取',
  removeNo: '保留',
}
