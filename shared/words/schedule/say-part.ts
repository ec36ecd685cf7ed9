// Says what comes along with a choice of changes, or stays behind with it, and why; and what a part of a card is called.
import { grammar } from '../../i18n/grammar.ts'
import { sharedRefusalWords } from '../../i18n/shared/refusals.ts'
import { assertNever } from '../../assert-never.ts'
import type { Language } from '../../language.ts'
import type { RecordKey, ScheduleDiff } from '../../schedule/diff.ts'
import type { PartLink, PartProblem, PartQuestion } from '../../schedule/part-of-diff.ts'
import { isPlacedItem, type PlacedItem } from '../../schedule/task.ts'
import { joinWords, listWords } from '../../text/join-words.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayPlace } from './say-place.ts'

/** Titles named one by one; beyond that they are counted. */
const mostNamed = 3

/** With a tick that brought others along; empty when it did not. */
export function sayComesAlong(diff: ScheduleDiff, links: readonly PartLink[], language: Language) {
  return sayLinks(diff, links, 'needs', sharedRefusalWords[language].part.comesAlong, language)
}

/** With a tick taken away that took others with it; empty when it did not. */
export function sayStaysBehind(diff: ScheduleDiff, links: readonly PartLink[], language: Language) {
  return sayLinks(diff, links, 'key', sharedRefusalWords[language].part.staysBehind, language)
}

/** With ticks taken away that took no others with them: what becomes of what they were for. */
export function sayLeft(
  { state, diff }: Pick<PartQuestion, 'state' | 'diff'>,
  taken: readonly RecordKey[],
  left: readonly RecordKey[],
  language: Language,
): string {
  const words = sharedRefusalWords[language].part
  const [only] = left
  if (only === undefined) return ''
  const next = left.length === 1 ? placedNext(diff, taken, only) : null
  if (next !== null)
    return words.waitsBefore(
      nameChange(diff, only, language),
      quoteTitle(next.title, language),
      sayPlace(state.window, next.place, language),
    )
  return [...Map.groupBy(left, (key) => fateOf(diff, key))]
    .map(([fate, keys]) =>
      words[fate](
        joinFew(keys, (key) => nameChange(diff, key, language), language),
        keys.length === 1,
      ),
    )
    .join(grammar[language].joints.gap)
}

/** What becomes of what a change that is not made was for. */
function fateOf(diff: ScheduleDiff, key: RecordKey): 'waits' | 'notAdded' | 'stays' {
  if (diff.added[key] !== undefined) return 'notAdded'
  return isPlacing(diff, key) ? 'waits' : 'stays'
}

function isPlacing({ updated }: ScheduleDiff, key: RecordKey): boolean {
  const [from, to] = updated[key] ?? []
  return from?.kind === 'item' && from.place === null && to?.kind === 'item' && to.place !== null
}

/** The session of the same work that comes after this one, and is placed without it. */
function placedNext(
  diff: ScheduleDiff,
  taken: readonly RecordKey[],
  key: RecordKey,
): PlacedItem | null {
  const own = diff.updated[key]?.[1]
  if (own?.kind !== 'item' || !isPlacing(diff, key)) return null
  return (
    taken
      .flatMap((other) => diff.updated[other]?.[1] ?? [])
      .filter((record) => record.kind === 'item')
      .filter(isPlacedItem)
      .filter(({ classId, order }) => classId === own.classId && order > own.order)
      .toSorted((a, b) => a.order - b.order)[0] ?? null
  )
}

/** `side` is the end of each link that is told of. */
function sayLinks(
  diff: ScheduleDiff,
  links: readonly PartLink[],
  side: 'key' | 'needs',
  say: (names: string, why: string) => string,
  language: Language,
  withIds = false,
): string {
  const [first] = links
  if (first === undefined) return ''
  const { moreReasons } = sharedRefusalWords[language].part
  const keys = [...new Set(links.map((link) => link[side]))]
  const names = joinFew(keys, (key) => nameChange(diff, key, language, withIds), language)
  const others = new Set(
    links.filter((link) => link[side] !== first[side]).map((link) => link[side]),
  )
  return say(
    names,
    sayLink(diff, first, language) + (others.size > 0 ? moreReasons(others.size) : ''),
  )
}

/** Why one change can't be taken without another, in a sentence. */
export function sayLink(
  diff: ScheduleDiff,
  { key, needs, kind }: PartLink,
  language: Language,
): string {
  return sharedRefusalWords[language].part.why[kind](
    nameChange(diff, key, language),
    nameChange(diff, needs, language),
  )
}

/** Why a choice can't be accepted as it is; ids are said to who chooses by them. */
export function sayPartProblem(
  diff: ScheduleDiff,
  problem: PartProblem,
  language: Language,
): string {
  const words = sharedRefusalWords[language].part
  switch (problem.kind) {
    case 'nothing':
      return words.nothing
    case 'unknown':
      return words.unknown(joinFew(problem.keys, idOf, language))
    case 'outdated':
      return words.outdated(
        joinFew(problem.keys, (key) => nameChange(diff, key, language), language),
      )
    case 'needs':
      return sayLinks(diff, problem.links, 'needs', words.needs, language, true)
    default:
      return assertNever(problem)
  }
}

/** For a card that can't be taken apart. */
export function sayWholeCard(language: Language): string {
  return sharedRefusalWords[language].part.whole
}

/** "5 of 8 changes accepted". */
export function sayShare(taken: number, of: number, language: Language): string {
  return sharedRefusalWords[language].part.share(taken, of)
}

/** For the model: how much was taken, and by id what was not. */
export function sayTaken(
  taken: number,
  of: number,
  leftOut: readonly { taskId: number; title: string }[],
  language: Language,
): string {
  const { told, left } = sharedRefusalWords[language].part
  const names = leftOut.map(({ taskId, title }) => `#${taskId} ${quoteTitle(title, language)}`)
  const parts = [told(taken, of), ...(names.length > 0 ? [left(listWords(names, language))] : [])]
  return parts.join(grammar[language].joints.gap)
}

function joinFew(
  keys: readonly RecordKey[],
  name: (key: RecordKey) => string,
  language: Language,
): string {
  const named = keys.slice(0, mostNamed).map(name)
  const rest = keys.length - named.length
  return joinWords(
    rest > 0 ? [...named, sharedRefusalWords[language].part.more(rest)] : named,
    language,
  )
}

function nameChange(
  { added, updated, removed }: ScheduleDiff,
  key: RecordKey,
  language: Language,
  withId = false,
): string {
  const record = added[key] ?? updated[key]?.[1] ?? removed[key]
  const name = record === undefined ? idOf(key) : quoteTitle(record.title, language)
  return withId && record?.kind !== 'class' ? `${name} (${idOf(key)})` : name
}

function idOf(key: RecordKey): string {
  return `#${key.split(':')[1] ?? ''}`
}
