// Says in Chinese: why a change of the schedule is refused.
import type * as en from '../../en/shared/refusals.ts'

export const part: typeof en.part = {
  why: {
    place: (a, b) => `${b}也改了，${a}才能排在那里。`,
    order: (a, b) => `不然${a}和${b}的先后顺序就乱了。`,
    host: (a, b) => `${a}和${b}在同一段时间，一个要跟着另一个。`,
    limits: (a, b) => `${a}要和${b}一起改才符合时间限制。`,
    budget: (a, b) => `不改${b}的话，加上${a}就超过这门课的总节数了。`,
    class: (a, b) => `${a}和${b}是同一项学习任务。`,
    unit: (a, b) => `${a}和${b}要一起改。`,
  },
  moreReasons: (count) => `另外还有 ${count} 项也有关联。`,
  comesAlong: (names, why) => `也一起勾上了：${names}。${why}`,
  staysBehind: (names, why) => `也一起去掉了：${names}。${why}`,
  waits: (names) => `${names}先不安排。`,
  waitsBefore: (name, next, place) => `${name}先不安排，以后只能排在${next}（${place}）之前。`,
  notAdded: (names) => `不添加${names}。`,
  stays: (names) => `${names}保持原样。`,
  more: (count) => `另外 ${count} 项`,
  needs: (names, why) =>
    `只选这些还不够，还需要${names}。${why}请把它们加上，或去掉相关的项；没有做任何改动。`,
  unknown: (ids) => `这张卡片里没有 ${ids} 的改动。请看看卡片里有哪些改动再选；没有做任何改动。`,
  outdated: (names) => `日程之后有了变化，${names}现在不能这样改了。请重新说一遍；没有做任何改动。`,
  nothing: '什么都没选。请至少选一项，或者拒绝这张卡片。',
  whole: '这张卡片只做一件事，只能整个接受或拒绝；没有做任何改动。',
  share: (taken, of) => `接受了 ${of} 项中的 ${taken} 项`,
  told: (taken, of) => `部分接受：${of} 项改动中的 ${taken} 项。`,
  left: (names) => `用户没有采纳、保持原样的：${names}。`,
}

export const nearestPhrases: typeof en.nearestPhrases = (places) =>
  `最近的可用时间：${places.join('；')}。`

export const unknownToPerson: typeof en.unknownToPerson = '这个任务已经不在课表里了。'

export const termProblem: typeof en.termProblem = {
  nothing: '没有做任何改动。',
  heldGuest: (guest, host) => `${guest}在${host}课上，已固定或已标记。请先取消固定或标记。`,
  inTheWay: (title) => `${title}挡住了位置，又不能移动。请先取消固定。`,
  stale: (title) => `${title}和你打开时已经不一样了。请重新查看课表。`,
  clash: (block, other, time, weeks) => `${block}和${other}在${weeks}的 ${time} 冲突。`,
  overlap: (other, time, weeks) => `和${other}在${weeks}的 ${time} 冲突。`,
  outside: (block) => `${block}超出了学期的周数或节次。`,
  outsideTerm: (date, year) => `${year}年${date}不在学期内。`,
  backwards: '结束日期早于开始日期。',
  same: '现在已经是这样了。',
  badTable: '每一节的结束要晚于开始，并且要在上一节结束之后才开始。',
  rowInUse: (row, title, others) =>
    `第 ${row} 节不能删除：${title}${others === 0 ? '' : `等 ${others + 1} 项`}排在这一节。`,
  ownClock: (title) => `${title}有自己的时间，这样改之后就不在它的节次里了。`,
  weekInUse: (weeks, title, others) =>
    `学期不能缩短到 ${weeks} 周：${title}${others === 0 ? '' : `等 ${others + 1} 项`}在那之后。`,
  openCard: '有一张卡片在等你答复，它说的是现在的节次。请先答复。',
  farDate: (date, first, last) =>
    `学期不会从 ${date} 开始。请填 ${first} 年到 ${last} 年之间的日期。`,
  noWeek: (week, weeks) => `没有第 ${week} 周可以参照：这个学期只有 ${weeks} 周。`,
  over: '没有还要上的课：那几周已经过去，或那些天放假。',
  noName: '还缺一个名称，请至少写一个字。',
  leftOut: (title, place, other) => `${title}（${place}）没有排上：那里已有${other}。`,
  weeks: {
    empty: (part) => `“${part}”里没有任何一周。可以写成 1-16、1-8,10 或 1-16单周。`,
    unread: (part) => `看不懂“${part}”。可以写成 1-16、1-8,10 或 1-16单周。`,
    outside: (part, weeks) => `“${part}”不在第 1 到 ${weeks} 周之内。`,
  },
}

export const exams: typeof en.exams = {
  gaveWay: (event, place, exam) =>
    `${place}的${event}取消：那时有${exam}。考试改期或取消后，会自动恢复。`,
  back: (event, place) => `${place}的${event}恢复进行。`,
  more: (count) => `另有 ${count} 次因同样的原因取消或恢复。`,
}

export const refusal: typeof en.refusal = {
  'unknown-task': (words) => `没有编号为 ${words.taskId} 的任务。`,
  'already-placed': (words, { place }) =>
    `${words.task}已经排在 ${words.place(place)}：请改为移动它。`,
  'still-pending': (words) => `${words.task}还没有安排时间：请先安排它。`,
  'not-an-item': (words) =>
    `${words.task}是固定日程（${words.kindOfTask}），不是学习任务：可以移动或交换，不能重新安排或退回待安排。`,
  'outside-window': (_, { days, periods }) =>
    `超出了学期范围：天数为 1 到 ${days}，节次为 1 到 ${periods}。`,
  'past-end-of-day': (words, { target, periods }) =>
    `${words.task}需要 ${words.periodCount(target.end - target.start + 1)}：从第${target.start}节开始会超出当天最后一节（第${periods}节）。`,
  'beside-rows': (words, { clock }) =>
    `${words.task}在一天的节次之外（${clock.start}–${clock.end}）：可以换到别的日子的同一时间；要改时间，请按日程来改。`,
  occupied: (words, { target, occupants }) =>
    `${words.task}不能排在 ${words.place(target)}：这段时间已有${words.tasksAt(occupants, target)}。`,
  'astride-host': (words, { target, occupants }) =>
    `${words.task}不能排在 ${words.place(target)}：它要么完全在一节课内，要么完全在课外，而这里只有一部分在${words.tasksAt(occupants, target)}之内。`,
  'host-taken': (words, { target, occupants }) =>
    `${words.task}不能排在 ${words.place(target)}：课内每节只能放一个学习任务，这里已有${words.tasksAt(occupants, target)}。`,
  'embedding-not-allowed': (words, { target, occupants }) =>
    `${words.task}不能排在 ${words.place(target)}：那时是${words.tasksAt(occupants, target)}，而${words.taskClass}不允许在课上进行。`,
  'before-predecessor': (words, { target, occupants }) =>
    `${words.task}不能排在 ${words.place(target)}：${words.taskClass}要按顺序进行，它必须在${words.tasksWithPlaces(occupants)}之后开始。`,
  'after-successor': (words, { target, occupants }) =>
    `${words.task}不能排在 ${words.place(target)}：${words.taskClass}要按顺序进行，它必须在${words.tasksWithPlaces(occupants)}之前结束。`,
  'outside-range': (words, { target, fromDay, toDay }) =>
    fromDay > toDay
      ? `${words.task}不能排在 ${words.place(target)}：${words.taskClass}的日期在本学期内没有可用的一天。`
      : `${words.task}不能排在 ${words.place(target)}：${words.taskClass}限定在 ${words.day(fromDay)} 到 ${words.day(toDay)}。`,
  'excluded-period': (words, { target, periods }) =>
    `${words.task}不能排在 ${words.place(target)}：${words.taskClass}不安排在${words.periods(periods)}。`,
  'excluded-weekday': (words, { target, weekday }) =>
    `${words.task}不能排在 ${words.place(target)}：${words.taskClass}不安排在${words.weekday(weekday)}。`,
  'over-budget': (words, { budget, wanted }) =>
    `${words.task}放不下：${words.taskClass}最多 ${words.periodCount(budget)}，这样会变成 ${words.periodCount(wanted)}。`,
  locked: (words) => `${words.task}已锁定：它的时间不变。`,
  'fixed-event': (words) =>
    `${words.task}是课表里的${words.kindOfTask}：时间由课表决定，不能手动固定或取消固定。`,
  'same-lock': (words, { locked }) =>
    locked ? `${words.task}已经固定了：没有变化。` : `${words.task}没有固定：没有变化。`,
  'fixed-length': (words) =>
    `${words.task}是固定日程（${words.kindOfTask}）：只有学习任务可以改长度。`,
  'same-length': (words, { periods }) =>
    `${words.task}本来就是 ${words.periodCount(periods)}：没有变化。`,
  begun: (words, { place }) => `${words.task}在 ${words.place(place)}已经开始：开始了的不再变动。`,
  worked: (words, { place }) =>
    `${words.task}已标记为在 ${words.place(place)}学过：它留在原处。要移动请先取消标记。`,
  'in-the-past': (words, { target }) =>
    `${words.task}不能排在 ${words.place(target)}：这段时间已经开始或过去了。`,
  'unequal-durations': (words, { otherTask, durations: [own, other] }) =>
    `${words.task}占 ${words.periodCount(own)}，${words.name(otherTask)}占 ${words.periodCount(other)}：长度相同才能交换。`,
  'repeated-task': (words) => `${words.task}出现了两次：每个任务只写一次。`,
  'no-moves': () => '没有要移动的任务：请至少写一个。',
  'not-study': (words) => `${words.task}是固定日程（${words.kindOfTask}）：只有学习任务可以标记。`,
  'not-begun': (words, { place }) =>
    `${words.task}排在 ${words.place(place)}，还没有开始：在那之前只能标记为已完成。`,
  'wrong-minutes': (words, { mark }) =>
    mark === 'partly'
      ? `要把${words.task}标记为做了一部分，请写上学了几分钟（至少 1 分钟）。`
      : `${words.task}写了用时，那就是已完成或做了一部分。`,
  'same-mark': (words, { mark }) =>
    mark === 'open'
      ? `${words.task}没有标记：没有变化。`
      : `${words.task}已经是这样标记的：没有变化。`,
  'rest-in-use': (words, { rest }) =>
    `${words.task}剩下的部分已在${words.tasksWithPlaces([rest])}继续，这个标记不再变动：请改为标记剩下的部分。`,
  'no-change': (words, { place }) => `${words.task}本来就在 ${words.place(place)}：没有变化。`,
}
