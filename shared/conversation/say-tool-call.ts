// Says a tool call as a person would say it: a verb and what it is about.
import { grammar } from '../i18n/grammar.ts'
import { sharedNameWords } from '../i18n/shared/names.ts'
import { sharedPackWords } from '../i18n/shared/pack.ts'
import { isToolName } from '../tools/catalogue.ts'
import type { ToolCall } from '../agent/message.ts'
import type { Language } from '../language.ts'
import { placeLength } from '../schedule/place.ts'
import { findTask, type ScheduleState } from '../schedule/state.ts'
import { sayDay } from '../time/say/say-date.ts'
import { packFieldKeys } from '../pack/fields.ts'
import { packFieldName, packTools, type PackToolName } from '../pack/name-pack.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { sayTime } from '../words/schedule/say-place.ts'

/** Arguments are as the model wrote them: what can't be read is left out. */
export function sayToolCall(
  call: ToolCall,
  state: ScheduleState | null,
  language: Language,
): string {
  const ofPack = packTools.find((name) => name === call.name)
  if (ofPack !== undefined) return sayPackCall(ofPack, call, language)
  if (!isToolName(call.name)) return call.name
  const words = sharedNameWords[language].toolWords
  const given = call.arguments
  const title = (key: string) => titleOf(given[key], state, language)
  const day = (key: string) => dayOf(given[key], state, language)
  const slot = (key: string) => slotOf(given[key], given['task_id'], state, language)
  switch (call.name) {
    case 'query_range':
      return join(words.verbs.query_range, [day('day'), runOf(given, state, language)])
    case 'find_free':
      return join(words.verbs.find_free, [day('day')])
    case 'list_tasks':
      return join(words.verbs.list_tasks, [textOf(given['category'])])
    case 'place':
      return join(words.verbs.place, [title('task_id'), '→', day('day'), slot('slot_start')])
    case 'move':
      return join(words.verbs.move, [title('task_id'), '→', day('new_day'), slot('new_slot_start')])
    case 'swap':
      return join(words.verbs.swap, [title('task_a'), '↔', title('task_b')])
    case 'batch_move':
      return join(words.verbs.batch_move, [
        Array.isArray(given['moves']) ? words.blocks(given['moves'].length) : '',
      ])
    case 'unplace':
      return join(words.verbs.unplace, [
        Array.isArray(given['also']) && given['also'].length > 0
          ? words.blocks(given['also'].length + 1)
          : title('task_id'),
      ])
    case 'get_task_info':
    case 'mark_task':
      return join(words.verbs[call.name], [title('task_id')])
    default:
      return words.verbs[call.name]
  }
}

/** "Write into the course pack: Goal". */
function sayPackCall(
  name: PackToolName,
  { arguments: given }: ToolCall,
  language: Language,
): string {
  const verb = sharedPackWords[language].packToolWords[name]
  const field = packFieldKeys.find((key) => key === given['field'])
  const about = field === undefined ? textOf(given['question']) : packFieldName(field, language)
  return about === '' ? verb : `${verb}${grammar[language].joints.colon}${about}`
}

const arrows = new Set(['→', '↔'])

// An arrow with nothing before or after it says nothing.
function join(verb: string, parts: string[]): string {
  const said = parts.filter((part) => part !== '')
  const kept = said.filter(
    (part, index) => !arrows.has(part) || (index > 0 && index < said.length - 1),
  )
  return [verb, ...kept].join(' ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function titleOf(value: unknown, state: ScheduleState | null, language: Language): string {
  if (typeof value !== 'number') return ''
  const task = state === null ? undefined : findTask(state, value)
  return task === undefined ? '' : quoteTitle(task.title, language)
}

function dayOf(value: unknown, state: ScheduleState | null, language: Language): string {
  return typeof value === 'number' && state !== null ? sayDay(state.window, value, language) : ''
}

/** The whole span that the task fills from its first period. */
function slotOf(
  start: unknown,
  taskId: unknown,
  state: ScheduleState | null,
  language: Language,
): string {
  if (typeof start !== 'number') return ''
  if (state === null || typeof taskId !== 'number') return ''
  const task = findTask(state, taskId)
  if (task === undefined) return ''
  const length = task.kind === 'item' ? task.duration : placeLength(task.place)
  return sayTime(state.window, { start, end: start + length - 1 }, language)
}

function runOf(
  given: ToolCall['arguments'],
  state: ScheduleState | null,
  language: Language,
): string {
  const { slot_start: start, slot_end: end } = given
  if (state === null || typeof start !== 'number' || typeof end !== 'number') return ''
  return start <= end ? sayTime(state.window, { start, end }, language) : ''
}
