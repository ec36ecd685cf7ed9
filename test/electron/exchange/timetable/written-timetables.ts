// Made-up timetables, and the ways in which people and programs write them down.
import * as fc from 'fast-check'
import { addDays } from '../../../../shared/schedule/calendar.ts'
import { presets } from '../../../../shared/timetable/presets.ts'

export type WrittenLesson = {
  title: string
  weekday: number
  start: number
  end: number
  weeks: { from: number; to: number; parity: 'all' | 'odd' | 'even' }
  room: string
}

export const firstMonday = '2026-09-07'
export const termWeeks = 18
export const periods = presets['chinese-12']

const titles = [
  'Physics',
  'Linear Algebra',
  '高等数学',
  '大学英语',
  'History of Art, Part One',
  '马克思主义基本原理',
  'Programming in C++',
]

const lesson: fc.Arbitrary<WrittenLesson> = fc
  .record({
    title: fc.constantFrom(...titles),
    weekday: fc.integer({ min: 1, max: 7 }),
    start: fc.integer({ min: 1, max: 11 }),
    length: fc.integer({ min: 0, max: 3 }),
    from: fc.integer({ min: 1, max: 12 }),
    span: fc.integer({ min: 1, max: 6 }),
    parity: fc.constantFrom('all', 'odd', 'even'),
    room: fc.constantFrom('', 'A201', '教三201', 'J7107', '逸夫楼305'),
  })
  .map(({ length, from, span, parity, ...rest }) =>
    Object.assign(rest, {
      end: Math.min(12, rest.start + length),
      weeks: { from, to: from + span, parity },
    }),
  )

export const timetable = fc.array(lesson, { minLength: 2, maxLength: 12 })

function weeksOf({ weeks: { from, to, parity } }: WrittenLesson): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (week) => parity === 'all' || (week % 2 === 1) === (parity === 'odd'),
  )
}

/** What a reading must come to: each meeting once, in the order of dates. */
export function meetingsOf(lessons: readonly WrittenLesson[]): string[] {
  const meetings = lessons.flatMap((one) =>
    weeksOf(one).map((week) => {
      const date = addDays(firstMonday, (week - 1) * 7 + one.weekday - 1)
      const start = periods[one.start - 1]?.start ?? ''
      return `${date} ${start} ${periods[one.end - 1]?.end ?? ''} ${one.title} @${one.room}`
    }),
  )
  return meetings.toSorted()
}

const marks = { all: '', odd: '单', even: '双' } as const

function weeksInFigures({ weeks: { from, to, parity } }: WrittenLesson): string {
  return `${from}-${to}${marks[parity]}`
}

export function asWakeUp(lessons: readonly WrittenLesson[]): string {
  const ids = [...new Set(lessons.map(({ title }) => title))]
  const types = { all: 0, odd: 1, even: 2 }
  const nodes = periods.map(({ start, end }, index) => ({
    node: index + 1,
    startTime: start,
    endTime: end,
    timeTable: 1,
  }))
  const spare = { node: 13, startTime: '00:00', endTime: '00:45', timeTable: 1 }
  const values = [
    { id: 1, name: '默认', sameLen: true, courseLen: 45 },
    [...nodes, spare],
    { id: 1, tableName: '大二上', nodes: 12, startDate: '2026-9-7', maxWeek: termWeeks, tiny: 1 },
    ids.map((courseName, id) => ({ id, courseName, color: '#ff0000', credit: 2, note: '' })),
    lessons.map((one) => ({
      id: ids.indexOf(one.title),
      day: one.weekday,
      startNode: one.start,
      step: one.end - one.start + 1,
      startWeek: one.weeks.from,
      endWeek: one.weeks.to,
      type: types[one.weeks.parity],
      room: one.room,
      teacher: '张三',
      ownTime: false,
      startTime: '',
      endTime: '',
      level: 0,
      tableId: 1,
    })),
  ]
  return values.map((value) => JSON.stringify(value)).join('\n')
}

function quoteCell(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell
}

function toTable(rows: readonly (readonly (string | number)[])[], delimiter: string): string {
  return rows
    .map((row) => row.map((cell) => quoteCell(String(cell), delimiter)).join(delimiter))
    .join('\r\n')
}

export function asWakeUpCsv(lessons: readonly WrittenLesson[]): string {
  const header = ['课程名称', '星期', '开始节数', '结束节数', '老师', '地点', '周数']
  const rows = lessons.map((one) => [
    one.title,
    one.weekday,
    one.start,
    one.end,
    '张三',
    one.room,
    weeksInFigures(one),
  ])
  return toTable([header, ...rows], ',')
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** With clock times, as a spreadsheet of one's own would have them. */
export function asCsv(lessons: readonly WrittenLesson[], delimiter: ',' | ';' | '\t'): string {
  const header = ['Course', 'Lecturer', 'Day', 'Start', 'End', 'Room', 'Weeks']
  const parities = { all: '', odd: ' odd', even: ' even' }
  const rows = lessons.map((one) => [
    one.title,
    'Dr. Lee',
    dayNames[one.weekday - 1] ?? '',
    periods[one.start - 1]?.start ?? '',
    periods[one.end - 1]?.end ?? '',
    one.room,
    `${one.weeks.from}-${one.weeks.to}${parities[one.weeks.parity]}`,
  ])
  return toTable([header, ...rows], delimiter)
}

const chineseDays = '一二三四五六日'

export function asChineseLines(lessons: readonly WrittenLesson[]): string {
  return lessons
    .map((one) => {
      const parity = one.weeks.parity === 'all' ? '' : `(${marks[one.weeks.parity]})`
      const weeks = `${one.weeks.from}-${one.weeks.to}周${parity}`
      const day = chineseDays[one.weekday - 1] ?? ''
      const room = one.room === '' ? '' : `，地点：${one.room}`
      return `星期${day} 第${one.start}-${one.end}节 ${lineTitle(one)} ${weeks}${room}`
    })
    .join('\n')
}

export function asEnglishLines(lessons: readonly WrittenLesson[]): string {
  return lessons
    .map((one) => {
      const { from, to, parity } = one.weeks
      const weeks = `weeks ${from}-${to}${parity === 'all' ? '' : ` ${parity}`}`
      const room = one.room === '' ? '' : `, room ${one.room}`
      const times = `${periods[one.start - 1]?.start}-${periods[one.end - 1]?.end}`
      return `${dayNames[one.weekday - 1]?.slice(0, 3)} ${times} ${lineTitle(one)}${room}, ${weeks}`
    })
    .join('\n')
}

/** A comma ends the name of a course on a line. */
export function lineTitle({ title }: WrittenLesson): string {
  return title.split(',')[0] ?? title
}

export const encodings = [
  'utf-8',
  'utf-8 mark',
  'utf-16le',
  'utf-16le mark',
  'utf-16be',
  'utf-16be mark',
  'gb18030',
] as const

export function encode(text: string, encoding: (typeof encodings)[number]): Uint8Array {
  const [name, mark] = encoding.split(' ')
  const marked = mark === undefined ? text : `\uFEFF${text}`
  if (name === 'gb18030') return encodeGb(marked)
  if (name === 'utf-8') return new TextEncoder().encode(marked)
  const little = Buffer.from(marked, 'utf16le')
  return name === 'utf-16be' ? little.swap16() : little
}

let pairs: Map<string, number[]> | null = null

/** The two-byte part of GB18030, turned round from the decoder. */
function encodeGb(text: string): Uint8Array {
  if (pairs === null) {
    pairs = new Map()
    const decoder = new TextDecoder('gb18030')
    for (let lead = 0x81; lead <= 0xfe; lead += 1) {
      for (let trail = 0x40; trail <= 0xfe; trail += 1) {
        const character = decoder.decode(Uint8Array.of(lead, trail))
        if (character.length === 1 && character !== '\uFFFD') pairs.set(character, [lead, trail])
      }
    }
  }
  return Uint8Array.from(
    Array.from(text, (one) =>
      one < '\u0080' ? [one.charCodeAt(0)] : (pairs?.get(one) ?? []),
    ).flat(),
  )
}
