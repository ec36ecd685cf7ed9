// Says one sentence for what a diff does: a card's headline, written from the computed effect.
import { sharedScheduleWords } from '../../i18n/shared/schedule.ts'
import type { Language } from '../../language.ts'
import type { Effect, EffectChange } from '../../schedule/effect.ts'
import { containsPlace, isSamePlace } from '../../schedule/place.ts'
import type { ScheduleState, Window } from '../../schedule/state.ts'
import { joinWords } from '../../text/join-words.ts'
import { sayDay } from '../../time/say/say-date.ts'
import { sayMark } from './say-mark.ts'
import { heldOf } from './say-change.ts'
import { sayHeldPlace } from './say-place.ts'

/** Titles named one by one; beyond that they are counted. */
const maxNamedClasses = 3

export function sayEffect(state: ScheduleState, effect: Effect, language: Language): string {
  const { nothing, sentence } = sharedScheduleWords[language].effectClauses
  const clauses = [
    ...classClauses(effect, language),
    ...eventCountClauses(effect, language),
    ...changeClauses(state.window, effect.changes, language),
  ]
  return clauses.length === 0 ? nothing : sentence(clauses)
}

function classClauses(effect: Effect, language: Language): string[] {
  const { addClasses, removeClasses, editClasses, turnClass, sayTitle, more } =
    sharedScheduleWords[language].effectClauses
  const turned = effect.classes.flatMap(({ title, wasTitle }) =>
    wasTitle === undefined ? [] : [{ title, wasTitle }],
  )
  const isTurnNamed = turned.length <= maxNamedClasses
  const titlesOf = (kind: Effect['classes'][number]['kind']) => {
    const found = effect.classes.filter(
      (change) => change.kind === kind && !(isTurnNamed && change.wasTitle !== undefined),
    )
    const named = found.slice(0, maxNamedClasses).map(({ title }) => sayTitle(title))
    return found.length > named.length ? [...named, more(found.length - named.length)] : named
  }
  const clause = (say: (titles: string) => string, titles: string[]) =>
    titles.length === 0 ? [] : [say(joinWords(titles, language))]
  return [
    ...clause(addClasses, titlesOf('added')),
    ...clause(removeClasses, titlesOf('removed')),
    ...clause(editClasses, titlesOf('edited')),
    ...(isTurnNamed
      ? turned.map(({ title, wasTitle }) => turnClass(sayTitle(wasTitle), sayTitle(title)))
      : []),
  ]
}

function eventCountClauses(effect: Effect, language: Language): string[] {
  const { addEvents, removeEvents } = sharedScheduleWords[language].effectClauses
  return [
    ...(effect.addedEvents > 0 ? [addEvents(effect.addedEvents)] : []),
    ...(effect.removedEvents > 0 ? [removeEvents(effect.removedEvents)] : []),
  ]
}

function changeClauses(window: Window, changes: EffectChange[], language: Language): string[] {
  const { addBlocks, removeBlocks } = sharedScheduleWords[language].effectClauses
  const ofKind = (kind: EffectChange['kind']) => changes.filter((change) => change.kind === kind)
  return [
    ...markClauses(changes, language),
    ...placedClauses(window, ofKind('placed'), language),
    ...movedClauses(window, ofKind('moved'), language),
    ...unplacedClauses(window, ofKind('unplaced'), language),
    ...countClause(ofKind('added'), addBlocks),
    ...countClause(ofKind('removed'), removeBlocks),
    ...editedClauses(ofKind('edited'), language),
  ]
}

/** What only gets another name, and what changes in something else. */
function editedClauses(edited: EffectChange[], language: Language): string[] {
  const { sayTitle, editOne, editMany, renameOne, renameMany, pinOne, pinMany } =
    sharedScheduleWords[language].effectClauses
  const ofPin = (isPinned: boolean) => {
    const found = edited.filter((change) => change.isPinned === isPinned)
    const [only] = found
    return only !== undefined && found.length === 1
      ? [pinOne[isPinned ? 'pin' : 'unpin'](sayTitle(only.title))]
      : countClause(found, pinMany[isPinned ? 'pin' : 'unpin'])
  }
  const renamed = edited.filter(({ wasTitle }) => wasTitle !== undefined)
  const others = edited.filter(
    ({ wasTitle, isPinned }) => wasTitle === undefined && isPinned === undefined,
  )
  const [one] = renamed
  const [other] = others
  return [
    ...ofPin(true),
    ...ofPin(false),
    ...(one?.wasTitle !== undefined && renamed.length === 1
      ? [renameOne(sayTitle(one.wasTitle), sayTitle(one.title))]
      : countClause(renamed, renameMany)),
    ...(other !== undefined && others.length === 1
      ? [editOne(sayTitle(other.title))]
      : countClause(others, editMany)),
  ]
}

function markClauses(changes: EffectChange[], language: Language): string[] {
  const { sayTitle, markOne, markMany, openOne, openMany } =
    sharedScheduleWords[language].effectClauses
  const marked = changes.filter(({ kind }) => kind === 'marked')
  const opened = changes.filter(({ kind }) => kind === 'unmarked')
  const [first] = marked
  const [firstOpened] = opened
  return [
    ...(first?.mark !== undefined && marked.length === 1
      ? [markOne(sayTitle(first.title), sayMark(first.mark, language))]
      : countClause(marked, markMany)),
    ...(firstOpened !== undefined && opened.length === 1
      ? [openOne(sayTitle(firstOpened.title))]
      : countClause(opened, openMany)),
  ]
}

function countClause(found: EffectChange[], say: (count: number) => string): string[] {
  return found.length === 0 ? [] : [say(found.length)]
}

function placedClauses(window: Window, placed: EffectChange[], language: Language): string[] {
  const { sayTitle, placeOne, placeOnDay, placeMany } = sharedScheduleWords[language].effectClauses
  const [first] = placed
  if (first === undefined) return []
  if (placed.length === 1) {
    return [placeOne(sayTitle(first.title), sayTarget(window, first, language))]
  }
  const used = [...new Set(placed.flatMap(({ to }) => to?.day ?? []))]
  const [onlyDay] = used
  return onlyDay !== undefined && used.length === 1
    ? [placeOnDay(placed.length, sayDay(window, onlyDay, language))]
    : [placeMany(placed.length, used.length)]
}

function movedClauses(window: Window, moved: EffectChange[], language: Language): string[] {
  const { sayTitle, swap, moveOne, moveBlocks, moveEvents } =
    sharedScheduleWords[language].effectClauses
  const carried = moved.filter((change) => isCarried(change, moved))
  const leading = moved.filter((change) => !carried.includes(change))
  const [first, second] = leading
  if (first === undefined) return []
  const titleOf = (change: EffectChange) => sayTitle(change.title)
  if (second === undefined) {
    const target = sayTarget(window, first, language)
    return [moveOne(titleOf(first), sayAt(window, first, 'from', language), target, carried.length)]
  }
  const isSwap = isSamePlace(first.from, second.to) && isSamePlace(second.from, first.to)
  if (leading.length === 2 && isSwap) {
    return [
      swap(
        titleOf(first),
        sayAt(window, first, 'from', language),
        titleOf(second),
        sayAt(window, second, 'from', language),
      ),
    ]
  }
  const blocks = moved.filter(({ taskKind }) => taskKind === 'item').length
  return [
    ...(blocks > 0 ? [moveBlocks(blocks)] : []),
    ...(moved.length > blocks ? [moveEvents(moved.length - blocks)] : []),
  ]
}

/** Whether a block goes along inside an event that moves. */
function isCarried(change: EffectChange, moved: EffectChange[]): boolean {
  const { from, to, hostTitle } = change
  if (from === null || to === null || hostTitle === null) return false
  return moved.some(
    (other) =>
      other.taskKind === 'event' &&
      other.title === hostTitle &&
      other.from !== null &&
      other.to !== null &&
      containsPlace(other.from, from) &&
      containsPlace(other.to, to),
  )
}

function unplacedClauses(window: Window, unplaced: EffectChange[], language: Language): string[] {
  const { sayTitle, unplaceOne, unplaceMany } = sharedScheduleWords[language].effectClauses
  const [first] = unplaced
  if (first === undefined) return []
  if (unplaced.length > 1) return [unplaceMany(unplaced.length)]
  return [unplaceOne(sayTitle(first.title), sayAt(window, first, 'from', language))]
}

/** Where the task lies afterwards, with its host. */
function sayTarget(window: Window, change: EffectChange, language: Language): string {
  const { hostTitle } = change
  const { during, sayTitle } = sharedScheduleWords[language].effectClauses
  const place = sayAt(window, change, 'to', language)
  return hostTitle === null ? place : during(place, sayTitle(hostTitle))
}

function sayAt(
  window: Window,
  change: EffectChange,
  edge: 'from' | 'to',
  language: Language,
): string {
  const held = heldOf(change, edge)
  return held === null ? '' : sayHeldPlace(window, held, language)
}
