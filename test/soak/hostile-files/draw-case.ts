// Which file is given to what, and how it is damaged: plain data from the dice.
import type { Dice } from '../dice.ts'
import { bombs, sweepNames } from './bombs.ts'
import { drawEdit, type Edit } from './damage.ts'
import type { SoundFile } from './sound-files.ts'

/** What the file is given to. */
const doors = ['import', 'import into nothing', 'syllabus', 'source', 'texts'] as const

export type Door = (typeof doors)[number]

export type Case =
  | { kind: 'damaged'; file: string; edits: Edit[]; door: Door }
  /** The damaged file, and the whole one as a newer word of the same feed. */
  | { kind: 'again'; file: string; edits: Edit[]; door: 'import' }
  | { kind: 'bomb'; bomb: string; size: number; door: Door }
  /** The reader itself never says anything. */
  | { kind: 'silent reader' }

export function drawCase(dice: Dice, files: readonly SoundFile[]): Case {
  const lot = dice(100)
  if (lot === 0) return { kind: 'silent reader' }
  const door = doors[dice(doors.length)] ?? 'import'
  if (lot < 10) {
    const bomb = sweepNames[dice(sweepNames.length)] ?? ''
    return { kind: 'bomb', bomb, size: 1 + dice(500), door: doorFor(bomb, door, dice) }
  }
  if (lot < 20) {
    const calendars = files.filter(({ name }) => name.endsWith('.ics'))
    const file = calendars[dice(calendars.length)]?.name ?? ''
    const line: Edit = { kind: 'drop', at: 100 + dice(800), length: 10 + dice(190), seed: 0 }
    return { kind: 'again', file, edits: [line], door: 'import' }
  }
  if (lot < 50) {
    const bomb = bombs[dice(bombs.length)]?.name ?? ''
    return { kind: 'bomb', bomb, size: 1 + dice(1000), door: doorFor(bomb, door, dice) }
  }
  const file = files[dice(files.length)]?.name ?? ''
  const list = Array.from({ length: 1 + dice(4) }, () => drawEdit(dice))
  return { kind: 'damaged', file, edits: list, door: doorFor(file, door, dice) }
}

/** Mostly where a person would give it, sometimes anywhere. */
function doorFor(name: string, door: Door, dice: Dice): Door {
  if (dice(5) === 0) return door
  if (name.endsWith('.anki')) return 'texts'
  if (/\.(?:pdf|docx|md|html)$/.test(name)) return dice(3) === 0 ? 'source' : 'syllabus'
  if (name.endsWith('.txt')) return dice(2) === 0 ? 'syllabus' : 'import'
  return dice(3) === 0 ? 'import into nothing' : 'import'
}
