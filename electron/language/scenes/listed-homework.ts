// Hears what is said of homework that is on the list: gone through, done, or due another day.
import { addDays } from '../../../shared/schedule/calendar.ts'
import { findTitled, plainTitle } from '../../../shared/homework/find-named.ts'
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import type { TurnFacts } from '../../model/model.ts'
import { reading } from '../frames/reading.ts'
import { readActs } from '../frames/recut.ts'
import { readChange } from '../frames/work-of-frame.ts'
import type { ActName, Frame } from '../reader/frame.ts'
import { namesHomework } from '../words/homework-words.ts'
import { readDue, type Due } from '../words/read-due.ts'
import { sure, type Told, isDenied, toScene, nameOf } from './homework-slots.ts'
import type { Ground } from '../ground.ts'
import { newActs } from './new-homework.ts'
import { courseOfOwner } from '../words/course-of-owner.ts'
import { lexWords } from '../words/lexed-text.ts'

/** About what is on the list. A title on it tells which of the likely readings it is; `answered` is the day told since. */
export function ofListed(
  frame: Frame,
  facts: Told,
  answered: Due | null = null,
): StageOutput['chat'] | null {
  const { homework = [], request } = facts
  const named = nameOf(frame, request)
  const waiting = homework.filter(isOpen)
  const open = pointing.test(named) ? notedLast(waiting, facts) : itemsNamed(named, waiting, { frame, facts }) // prettier-ignore
  // Said twice, or again after a kill, it is done already.
  const items = open.length === 0 && ofDone.has(frame.act) ? findTitled(homework, named) : open
  const ids = items.map(({ id }) => id).join(' ')
  switch (items.length === 0 ? frame.act : likelyActOf(frame)) {
    case 'start_homework':
      return items.length === 0 && frame.confidence < sure.alone
        ? null
        : toScene({ act: 'open', ids, name: named })
    case 'mark_homework':
    case 'mark:done':
      // A block of the plan that bears the name is marked there.
      return (items.length === 0 && !isSurelyHomework(frame)) ||
        isDenied.test(request) ||
        (frame.act === 'mark:done' && namesStudy(frame, named, facts))
        ? null
        : toScene({ act: 'finish', ids, name: named })
    case 'set_deadline': {
      const [first] = items
      const when = answered ?? (first === undefined ? null : dueThen(frame, first, facts))
      return first === undefined || when === null
        ? null
        : toScene({ act: 'due', ids, name: named, ...when })
    }
    default:
      return null
  }
}

/** "Handed in the history homework": that none is noted is the answer. */
function isSurelyHomework({ act, confidence }: Frame): boolean {
  return act === 'mark_homework' && confidence >= sure.alone
}

const ofDone: ReadonlySet<ActName> = new Set<ActName>(['mark_homework', 'mark:done'])
const ofItems: ReadonlySet<ActName> = new Set<ActName>([
  ...ofDone,
  'start_homework',
  'set_deadline',
])

function isOpen({ urgency }: Item): boolean {
  return urgency !== 'done'
}

function likelyActOf({ act, others }: Frame): ActName {
  if (ofItems.has(act)) return act
  return (
    others.find((other) => other.confidence >= sure.named && ofItems.has(other.act))?.act ?? act
  )
}

type Item = NonNullable<TurnFacts['homework']>[number]

const pointing = /^(?:it|that|this|that one|它|这个|那个)?$/i

/** "That's done now", right after it was noted. */
function notedLast(items: readonly Item[], facts: Ground): Item[] {
  const last = facts.recent.findLast(({ who }) => who === 'person')
  if (last?.written === undefined || items.length === 0) return []
  const isNew = readActs(last.text, facts).some(({ act }) => newActs.has(act))
  return isNew ? items.toSorted((a, b) => b.id - a.id).slice(0, 1) : []
}

/**
 * Of these by title; else those of the course that is named, where it is called homework, is handed in, or has no study
 * in the plan.
 */
function itemsNamed(
  named: string,
  items: readonly Item[],
  { frame, facts }: { frame: Frame; facts: Ground },
): Item[] {
  const titled = findTitled(items, named)
  if (titled.length > 0) return titled
  const said = plainTitle(named)
  const { names } = lexWords(named, facts)
  const owners = names.flatMap((name) => name.owners.filter(({ kind }) => kind !== 'item'))
  const isOfLessons = owners.length > 0 && owners.every(({ kind }) => kind === 'series')
  if (!namesHomework(named) && frame.act !== 'mark_homework' && !isOfLessons) return []
  const courses = new Set(owners.map((owner) => courseOfOwner(owner, facts.state)))
  return items.filter(
    ({ course }) => course !== '' && (said.includes(plainTitle(course)) || courses.has(course)),
  )
}

/** The day that is said, or as many days from the one that it has. */
function dueThen(frame: Frame, item: Item, facts: Told): Due | null {
  const said = frame.slots.find(({ role }) => role === 'to' || role === 'due' || role === 'by')
  const when = readDue(said?.text ?? '', facts)
  if (when !== null) return when
  const change = readChange('set_deadline', reading(frame, facts.request, facts))
  const shift = change?.kind === 'class-change' ? change.change : null
  return shift?.kind === 'due-shift' ? { due: addDays(item.dueDate, shift.days), time: '' } : null
}

/** Of the plan, unless the list alone has that very title: 作业3 is no session of 大作业. */
function namesStudy(frame: Frame, named: string, facts: Told): boolean {
  const owners = reading(frame, facts.request, facts).owners('task', 'title')
  const isTitle = ({ title }: { title: string }) => plainTitle(title) === plainTitle(named)
  const isListed = facts.homework?.some(isTitle) === true && !facts.state.tasks.some(isTitle)
  return !isListed && owners.some(({ kind }) => kind === 'item')
}
