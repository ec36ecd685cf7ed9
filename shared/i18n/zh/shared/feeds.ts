// Says in Chinese: what is said of calendars that are read from addresses.
import type * as en from '../../en/shared/feeds.ts'
import type { FeedWaiting } from '../../../feeds/feed.ts'

const still = '已有的内容都不变。'

export const feedProblems: typeof en.feedProblems = {
  offline: () => '没有网络，或找不到这个主机。联网后会再读取，什么都没有丢。',
  refused: () => `这个地址暂时没有回应。${still}稍后会再试。`,
  timeout: () => `服务器太久没有回应。${still}稍后会再试。`,
  'cut-off': () => `日历传到一半断了，所以没有采用。${still}稍后会再试。`,
  garbled: () => `收到的内容已损坏，无法解开。${still}稍后会再试。`,
  tls: () =>
    `无法建立安全连接：服务器没有证书，或证书无效。${still}请检查地址，或询问服务器的管理者。`,
  'not-web': () => `这个地址上的不是网页服务器。${still}请检查地址。`,
  stopped: () => `已停止。${still}`,
  elsewhere: (host) =>
    `这个地址会转到 ${host}，还没有向它请求任何内容。${still}如果你认识这个主机，就同意它；如果那是登录页，请复制供日历应用使用的地址。`,
  'open-line': (host) =>
    `到 ${host} 的连接没有加密（http）：途中的人可以看到地址和你的日历。还没有请求任何内容。请改用 https，或同意这个主机。`,
  redirects: () => `这个地址一直在来回跳转。${still}请重新复制一遍地址。`,
  'bad-redirect': () => `这个地址转到的不是网址。${still}请重新复制一遍地址。`,
  unauthorized: () => `服务器要求登录。${still}请复制供日历应用使用的私密地址，它不需要登录。`,
  forbidden: () => `服务器不再允许读取这个地址。${still}请重新复制一遍地址。`,
  'not-found': () => `这个地址上现在什么都没有。${still}如果日历搬了家，请填写新地址。`,
  gone: () => `这个日历已被永久撤下。${still}请填写新地址，或移除这个订阅。`,
  busy: () => `服务器要求稍等。${still}稍后会再试。`,
  server: (status) => `服务器自身出错（错误 ${status}）。${still}稍后会再试。`,
  status: (status) => `服务器返回错误 ${status}。${still}稍后会再试。`,
  'too-large': () => `返回的内容太大，不像是日历，所以没有读取。${still}请检查地址。`,
  empty: () => `返回的内容是空的。${still}稍后会再试。`,
  'web-page': () =>
    `返回的是网页而不是日历，多半是登录页。${still}请复制供日历应用使用的地址，通常以 .ics 结尾。`,
  'not-a-calendar': () => `返回的不是日历。${still}请复制供日历应用使用的地址，通常以 .ics 结尾。`,
  unreadable: (said) => said,
  'no-address': () => '这台电脑上没有它的地址：地址像密钥一样保存，备份里没有。请重新填写。',
}

export const waitingKinds: Record<keyof FeedWaiting, (count: number) => string> = {
  added: (count) => `新增 ${count} 项`,
  moved: (count) => `移动 ${count} 项`,
  changed: (count) => `更改 ${count} 项`,
  gone: (count) => `取消 ${count} 项`,
  yours: (count) => `${count} 项你也改过`,
  due: (count) => `${count} 项要交`,
}

export const feedNotes: typeof en.feedNotes = {
  none: '还没有日历订阅。没有做任何改动。',
  unknown: '没有这个编号的日历订阅。没有做任何改动。',
  tooMany: (most) => `最多可以有 ${most} 个日历订阅。请先移除一个；没有做任何改动。`,
  twice: (name) => `这个地址已经订阅了，名为“${name}”。没有做任何改动。`,
  unread: '它还没有读取过。请先刷新。',
  same: (name) => `${name}：没有变化。`,
  waits: (name, waiting) => `${name}：${waiting}。`,
  failed: (name, sentence) => `${name}：${sentence}`,
  taken: (name, count) => `已从“${name}”更新 ${count} 处课程变动。`,
}
