// Says what would make a refused change possible, as a sentence that ends with the call itself.
import { plannerWords } from '../../i18n/core/planner.ts'
import type { Language } from '../../language.ts'
import type { OfferedShift } from '../offered-shift.ts'
import type { ScheduleState } from '../../schedule/state.ts'
import { joinWords } from '../../text/join-words.ts'
import { nameTask } from '../../text/name-task.ts'
import { sayPlace } from '../../words/schedule/say-place.ts'

/** So many are named; the call holds them all. */
const named = 5

/** For a model and the terminal: with ids and day numbers, to be added to the refusal. */
export function sayOfferedShift(
  state: ScheduleState,
  { kind, batch, others }: OfferedShift,
  language: Language,
): string {
  const say = plannerWords[language].offeredShift
  const moves = others
    .slice(0, named)
    .map(({ taskId, to }) =>
      say.move(nameTask(state, taskId, language), sayPlace(state.window, to, language, 'numbered')),
    )
  const rest = others.length - moves.length
  const list = joinWords([...moves, ...(rest > 0 ? [say.more(rest)] : [])], language)
  return say[kind](others.length, list, JSON.stringify(batch))
}
