// The reader that comes with the product: its weights and lexicon are read from their files when first needed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { Ground } from '../ground.ts'
import type { Marked } from './features.ts'
import type { Frame } from './frame.ts'
import { readLexicon, type Lexicon } from './lexicon.ts'
import { markMessage } from './mark-message.ts'
import { decodeModel, type ReaderModel } from './model-file.ts'
import { indexNames, type NameIndex, type NameKind } from './names.ts'
import { mendHomophones } from '../words/mend-homophones.ts'
import { readFrames } from './read-frames.ts'

/** From a part of out/, as scripts/build.ts lays it; from the sources below `electron/language`. */
export function readingFolder(name: string): string {
  return join(import.meta.dirname, '..', name)
}

const folder = readingFolder('reader')

let loaded: { model: ReaderModel; lexicon: Lexicon } | null = null

function load(): { model: ReaderModel; lexicon: Lexicon } {
  loaded ??= {
    model: decodeModel(readFileSync(join(folder, 'weights.bin'))),
    lexicon: readLexicon(readFileSync(join(folder, 'lexicon.txt'), 'utf8')),
  }
  return loaded
}

/** No request is longer; the rest of a pasted text says nothing of what is wanted. */
const longest = 600

/** What the message says: as a language model has read it (M7), else as the trained reader does. */
export function readTrained(
  text: string,
  ground: Pick<Ground, 'state' | 'today' | 'readings'>,
): Frame[] {
  const read = ground.readings?.find((each) => each.text === text)
  return read === undefined ? readUnaided(text, ground) : [...read.frames]
}

/** Read against the names of the schedule by what was learned from examples, and nothing else. */
export function readUnaided(text: string, ground: Pick<Ground, 'state' | 'today'>): Frame[] {
  const { state, today } = ground
  const read = text.slice(0, longest)
  const key = `${today.date} ${read}`
  const known = readings.get(state) ?? new Map<string, readonly Frame[]>()
  const frames = known.get(key) ?? readAnew(read, ground)
  if (known.size >= mostKept) known.clear()
  readings.set(state, known.set(key, frames))
  return [...frames]
}

/** Each stage of a turn reads the same message, and a guide all of its talk; states never change. */
const readings = new WeakMap<ScheduleState, Map<string, readonly Frame[]>>()
const mostKept = 200

function readAnew(read: string, ground: Pick<Ground, 'state' | 'today'>): Frame[] {
  const said = mendHomophones(read, ground.state)
  return readFrames(said, markBuiltIn(said, ground), load().model)
}

/** With what is known of each token before anything is learned of it. */
export function markBuiltIn(text: string, ground: Pick<Ground, 'state' | 'today'>): Marked {
  return markMessage(text, namesOf(ground.state), load().lexicon, ground)
}

const indexes = new WeakMap<ScheduleState, NameIndex>()

const name = (kind: NameKind) => (text: string) => ({ kind, text })

/** Kept beside each state, for states never change. */
function namesOf(state: ScheduleState): NameIndex {
  const kept = indexes.get(state)
  if (kept !== undefined) return kept
  const made = indexNames([
    ...new Set(state.taskClasses.map(({ course }) => course)).values().map(name('course')),
    ...state.taskClasses.map(({ title }) => title).map(name('work')),
    ...state.tasks.flatMap((task) => (task.kind === 'item' ? [task.title] : [])).map(name('work')),
    ...new Set(
      state.tasks.flatMap((task) => (task.kind === 'event' ? [task.title, task.course] : [])),
    )
      .values()
      .map(name('event')),
  ])
  indexes.set(state, made)
  return made
}
