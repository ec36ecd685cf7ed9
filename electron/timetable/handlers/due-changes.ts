// Compares what a feed says is due with the homework that is here: new, due at another time by now, or the person's own (X5).
import { broughtEntries } from '../../../db/history.ts'
import { readHomework } from '../../../db/homework.ts'
import type { WeekloomDatabase } from '../../../db/store/database.ts'
import { importWords } from '../../../shared/i18n/core/import.ts'
import type { Language } from '../../../shared/language.ts'
import { type HomeworkItemChange, itemChanges } from '../../../shared/homework/change.ts'
import type { Homework } from '../../../shared/homework/homework.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayIso } from '../../../shared/time/say/say-date.ts'

export type MovedWork = HomeworkItemChange & { from: Homework; to: Homework }

export type DueChanges = {
  fresh: Homework[]
  moved: MovedWork[]
  /** The feed has another time for it, and so has the person: theirs stays. */
  own: MovedWork[]
}

/** `today`: what was due before it stays as it is. */
export function compareDue(
  database: WeekloomDatabase,
  items: readonly Homework[],
  today: string,
): DueChanges {
  const found: DueChanges = { fresh: [], moved: [], own: [] }
  const here = Map.groupBy(readHomework(database), nameOf)
  const said = here.size === 0 ? new Map<number, Homework>() : lastSaid(database)
  for (const [name, same] of Map.groupBy(items, nameOf)) {
    const mine = here.get(name) ?? []
    const known = (item: Homework) =>
      mine.find((one) => [one, said.get(one.id)].some((each) => each?.dueDate === item.dueDate))
    const open = mine.filter(
      (one) =>
        one.doneAt === null &&
        one.dueDate >= today &&
        !same.some((item) => known(item)?.id === one.id),
    )
    const fresh = same.filter((item) => known(item) === undefined)
    const [one, other] = [open[0], fresh[0]]
    const isMove = open.length === 1 && fresh.length === 1
    if (!isMove || one === undefined || other === undefined) found.fresh.push(...fresh)
    else note(found, one, other, said.get(one.id))
    for (const item of same) {
      const present = known(item)
      const last = present === undefined ? undefined : said.get(present.id)
      const isOther = last?.dueDate === item.dueDate && last.dueTime !== item.dueTime
      if (present?.doneAt === null && isOther) note(found, present, item, last)
    }
  }
  return found
}

function nameOf({ title, course }: Homework): string {
  return JSON.stringify([title, course])
}

/** What the person typed in is theirs: the feed's is another. */
function note(found: DueChanges, from: Homework, item: Homework, last: Homework | undefined): void {
  const to = { ...from, dueDate: item.dueDate, dueTime: item.dueTime }
  if (last === undefined) found.fresh.push(item)
  else if (isDueThen(from, to)) return
  else (isDueThen(from, last) ? found.moved : found.own).push({ from, to })
}

function isDueThen(a: Homework, b: Homework): boolean {
  return a.dueDate === b.dueDate && a.dueTime === b.dueTime
}

/** Each item as the newest import that holds has brought it. */
function lastSaid(database: WeekloomDatabase): Map<number, Homework> {
  const changes = broughtEntries(database).flatMap(({ homework }) =>
    homework === null ? [] : itemChanges(homework),
  )
  return new Map(changes.flatMap(({ to }) => (to === null ? [] : [[to.id, to] as const])))
}

export function sayMoved({ from, to }: MovedWork, language: Language): string {
  const { dueMoved } = importWords[language]
  return dueMoved(quoteTitle(from.title, language), sayTime(to, language), sayTime(from, language))
}

export function sayOwn({ from, to }: MovedWork, language: Language): string {
  const { dueOwn } = importWords[language]
  return dueOwn(quoteTitle(from.title, language), sayTime(to, language), sayTime(from, language))
}

function sayTime({ dueDate, dueTime }: Homework, language: Language): string {
  return [sayIso(dueDate, language), ...(dueTime === null ? [] : [dueTime])].join(' ')
}
