// The pieces of what is said of a re-plan, every language side by side.
import type * as en from '../../en/planner/replan.ts'

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
