// Says in Chinese: what is said of a calendar server.
import type * as en from '../../en/core/caldav.ts'

export const davProblem: typeof en.davProblem = {
  unreachable: '连不上服务器。你的日程都在本机，联网后会再推送。',
  tls: '服务器的证书无效，没有发送任何内容。请检查地址，或联系服务器的管理员。',
  timeout: '服务器太久没有回应。已经发送的会保留，其余的稍后再推送。',
  'too-large': '服务器的回应太大，不像是日历，所以没有读取。请检查地址。',
  stopped: '已停止。已经发送的会保留，其余的下次推送。',
  unauthorized: '服务器不接受这个用户名和密码。有些服务器需要“应用专用密码”。',
  forbidden: '服务器不允许这个用户写入。请换一个日历或地址。',
  'not-found': '这个地址什么都没有。请检查地址，也可能日历在那边被删除了。',
  'not-allowed': '服务器在这个地址不允许这样操作。请确认这是 CalDAV 的地址。',
  changed: '那边刚刚有改动。请再推送一次查看。',
  locked: '日历在那边暂时被锁定了，请过一会儿再试。',
  busy: '服务器要求等一等，稍后会再试，不会丢失内容。',
  full: '服务器上没有空间了。请在那边腾出空间，再推送一次。',
  'not-caldav': '那里回应的不是日历服务器。请检查地址，通常在服务商的帮助页面上。',
  'no-home': '服务器没有说明你的日历在哪里。请直接填写日历所在的地址。',
}
