// Says in Chinese: repairs, new plans and limits.
import type * as en from '../../en/core/planner.ts'
import { sayCount } from '../../../text/say-count.ts'

export const courseTimes: typeof en.courseTimes = {
  weekdays: (names) => `${names}不学`,
  parts: { morning: '上午不学', afternoon: '下午不学', evening: '晚上不学' },
  times: (weekdays, hours) => `${weekdays ?? '每天'} ${hours} 不学`,
  most: (time) => `每周最多 ${time}`,
}

export const offeredShift: typeof en.offeredShift = {
  moves: (count, list, call) =>
    count === 0
      ? `用 batch_move 就可以：${call}`
      : `用 batch_move 再移动 ${count} 个任务（${list}）就可以：${call}`,
  room: (count, list, call) =>
    `先用 batch_move 移动 ${count} 个任务（${list}），那里就有位置：${call}`,
  move: (task, place) => `${task}移到 ${place}`,
  more: (count) => `另外 ${count} 个`,
}

export const repairPhrases: typeof en.repairPhrases = {
  sentence: (what, then) => `${what}：${then}。`,
  weighed: (what, then, cost) => `${what}：${then}（方案代价 ${cost}）。`,
  all: '这样全部排得下',
  these: (leftOut) => `这处冲突就解决了，还有 ${sayCount(leftOut, 'study-block', 'zh')}排不下`,
  laterDate: (title, day, days) =>
    `把${title}的截止日推到 ${day}，晚 ${sayCount(days, 'day', 'zh')}`,
  planLonger: (day, days) => `安排到 ${day}，多 ${sayCount(days, 'day', 'zh')}`,
  earlierStart: (title, day, days) => `让${title}从 ${day} 开始，早 ${sayCount(days, 'day', 'zh')}`,
  planEarlier: (day, days) => `从 ${day} 开始安排，早 ${sayCount(days, 'day', 'zh')}`,
  allow: (time, title) => (title === null ? `允许用${time}` : `允许${title}用${time}`),
  studyInClass: (title) => `允许${title}在课上进行`,
  raiseBudget: (title, from, to) => `把${title}的上限从 ${from}提高到 ${to}`,
  useKeptDays: (weekdays) => `用上你想空出来的${weekdays}`,
  beginEarlier: (to, from) => `从 ${to} 开始学，而不是 ${from}`,
  studyLater: (to, from) => `学到 ${to}，而不是 ${from}`,
  move: (task, from, to) => `把${task}从 ${from} 移到 ${to}`,
  unlockAndMove: (task, from, to) => `解锁${task}，从 ${from} 移到 ${to}`,
  shorten: (tasks, from, to) => `把${tasks}从 ${from}缩短到 ${to}`,
  drop: (tasks) => `去掉${tasks}`,
  lastOf: (count, title) => `${title}的最后 ${count} 个`,
}

export const replanPhrases: typeof en.replanPhrases = {
  move: (moved, of) => `${of} 个学习任务里要移动 ${moved} 个`,
  place: (placed) => `新排上 ${placed} 个`,
  leaveOut: (leftOut) => `${leftOut} 个没有找到位置`,
  comeTooLate: (count) => `${count} 个落到考试之后`,
  sentence: (clauses) => `${clauses.join('，')}。`,
  proof: (isMinimal, isShort) => {
    if (isShort) return isMinimal ? '没有更好的排法。' : '也许有更好的排法。'
    return isMinimal ? '不能动得更少了。' : '也许有动得更少的排法。'
  },
  change: (title, id, what) => `${title} #${id}：${what}`,
  noPlace: (task) => `没有给${task}找到位置：它留在待安排里。`,
  pastExam: (task, exam, moreMoves) =>
    `${task}会落到${exam}的考试之后：${moreMoves === null ? '考前已经没有位置' : `要排在考前，得再多移动 ${moreMoves} 个任务（before_exams）`}。`,
  locked: (task) => `${task}已锁定，留在原处。`,
  budget: (maxMoves) => `最多允许移动 ${maxMoves} 个。`,
  todayStays: '今天没有改动；加上 include_today 就可以用今天的时间。',
  days: '改动后的当天：',
  pending: (count) => `待安排的学习任务：${count} 个。`,
  nothingToDo: '不用移动：每个任务都在可以待的位置。',
  nothingFits: '没有变化。',
  noSuchClass: (id) => `没有编号为 ${id} 的任务类。`,
  markFirst: '如果错过了，请先标记为错过，然后就能重新安排。',
}

function sayNeed({ names, needed, most }: en.ClashWords): string {
  const need = `${names}共需要 ${needed}`
  return most === null ? need : `${need}，最多排得下 ${most}`
}

export const clashPhrases: typeof en.clashPhrases = {
  nothingWanted: '没有待安排的学习任务。',
  allFits: (wanted) => `来得及：要安排的 ${sayCount(wanted, 'study-block', 'zh')}都排得下。`,
  time: (words) =>
    `${words.between}可用的时间有 ${words.free}，而${sayNeed({ ...words, most: null })}。`,
  pieces: (words) => `${words.between}有 ${words.free}空闲，但太零碎：${sayNeed(words)}。`,
  order: (words) => `${words.between}时间够，但按先后顺序排不下：${sayNeed(words)}。`,
  arrangement: (words) =>
    `${words.between}有 ${words.free}空闲，但怎么排都放不下全部：${sayNeed(words)}。`,
  nowhere: (name, why) => `${name}没有时间可排：${why}。`,
  nowhereAlike: (name, others, title, why) =>
    `${name}和${title}的另外 ${others} 个没有时间可排：${why}。`,
  keptFree: '除去要空出来的时间，没有足够长的空闲',
  unproven: (count, names) =>
    `没有找到能把这 ${sayCount(count, 'study-block', 'zh')}也排进去的办法：${names}。也许仍有办法。`,
  between: (fromDay, from, untilDay, until) => `${fromDay} ${from} 到 ${untilDay} ${until} 之间，`,
  within: (day, from, until) => `${day} ${from} 到 ${until} 之间，`,
  ofClass: (count, title) => `${title}的 ${count} 个任务`,
  anyOfClass: (count, wanted, title) => `${title} ${wanted} 个任务中的任意 ${count} 个`,
  repairs: '可以这样解决：',
  noRepair: '试过的单项改动都不够。',
}

export const weekProblems: typeof en.weekProblems = {
  'not-json': () => '文件不是 JSON。',
  'bad-shape': ({ place }) => `文件的 ${place} 不符合 study-week-1 格式。`,
  'too-small': ({ place, least }) => `${place} 不能小于 ${least}。`,
  'too-large': ({ place, most }) => `${place} 不能大于 ${most}。`,
  'too-much': ({ place, count, most }) => `文件的 ${place} 是 ${count}，最多只能安排 ${most}。`,
  'wrong-length': ({ place, length, expected }) =>
    `${place} 有 ${length} 项，应当是 ${expected} 项。`,
  'unknown-course': ({ place, course }) => `${place} 写的课程 ${course} 不在文件里。`,
  'class-leaves-day': ({ index }) => `classes[${index}] 超出了当天的范围。`,
  'classes-overlap': ({ first, second }) => `classes[${first}] 与 classes[${second}] 时间重叠。`,
  'bad-duration': ({ task, duration }) =>
    `tasks[${task}] 的时长是 ${duration} 节，应当至少 1 节，且不超过一天的节数。`,
  'impossible-window': ({ task, earliest, latest }) =>
    `tasks[${task}] 的日期范围是第 ${earliest} 到第 ${latest} 天，不是计划内的有效范围。`,
  'duplicate-order': ({ first, second }) =>
    `tasks[${first}] 和 tasks[${second}] 在同一课程里序号相同，seq 不能重复。`,
  'cyclic-order': ({ second, first }) =>
    `tasks[${second}] 应在 tasks[${first}] 之后，但它的日期范围在后者开始之前就结束了。`,
  'bad-previous': ({ task, slot }) => `previous[${task}] 是 ${slot}，不是计划内的时段。`,
  'no-free-period': () => '所有时段都被课程占满，排不进任何任务。',
  nothing: '没有做任何安排。',
}
