// Reads in an answer the value that was asked for, whatever else stands around it, and which of some tasks it means.
import { minutesOfHeld } from '../../../shared/schedule/calendar.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import { namesNoOne } from '../frames/loose-name.ts'
import type { Ground } from '../ground.ts'
import { readTrained } from '../reader/built-in.ts'
import type { ActName, Frame } from '../reader/frame.ts'
import { isQuestionAct } from '../tidy/chances.ts'
import type { NameOwner } from '../words/known-names.ts'
import { type LexedText, lexWords } from '../words/lexed-text.ts'
import { readSaidTime } from './said-time.ts'

/** Acts that tell a time, a place or an amount of what is spoken of, where they name nothing else. */
const telling =
  /^(?:answer|yes|off_topic|vent|greet|thank|add_|move|place|change_class|set_length|set_deadline|set_reminder)/

/** The least chance of an act that asks for something by itself. */
const asking = 0.6

/** Characters of an answer. */
const longest = 120

/**
 * Whether the words may answer what was asked about `frame`: they ask for nothing, deny nothing and name nothing but what the
 * frame does, or what there is to choose from.
 */
export function isAnswering(
  text: string,
  frame: Frame | undefined,
  ground: Ground,
  ids: readonly number[] = [],
): boolean {
  if (Array.from(text).length > longest || /[?？]/.test(text)) return false
  const frames = readTrained(text, ground)
  if (denies.test(text) || frames.some((one) => asksElse(one, frame?.act))) return false
  const own = new Set((frame?.slots ?? []).map((slot) => nameKey(slot.text)))
  const isOffered = (words: string) => {
    const { names, rest } = lexWords(words, ground)
    const isBare = !/\p{L}/u.test(rest)
    return (
      isBare &&
      names.length > 0 &&
      names.every(({ owners }) => ids.some((id) => isOwner(owners, id, ground)))
    )
  }
  return frames.every(({ slots }) =>
    slots.every(
      ({ role, text: words }) =>
        !naming.test(role) || isOfIt(words) || own.has(nameKey(words)) || isOffered(words),
    ),
  )
}

function isOwner(owners: readonly NameOwner[], id: number, { state }: Ground): boolean {
  const task = findTask(state, id)
  return owners.some((owner) => {
    if (owner.kind === 'item') return owner.id === id
    return task?.kind === 'event' ? owner.id === task.series : owner.id === task?.classId
  })
}

const naming = /^(?:task|course|title|except)$/
const denies = /\b(?:not|no|never|except|but)\b|n['’]t\b|[别不没除]/i

function asksElse(frame: Frame, own: ActName | undefined): boolean {
  if (isQuestionAct(frame)) return frame.confidence >= asking / 2
  return frame.confidence >= asking && frame.act !== own && !telling.test(frame.act)
}

/** "It", "just the last one": of what was asked about. */
function isOfIt(words: string): boolean {
  return namesNoOne(words) || ofIt.test(words.trim())
}

const ofIt =
  /^(?:(?:just|only|the|that|this|first|second|third|last|next|one|it) ?)+$|^[就只]?[那这第最]?[一二三后]?[一]?[个次节]?$/i

type Choice = { label: string; ids: readonly number[] }

/** By what stands there, else by the name, the day, the time or the rank that tells it from the others; null for none. */
export function chooseTasks(choices: readonly Choice[], text: string, ground: Ground) {
  const said = nameKey(text)
  const same = choices.find(({ label }) => nameKey(label) === said)
  if (same !== undefined) return same.ids
  const lexed = lexWords(text, ground)
  const all = choices.find(({ ids }) => ids.length > 1 && choices.length > 1)
  const fits = (choice: Choice) => fitsWords(choice, lexed, ground)
  const told = fits({ label: '', ids: [] }) ? [] : choices.filter(fits)
  const listed = told.filter(({ ids }) => ids.length === 1)
  const [only, ...others] = listed.length > 0 ? listed : told
  if (only !== undefined && others.length === 0) return only.ids
  // What is not listed is among all of them.
  const single = told.length > 0 ? [] : (all?.ids ?? []).map((id) => ({ label: '', ids: [id] }))
  const [hidden, ...more] = single.filter(fits)
  if (hidden !== undefined && more.length === 0) return hidden.ids
  if (told.length > 1 || more.length > 0) return null
  if (all !== undefined && allWords.test(lexed.text)) return all.ids
  const rank = rankOf(lexed.text)
  if (rank === null) return null
  const listedIds = choices.flatMap((choice) => (choice === all ? [] : [choice.ids]))
  const ranked = rank < 0 && all !== undefined ? [all.ids.at(-1) ?? 0] : listedIds.at(rank)
  return ranked ?? null
}

const allWords = /\b(?:all|both|every(?:thing)?|each)\b|全|都|每/

export function rankOf(text: string): number | null {
  const ranks = [/\b(?:first|next)\b|第一|[下最]一?[个次节]/, /\bsecond\b|第二/, /\bthird\b|第三/]
  const found = ranks.findIndex((word) => word.test(text))
  if (found >= 0) return found
  return /\blast\b|最后/.test(text) ? -1 : null
}

/** False where the words tell nothing that one could fit. */
function fitsWords({ ids: [id] }: Choice, lexed: LexedText, ground: Ground): boolean {
  const { state } = ground
  const time = readSaidTime(lexed, state.window)
  const dates = lexed.days.flatMap((day) => day.dates)
  const owners = lexed.names.flatMap((name) => name.owners)
  const tells = time !== null || dates.length > 0 || owners.length > 0
  if (id === undefined) return !tells
  const task = findTask(state, id)
  if (!tells || task === undefined) return false
  if (owners.length > 0 && !isOwner(owners, id, ground)) return false
  if (time === null && dates.length === 0) return true
  const { place } = task
  if (place === null) return false
  const date = state.window.days[place.day - 1]?.date ?? ''
  if (dates.length > 0 && !dates.includes(date)) return false
  if (time === null) return true
  const clock = task.kind === 'event' ? task.clock : null
  if (time.kind === 'clock')
    return minutesOfHeld(state.window.periods, { place, clock }).start === time.from
  return time.kind === 'periods' && place.start === time.start
}
