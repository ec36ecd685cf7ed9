// The pieces of what is said of a re-plan, every language side by side.
import type { Language } from '../../language.ts'

type ReplanPhrases = {
  move: (moved: number, of: number) => string
  place: (placed: number) => string
  leaveOut: (leftOut: number) => string
  comeTooLate: (count: number) => string
  sentence: (clauses: string[]) => string
  /** After the sentence: of the moves alone, or where something found no place of that too. */
  proof: (isMinimal: boolean, isShort: boolean) => string
  change: (title: string, id: number, what: string) => string
  noPlace: (task: string) => string
  /** After which exam a block comes, and how many more moves would keep it before. */
  pastExam: (task: string, exam: string, moreMoves: number | null) => string
  locked: (task: string) => string
  /** Only where something found no place. */
  budget: (maxMoves: number) => string
  todayStays: string
  days: string
  pending: (count: number) => string
  nothingToDo: string
  nothingFits: string
  noSuchClass: (id: number) => string
  markFirst: string
}

export const replanPhrases: Record<Language, ReplanPhrases> = {
  en: {
    move: (moved, of) =>
      `${moved} of ${of} ${of === 1 ? 'block' : 'blocks'} ${moved === 1 ? 'moves' : 'move'}`,
    place: (placed) => `${placed} ${placed === 1 ? 'gets' : 'get'} a place`,
    leaveOut: (leftOut) => `${leftOut} ${leftOut === 1 ? 'finds' : 'find'} no place`,
    comeTooLate: (count) => `${count} ${count === 1 ? 'lands' : 'land'} after the exam`,
    sentence: (clauses) => `${clauses.join(', ')}.`,
    proof: (isMinimal, isShort) => {
      if (isShort) return isMinimal ? ' No plan does better.' : ' A better plan may exist.'
      return isMinimal ? ' No plan does with fewer moves.' : ' A plan with fewer moves may exist.'
    },
    change: (title, id, what) => `${title} #${id}: ${what}`,
    noPlace: (task) => `No place was found for ${task}: it waits as pending.`,
    pastExam: (task, exam, moreMoves) =>
      `${task} comes after its exam on ${exam}: ${moreMoves === null ? 'no place is left before it' : `before it there is only room if ${moreMoves} more ${moreMoves === 1 ? 'block moves' : 'blocks move'} (before_exams)`}.`,
    locked: (task) => `${task} is locked and stays where it is.`,
    budget: (maxMoves) => `No more than ${maxMoves} may move.`,
    todayStays: 'Today was left as it is; with include_today it may be used too.',
    days: 'Days after the change:',
    pending: (count) => `Pending study blocks: ${count}.`,
    nothingToDo: 'Nothing has to move: every block lies where it may.',
    nothingFits: 'Nothing changes.',
    noSuchClass: (id) => `There is no task class with the id ${id}.`,
    markFirst: ' If it was missed, mark it as missed first; then it can get a new place.',
  },
  zh: {
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
  },
}
