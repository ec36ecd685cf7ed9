// What would make a refused change possible, as a sentence that ends with the call itself.
import type { Language } from '../../language.ts'
import type { OfferedShift } from '../../planner/offered-shift.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import { joinWords } from '../join-words.ts'
import { nameTask } from '../titles/name-task.ts'
import { sayPlace } from '../schedule/say-place.ts'

type Phrases = {
  moves: (count: number, list: string, call: string) => string
  room: (count: number, list: string, call: string) => string
  move: (task: string, place: string) => string
  more: (count: number) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    moves: (count, list, call) =>
      count === 0
        ? ` batch_move would do it: ${call}`
        : ` batch_move would do it with ${count} more ${count === 1 ? 'task' : 'tasks'} (${list}): ${call}`,
    room: (count, list, call) =>
      ` There would be room after a batch_move of ${count} ${count === 1 ? 'task' : 'tasks'} (${list}): ${call}`,
    move: (task, place) => `${task} to ${place}`,
    more: (count) => `${count} more`,
  },
  zh: {
    moves: (count, list, call) =>
      count === 0
        ? `用 batch_move 就可以：${call}`
        : `用 batch_move 再移动 ${count} 个任务（${list}）就可以：${call}`,
    room: (count, list, call) =>
      `先用 batch_move 移动 ${count} 个任务（${list}），那里就有位置：${call}`,
    move: (task, place) => `${task}移到 ${place}`,
    more: (count) => `另外 ${count} 个`,
  },
}

/** So many are named; the call holds them all. */
const named = 5

/** For a model and the terminal: with ids and day numbers, to be added to the refusal. */
export function sayOfferedShift(
  state: ScheduleState,
  { kind, batch, others }: OfferedShift,
  language: Language,
): string {
  const say = phrases[language]
  const moves = others
    .slice(0, named)
    .map(({ taskId, to }) =>
      say.move(nameTask(state, taskId, language), sayPlace(state.window, to, language, 'numbered')),
    )
  const rest = others.length - moves.length
  const list = joinWords([...moves, ...(rest > 0 ? [say.more(rest)] : [])], language)
  return say[kind](others.length, list, JSON.stringify(batch))
}
