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

export const davProblemNotes: typeof en.davProblemNotes = {
  elsewhere: (address) => `服务器转到了 ${address}，密码没有发过去。如果你信任它，请填写那个地址。`,
  cannotMake: (calendar) =>
    `服务器不能新建日历。请先在那边建一个名为“${calendar}”的空日历，再推送。`,
  notEmpty: (calendar) =>
    `那边的日历“${calendar}”里已经有别的日程，没有写入。请换一个名字，或选一个空日历。`,
  status: (status) => `服务器返回错误 ${status}。本机没有任何改动，请稍后再试。`,
}

export const caldavCards: typeof en.caldavCards = {
  offWeek: '那边改过，但这里已经移走：保留你的，就会把那边的删除。',
  deletedThere: (title) => `日历里删除了${title}。`,
  noBlockThere: (title) => `${title}在日历里变成了重复或全天的日程，不再是一个时段。`,
  movedThere: ({ title, date, from, until, name, noted }) =>
    `${title}在日历里是 ${date} ${from}–${until}${name}${noted ? '，还加了备注' : ''}。`,
  namedThere: (quoted) => `，名称是${quoted}`,
  offerLeave: '留在日历里，当作普通日程。',
  offerTakeOff: '从本周移走，变成待安排。',
  offerPut: (where) => `放到：${where}。`,
  offerNearest: (where) => `那个时间不行，最近的可用位置是${where}。`,
  notTakenOutside: '那一天不在学期内。',
  notTakenUnreadable: '只能保留你这里的版本。',
  notTakenGone: '它已经不在本机的日程里了。',
}

export const caldavWords: typeof en.caldavWords = {
  pushedDone: (written, removed) =>
    written + removed === 0 ? '日历和这里一致。' : `写入 ${written} 个时段，移除 ${removed} 个。`,
  pushedAsked: (changes) => `日历里改动了 ${changes} 个时段，请查看并选择。`,
  pushed: (done, asked) => `${done}${asked}`,
  tested: (count, isThere, calendar) => {
    const next = isThere ? `推送会使用“${calendar}”。` : `推送时会新建“${calendar}”。`
    return `连接成功，那边有 ${count} 个日历。${next}`
  },
}
