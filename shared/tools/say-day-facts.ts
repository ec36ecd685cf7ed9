// Says a day's blocks as compact text for a model: periods, titles, ids, and what is left free.
import { toolWords } from '../i18n/shared/tools.ts'
import type { Language } from '../language.ts'
import { isBesideRows, type Place } from '../schedule/place.ts'
import type { Window } from '../schedule/state.ts'
import { kindName, type BlockKind } from '../text/name-task.ts'
import { quoteTitle } from '../text/quote-title.ts'
import { outcomeName } from '../words/schedule/say-mark.ts'
import { sayDay, sayNumberedDay } from '../time/say/say-date.ts'
import { sayHeldTime, sayPeriods } from '../words/schedule/say-place.ts'
import { sayRun } from '../time/say/split-runs.ts'
import type { DayBlock, DayFacts, HostRoom } from './day-facts.ts'

/** "“Calculus review 2” #31 study (suggested)". */
export function sayBlock(block: DayBlock, language: Language): string {
  const { suggested, locked, hosts, inside, tags } = toolWords[language].dayFacts
  const notes = [
    ...(block.isSuggested ? [suggested] : []),
    ...(block.outcome === undefined ? [] : [outcomeName(block.outcome, language)]),
    ...(block.isLocked ? [locked] : []),
    ...(block.isHost ? [hosts] : []),
    ...(block.hostId === null ? [] : [inside(block.hostId)]),
    ...(block.clock === null ? [] : [`${block.clock.start}–${block.clock.end}`]),
  ]
  const name = `${quoteTitle(block.title, language)} #${block.taskId} ${kindName(block.kind, language)}`
  return notes.length === 0 ? name : name + tags(notes)
}

/** Every block with its title, for the days that a change touches. */
export function sayDayInFull(window: Window, facts: DayFacts, language: Language): string {
  const { line } = toolWords[language].dayFacts
  return line(sayNumberedDay(window, facts.day, language), [
    ...facts.blocks.map(
      (block) => `${sayPeriods(block.place, language)} ${sayBlock(block, language)}`,
    ),
    ...sayRest(facts, language),
  ])
}

/** Kinds and periods without titles, for a long row of days; begins with the bare day number. */
export function sayDayInShort(window: Window, facts: DayFacts, language: Language): string {
  const { line, embedded, kindRuns, free, full } = toolWords[language].dayFacts
  const guests = facts.blocks.filter((block) => block.hostId !== null)
  const byKind = Map.groupBy(
    facts.blocks.filter((block) => block.hostId === null),
    (block): BlockKind => block.kind,
  )
  const sayBare = (runs: Place[]) => toolWords[language].dayFacts.runs(runs.map(sayRun))
  const sayPlaces = (blocks: DayBlock[]) =>
    toolWords[language].dayFacts.runs(
      blocks.map((block) =>
        isBesideRows(block.place) ? sayHeldTime(window, block, language) : sayRun(block.place),
      ),
    )
  return line(`${facts.day} ${sayDay(window, facts.day, language)}`, [
    ...[...byKind].map(([kind, blocks]) => kindRuns(kindName(kind, language), sayPlaces(blocks))),
    ...(guests.length === 0 ? [] : [kindRuns(embedded, sayPlaces(guests))]),
    facts.free.length === 0 ? full : free(sayBare(facts.free)),
  ])
}

/** "free periods 5–6, 9–12", or that nothing is. */
export function sayFree(free: Place[], language: Language): string {
  return free.length === 0
    ? toolWords[language].dayFacts.full
    : toolWords[language].dayFacts.free(sayRuns(free, language))
}

/** "#14 periods 7–8, #15 period 9". */
export function sayHostRoom(rooms: HostRoom[], language: Language): string {
  return toolWords[language].dayFacts.runs(
    rooms.map(({ hostId, place }) => `#${hostId} ${sayPeriods(place, language)}`),
  )
}

/** "periods 5–6, 9–12": where rows are named they are called so (U9). */
export function sayRuns(runs: Place[], language: Language): string {
  const [only] = runs
  if (only !== undefined && runs.length === 1) return sayPeriods(only, language)
  return toolWords[language].dayFacts.periods(runs.map(sayRun))
}

function sayRest(facts: DayFacts, language: Language): string[] {
  const room =
    facts.hostRoom.length === 0
      ? []
      : [toolWords[language].dayFacts.hostRoom(sayHostRoom(facts.hostRoom, language))]
  return [sayFree(facts.free, language), ...room]
}
