// Says what a person did by hand, as history keeps it and as a line tells it at once.
import { sayLength } from './say-length.ts'
import { scheduleWords } from '../../i18n/core/schedule.ts'
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import type { HandEdit } from '../../schedule/hand-edit.ts'
import { placeAt } from '../../schedule/place.ts'
import { findTask, type ScheduleState } from '../../schedule/state.ts'
import { lengthOf } from '../../schedule/legality/check-place.ts'
import { nameTaskPlainly } from '../../text/name-task.ts'
import { heldAt } from '../../schedule/edits/clock-span.ts'
import { sayHeldPlace, sayPlace } from './say-place.ts'

/** `before` is the schedule as it was; the edit is one that it allows. */
export function sayHandEdit(before: ScheduleState, edit: HandEdit, language: Language): string {
  const say = scheduleWords[language].handEdit
  const name = (id: number) => nameTaskPlainly(before, id, language)
  switch (edit.kind) {
    case 'put':
    case 'copy': {
      if (edit.kind === 'put' && edit.also !== undefined)
        return say.movedSeveral(edit.also.length + 1)
      const task = findTask(before, edit.task)
      const length = task === undefined ? 1 : lengthOf(task)
      const place = placeAt(edit.day, edit.start, length)
      const where = sayHeldPlace(before.window, heldAt(before.window, task, place), language)
      if (edit.kind === 'copy') return say.copied(name(edit.task), where)
      return (task?.place === null ? say.placed : say.moved)(name(edit.task), where)
    }
    case 'swap':
      return say.swapped(name(edit.taskA), name(edit.taskB))
    case 'unplace':
      return edit.also === undefined
        ? say.unplaced(name(edit.task))
        : say.unplacedSeveral(edit.also.length + 1)
    case 'pin':
      return say.pinned(name(edit.task))
    case 'unpin':
      return say.unpinned(name(edit.task))
    case 'resize': {
      const length = sayLength(edit.periods, before.window, language)
      const place = findTask(before, edit.task)?.place ?? null
      if (place === null) return say.resizedWaiting(name(edit.task), length)
      const target = placeAt(place.day, edit.start ?? place.start, edit.periods)
      return say.resized(
        name(edit.task),
        length,
        sayPlace(before.window, target, language, 'brief'),
      )
    }
    default:
      return assertNever(edit)
  }
}

/** The same as a whole sentence. */
export function sayHandEditResult(
  before: ScheduleState,
  edit: HandEdit,
  language: Language,
): string {
  return sayHandEdit(before, edit, language) + scheduleWords[language].handEdit.stop
}
