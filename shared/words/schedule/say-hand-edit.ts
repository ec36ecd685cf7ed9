// What a person did by hand, as history keeps it and as a line tells it at once.
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import type { HandEdit } from '../../schedule/hand-edit.ts'
import { placeAt } from '../../schedule/place.ts'
import { findTask, type ScheduleState } from '../../schedule/state.ts'
import { lengthOf } from '../../schedule/legality/check-place.ts'
import { nameTaskPlainly } from '../titles/name-task.ts'
import { sayCount } from '../say-count.ts'
import { sayPlace } from './say-place.ts'

const phrases: Record<
  Language,
  {
    placed: (title: string, place: string) => string
    moved: (title: string, place: string) => string
    swapped: (first: string, second: string) => string
    unplaced: (title: string) => string
    pinned: (title: string) => string
    unpinned: (title: string) => string
    resized: (title: string, length: string, place: string) => string
    resizedWaiting: (title: string, length: string) => string
    stop: string
  }
> = {
  en: {
    placed: (title, place) => `Placed ${title} on ${place}`,
    moved: (title, place) => `Moved ${title} to ${place}`,
    swapped: (first, second) => `Swapped ${first} and ${second}`,
    unplaced: (title) => `Took ${title} off the week; it waits to be planned`,
    pinned: (title) => `Pinned ${title} where it is`,
    unpinned: (title) => `Unpinned ${title}`,
    resized: (title, length, place) => `Made ${title} ${length} long, ${place}`,
    resizedWaiting: (title, length) => `Made ${title} ${length} long`,
    stop: '.',
  },
  zh: {
    placed: (title, place) => `把${title}排在${place}`,
    moved: (title, place) => `把${title}挪到${place}`,
    swapped: (first, second) => `对调${first}和${second}`,
    unplaced: (title) => `把${title}退回待安排`,
    pinned: (title) => `固定${title}的时间`,
    unpinned: (title) => `取消固定${title}`,
    resized: (title, length, place) => `把${title}改为${length}，${place}`,
    resizedWaiting: (title, length) => `把${title}改为${length}`,
    stop: '。',
  },
}

/** `before` is the schedule as it was; the edit is one that it allows. */
export function sayHandEdit(before: ScheduleState, edit: HandEdit, language: Language): string {
  const say = phrases[language]
  const name = (id: number) => nameTaskPlainly(before, id, language)
  switch (edit.kind) {
    case 'put': {
      const task = findTask(before, edit.task)
      const length = task === undefined ? 1 : lengthOf(task)
      const place = placeAt(edit.day, edit.start, length)
      const where = sayPlace(before.window, place, language, 'brief')
      return (task?.place === null ? say.placed : say.moved)(name(edit.task), where)
    }
    case 'swap':
      return say.swapped(name(edit.taskA), name(edit.taskB))
    case 'unplace':
      return say.unplaced(name(edit.task))
    case 'pin':
      return say.pinned(name(edit.task))
    case 'unpin':
      return say.unpinned(name(edit.task))
    case 'resize': {
      const length = sayCount(edit.periods, 'period', language)
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
  return sayHandEdit(before, edit, language) + phrases[language].stop
}
