// Says in Chinese: what the commands of calendar, recite and guide print.
import type * as en from '../../en/terminal/features.ts'

export const caldavStatus: typeof en.caldavStatus = {
  notSetUp: '还没有设置日历。用 caldav set 地址 --user 用户名 来设置。',
  pushedByItself: '打开 Weekloom 时，每次改动后自动推送。',
  pushedWhenSaid: '由你手动推送。',
  waiting: (waiting) => `等待推送：${waiting}`,
  lastPush: (pushedAt) => `上次推送：${pushedAt}`,
  noPassword: (calendarVariable) => `没有密码：请设置 ${calendarVariable}。`,
  notEncrypted: '连接没有加密（http），途中可能被读到密码。',
  howToAnswer: 'caldav take 编号 采用日历里的改动，caldav keep 编号 保留你的；all 表示全部。',
  caldavOff: (removes) =>
    removes ? '不再推送，已推送的内容也从服务器移除了。' : '不再推送；已推送的内容还在服务器上。',
  incomplete: '第一次设置需要地址和 --user。没有做任何改动。',
}

export const feedLines: typeof en.feedLines = {
  none: '还没有日历订阅。用 feeds add 地址 来添加。',
  readAt: (at) => `读取于：${at}`,
  isNew: (waiting) => `还没有采用：${waiting}`,
  waits: (waiting) => `等待你查看：${waiting}`,
  onPress: '只在你要求时读取。',
  takesOver: '课程的变动会自动采用。',
  isOpen: '连接没有加密（http），途中可能被他人看到。',
  agree: (host) => `如果同意，请加上 --agree ${host} 再来一次。`,
  agreeSet: (id, host) =>
    `用 feeds set ${id} --agree ${host} 表示同意，再用 feeds refresh ${id} 读取。`,
  howToTake: 'feeds take 编号 采用等待的变动（--dry-run 只显示），feeds leave 编号 不采用。',
  kept: {
    keychain: '地址保存在系统的钥匙串里。',
    file: '这里没有钥匙串：地址保存在只属于你的文件里，不在数据文件和备份中。',
  },
}

export const reciteLines: typeof en.reciteLines = {
  noTexts: '还没有材料。下一步：recite add 标题 --file 文件',
  material: ({ due, isDue, name, units, lastScore }) => {
    const next = due === null ? '还没背过' : isDue ? '该背了' : `下次 ${due}`
    return `${name} · ${units} 字 · ${lastScore === null ? '' : `上次 ${lastScore} 分 · `}${next}`
  },
  suggestion: ({ isNow, end, start, block, ids }) => {
    const when = isNow ? `现在到 ${end}` : `接下来 ${start}`
    return `${when}：${block}${ids === '' ? '' : `（recite begin ${ids}）`}`
  },
  forecast: ({ exam, mean, low, high, alone }) =>
    `  ${exam} 当天：预计记得 ${mean}%（${low}–${high}），不再背的话 ${alone}%`,
  kept: (id) => `已存为材料 ${id}。下一步：recite begin ${id}`,
  begun: (name) => `请凭记忆写出${name}：recite say 内容，或 recite say --file 文件`,
  deleted: ({ title, others, isDone }) => {
    const name = others === 0 ? title : ` ${others + 1} 篇材料`
    const what = `${name}和${others === 0 ? '它' : '它们'}的全部背诵记录`
    return isDone ? `已删除${what}。` : `这会删除${what}。没有做任何改动；加上 --apply 才会删除。`
  },
  recallsLeft: (unplaced) => `${unplaced} 次在那几天附近没有位置，等着安排。`,
  recallsDry: '加上 --apply 才会写入。',
  recallsMoved: '计划里的背诵和这次的结果对不上了。下一步：recite plan --apply',
  imported: ({ added, known, leftOut, back }) => [
    `新增 ${added} 篇，已有 ${known} 篇，略过 ${leftOut} 篇。`,
    ...back.map((texts) => `想全部删掉：recite delete ${texts} --apply`),
  ],
}

export const guideLines: typeof en.guideLines = {
  none: '这次对话里没有引导。下一步：guide say "我要通过线性代数考试"',
  left: '这次引导中途退出了，你说过的都留着：guide say 内容 就接着来。',
  head: (state: string) => `课程引导：${state}`,
  changed: '刚改的',
  slots: '逐项',
  doubts: '要先弄清',
  risks: '可能出问题的地方',
  card: (id: string) => `卡片 ${id} 等你确认：answer ${id} accept|reject`,
  exported: (file: string) => `已将引导写入 ${file}`,
  restored: '引导已恢复成导出时的样子。',
}
