// Says what a fresh plan card does otherwise than the one that it takes the place of: at most three titles, the rest counted.
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import type { Language } from '../../../shared/language.ts'
import type { ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { isSamePlace, type Place } from '../../../shared/schedule/place.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'

type ChangeKind = 'moved' | 'gone' | 'added'

type PlanChange = { kind: ChangeKind; title: string }

const mostNamed = 3

/** Empty when both plans place the same work at the same times. */
export function sayPlanChanges(
  before: ScheduleDiff,
  after: ScheduleDiff,
  language: Language,
): string {
  const changes = comparePlans(before, after)
  if (changes.length === 0) return ''
  const named = changes.slice(0, mostNamed)
  const said = (['moved', 'gone', 'added'] as const).flatMap((kind) => {
    const titles = named.filter((change) => change.kind === kind).map(({ title }) => title)
    const names = titles.map((title) => quoteTitle(title, language))
    return names.length === 0
      ? []
      : [agentWords[language].planChanges[kind](joinWords(names, language), names.length)]
  })
  const rest = changes.length - named.length
  return agentWords[language].planComparison(said, rest)
}

/** In order of the time at which the work lies, or lay. */
function comparePlans(before: ScheduleDiff, after: ScheduleDiff): PlanChange[] {
  const [old, fresh] = [placesOf(before), placesOf(after)]
  const keys = [...new Set([...old.keys(), ...fresh.keys()])]
  const found = keys.flatMap((key): (PlanChange & { place: Place })[] => {
    const [from, to] = [old.get(key), fresh.get(key)]
    if (from !== undefined && to !== undefined)
      return isSamePlace(from.place, to.place) ? [] : [{ kind: 'moved', ...to }]
    if (to !== undefined) return [{ kind: 'added', ...to }]
    return from === undefined ? [] : [{ kind: 'gone', ...from }]
  })
  return found.toSorted(({ place: a }, { place: b }) => a.day - b.day || a.start - b.start)
}

function placesOf({ updated }: ScheduleDiff): Map<string, { title: string; place: Place }> {
  return new Map(
    Object.entries(updated).flatMap(([key, [, to]]) =>
      to.kind === 'item' && to.place !== null
        ? [[key, { title: to.title, place: to.place }] as const]
        : [],
    ),
  )
}
