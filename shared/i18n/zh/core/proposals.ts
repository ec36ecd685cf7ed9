// Says in Chinese: what the built-in model proposes, has done, and has looked up.
import type * as en from '../../en/core/proposals.ts'

export const orders: typeof en.orders = {
  plan: (courses) => `安排${courses}`,
  move: (names, where) => `把${names}挪到${where || '别的时间'}`,
  delay: (names, days) => `把${names}和后面的${days > 0 ? '推后' : '提前'} ${Math.abs(days)} 天`,
  swap: (one, other) => `对调${one}和${other}`,
  unplace: (names) => `把${names}从周计划里拿下来`,
  replanWork: (names) => `给${names}重新找时间`,
  replan: '把冲突的地方理顺',
  makeRoom: (times) => `把${times}的学习挪到别的时间`,
  mark: (name, mark, took) => `把${name}标记为${mark}${took === '' ? '' : `（${took}）`}`,
  improve: (when, what) =>
    `优化${when === '' ? '计划' : `${when}的安排`}${what === '' ? '' : `（${what}）`}`,
  addWork: (name) => `把${name}加到待安排`,
  changeWork: (name) => `修改${name}的限制`,
  undo: '撤销上一次改动',
  redo: '重做刚撤销的改动',
  ask: (order) => `${order}。`,
}

export const times: typeof en.times = {
  parts: { morning: '上午', noon: '中午', afternoon: '下午', evening: '晚上' },
  periods: (numbers) => numbers,
  clock: (time) => time,
  before: (time) => `${time} 之前`,
  after: (time) => `${time} 之后`,
  sameTime: '同一时间',
  later: (length) => `${length}后`,
  earlier: (length) => `${length}前`,
  nudges: { later: '更晚', earlier: '更早' },
  days: (count) => `${count} 天`,
  forGood: { habits: '在“学习习惯”里设置', timetable: '在“课表”里填成“个人”安排' },
  pending: '待安排',
  beside: (name, what) => `${name}（${what}）`,
  ofCourse: (course) => `${course}的`,
  moreNames: (count) => `另外 ${count} 个`,
  moreTimes: (count) => `另外 ${count} 段时间`,
}

export const plan: typeof en.plan = {
  spans: {
    'coming-week': '这周快过完了，所以排的是下一周。',
    'first-week': '学期还没开始，所以排的是第一周。',
  },
  everyDay: '各门课允许的日子',
  courses: (count) => `${count} 门课`,
  free: (kept) => `会空出${kept}。`,
  planning: (where, count, courses) => `正在排${where}：${courses}，${count} 次待安排。`,
}

export const work: typeof en.work = {
  joins: (name, lengths, until) =>
    `${name}加到待安排：${lengths}${until === '' ? '' : `，最晚 ${until}`}。`,
  even: (count, each) => `${count} 次，每次 ${each}`,
  uneven: (count, sum) => `${count} 次，共 ${sum}`,
  changes: (name, changes) => `${name}：${changes}。`,
  anyTime: '不再有这类限制',
  keepsOff: (limits) => `以后避开${limits}`,
  due: (day) => `最晚 ${day}`,
  first: '优先安排',
  last: '优先级降低',
  resized: (each, before, after) => `还没开始的每次改成 ${each}（共 ${before}变为 ${after}）`,
  added: (name) => `${name}在待安排里了。说“安排这周”就会给它找时间。`,
  changed: (name, isOpen) => `${name}改好了。${isOpen ? '之后安排时会照此来。' : ''}`,
}

export const load: typeof en.load = {
  left: (open, planned) => `待安排：${open}。已排好、还没开始：${planned}。`,
  units: { minutes: '小时', periods: '节', sessions: '次' },
  verdict: (isEnough, need, amount, unit) =>
    `按现在的安排一共要 ${need} ${unit}，所以 ${amount} ${unit}${isEnough ? '够了' : '不够'}。什么都没有改。`,
  undated: '这里没有算上日期：想知道到那天能不能排下，请带上日期问“都排得下吗”。',
  origin: (count) =>
    `连同已经过去的一共 ${count} 次，是加入这些任务时定下的，当时的理由没有留下。想改的话，说给某门课“加一次”，或者“删掉”其中一次。什么都没有改。`,
  clock: (sessions, length) => `${sessions} 次，共 ${length}`,
  periods: (sessions, periods, hours) =>
    sessions === 0 ? '没有' : `${sessions} 次，${periods} 节（约 ${hours} 小时）`,
}

export const moves: typeof en.moves = {
  delayed: (own, { days }, strays, others) => {
    const room = others === 0 ? '' : `，另外 ${others} 次给它们让位`
    const hour = strays === 0 ? '时段不变' : `${strays} 次原来的时段放不下，换到别的时段`
    const way = `${days > 0 ? '推后' : '提前'} ${Math.abs(days)} 天`
    return `${own} 次学习${way}，${hour}${room}。`
  },
  notDelayed: (names, shift, offer) =>
    `从${names}开始没法整体挪到 ${shift}：有一次会没有位置。${offer === '' ? '' : `${offer}可以放下。`}`,
  lying: (_count, blocks, when, names) => `${when}共有 ${blocks}：${names}。`,
  noPlaceFor: (names) => `没有给${names}找到位置，先留在待安排里。`,
  nowOn: (name, where) => `${name}现在在 ${where}。`,
  untangled: '冲突的地方已经理顺。',
  roomMade: (times) => `${times}的学习已经让开。之后在这里排计划时也会空出来。`,
}

export const asides: typeof en.asides = {
  agreement: '打字不会接受方案。方案还在下面，按“接受”就会生效。',
  stands: '方案还在下面。',
  whyReplan:
    '不能留在原处的才移动，再加上必须给它们让位的：先保证动得最少，再选最好的位置。想问某一个，可以说“为什么高数排在那里”。方案还在下面。',
  courseTime: (name, where) =>
    `方案里没法单独给一门课定时间。先接受下面的方案，再说“把${name}挪到${where === '' ? '周五晚上' : where}”。`,
}

export const done: typeof en.done = {
  planned: (count) => `已经排进课表：${count} 次学习。`,
  next: (name, where) => `接下来是${name}：${where}。`,
  nothingLeft: '全部都有位置了。',
  later: (count) => `其余 ${count} 次之后再排。`,
  open: (count) => `还有 ${count} 次没有安排。`,
  notTaken: (names, count) => `你没有选的${names === '' ? ` ${count} 项` : names}保持原样。`,
  taken: '你选的部分已经写入。',
  moved: (count) => `挪了 ${count} 次学习。`,
  off: (name, count) => `${name === '' ? `${count} 次学习` : name}已拿下，回到待安排。`,
  redo: '已重做。',
  undo: '已撤销。',
  isOpen: (name) => `${name}在待安排里。`,
  notDone: (steps) => `没有做：${steps}。`,
}

export const day: typeof en.day = {
  line: (when, what) => `${when}：${what}`,
  more: '只列出前七天。',
  noLectures: '没有课。',
  held: (title, time, room) => `${time} ${title}${room === '' ? '' : `，${room}`}`,
  nothing: (time) => `${time}没有安排。`,
  moreThere: (count) => `另有 ${count} 项`,
  list: (lines) => `${lines.join('，')}。`,
  open: (title, count, next) => `${title}：${count} 个，接下来是${next}`,
  nothingOpen: '没有待安排的，全部都排好了。',
  stillOpen: '待安排：',
  moreAfter: (count) => `之后还有 ${count} 次。`,
  noPlaceYet: (count) => `还有 ${count} 个没有安排。`,
  until: (when) => `到 ${when}为止`,
  head: (words) => `${words.join('，')}：`,
  noClash: '没有冲突，排好的都在可以放的位置。',
  clash: (names) => `这些不能待在现在的位置：${names}。说“解决一下冲突”，我就给它们换地方。`,
}

export const card: typeof en.card = {
  fits: (name, where) => `${name}可以放在 ${where}。`,
  otherHour: (asked, nearest) => `课表里没有 ${asked} 开始的节次，最近的是 ${nearest}。`,
  cannotGo: (name, where) => `${name}没法放到${where === '' ? '那里' : where}。`,
  noOffer: '它前后的任务和各种限制之间，也没有别的空位。可以换一天，或者说取消。',
  offers: (places) => `最近的空位：${places.join('；')}。`,
  choose: '可以说“好”选第一个，说“第二个”，或者换一天。',
  tooLong: (length, last) => `它要 ${length}，那个时间放不下（一天到 ${last} 结束）。`,
  swaps: (one, other) => `${one}和${other}可以对调。`,
  unplaces: (names) => `把${names}拿下来，放回待安排。`,
  stuck: (names) => `这些找不到合适的位置：${names}。`,
  instead: '想换成别的吗？也可以说取消。',
  undo: (what) => `撤销上一次改动：${what}`,
  redo: (what) => `重做：${what}`,
  several: '我一个一个来。',
}
