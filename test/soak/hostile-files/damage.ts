// Damages the bytes of a file in the ways of transfers, editors and attackers. An edit is plain data.
import { seededDice, type Dice } from '../dice.ts'
import { mutateCalendar } from './mutate-calendar.ts'

export const edits = [
  'cut',
  'drop',
  'double',
  'flip',
  'digits',
  'insert',
  'blow up',
  'utf-16',
  'null',
  'shuffle',
  'calendar lines',
] as const

/** `at` and `length` are thousandths of the file. */
export type Edit = { kind: (typeof edits)[number]; at: number; length: number; seed: number }

const strange = [
  '\0',
  '\u202e',
  '\u200f',
  '\ufeff',
  '\r\r\n',
  '<script>',
  '"',
  "'",
  '\\',
  '\u2028',
  '9999999999999999999',
  '-1',
  'NaN',
  'null',
  '__proto__',
  '2026-02-30',
  'RRULE:FREQ=SECONDLY\r\n',
  'BEGIN:VEVENT\r\n',
  '<td colspan=99999999>',
  '第99周',
  '\u{1f468}\u200d\u{1f469}',
]

export function drawEdit(dice: Dice): Edit {
  const kind = edits[dice(edits.length)] ?? 'cut'
  return { kind, at: dice(1000), length: dice(200), seed: dice(1_000_000) }
}

/** More is another kind of file: one that is too large. */
const most = 4_000_000

export function damage(bytes: Buffer, list: readonly Edit[]): Buffer {
  return list.reduce((before, edit) => apply(before, edit).subarray(0, most), bytes)
}

function apply(bytes: Buffer, { kind, at, length, seed }: Edit): Buffer {
  const from = Math.floor((bytes.length * at) / 1000)
  const to = Math.min(bytes.length, from + Math.max(1, Math.floor((bytes.length * length) / 1000)))
  const part = bytes.subarray(from, to)
  const around = (inner: Buffer) =>
    Buffer.concat([bytes.subarray(0, from), inner, bytes.subarray(to)])
  switch (kind) {
    case 'cut':
      return bytes.subarray(0, from)
    case 'drop':
      return around(Buffer.alloc(0))
    case 'double':
      return around(Buffer.concat([part, part]))
    case 'flip': {
      const flipped = Buffer.from(bytes)
      const place = from < bytes.length ? from : 0
      if (flipped.length > 0) flipped[place] = (flipped[place] ?? 0) ^ (1 << (seed % 8))
      return flipped
    }
    case 'digits':
      return around(
        Buffer.from(part.toString('latin1').replaceAll(/\d/g, String(seed % 10)), 'latin1'),
      )
    case 'insert':
      return Buffer.concat([
        bytes.subarray(0, from),
        Buffer.from(strange[seed % strange.length] ?? ''),
        bytes.subarray(from),
      ])
    case 'blow up': {
      const grain = part.subarray(0, 1 + (seed % 40))
      const count = Math.min(1 + (seed % 20_000), Math.floor(most / Math.max(1, grain.length)))
      return around(Buffer.concat(Array.from({ length: count }, () => grain)))
    }
    case 'utf-16':
      return Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from(bytes.toString('utf8'), 'utf16le'),
      ])
    case 'null':
      return around(Buffer.alloc(part.length))
    case 'shuffle': {
      const lines = bytes.toString('latin1').split('\n')
      const turned = lines.map((_, index) => lines[(index * 7 + seed) % lines.length] ?? '')
      return Buffer.from(turned.join('\n'), 'latin1')
    }
    case 'calendar lines':
      return Buffer.from(mutateCalendar(bytes.toString(), seededDice(seed)))
    default:
      return kind satisfies never
  }
}
