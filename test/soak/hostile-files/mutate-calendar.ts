// Damages a calendar file in the ways that exports, mail programs and transfers do, and in the ways that an attacker would.
import type { Dice } from '../dice.ts'

type Mutation = (lines: string[], dice: Dice) => string[]

const strangeLines = [
  'RRULE:FREQ=SECONDLY',
  'RRULE:FREQ=DAILY;COUNT=1000000000',
  'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'RRULE:FREQ=WEEKLY;INTERVAL=0',
  'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE;BYSETPOS=-400',
  'RRULE:',
  'RDATE;VALUE=PERIOD:20260302T090000Z/PT99999H',
  'EXDATE:nonsense',
  'DTSTART;TZID=Nowhere/Atall:20260302T090000',
  'DTSTART;VALUE=DATE:20260230',
  'DTSTART:99991231T235959Z',
  'DTEND:00010101T000000Z',
  'DURATION:-P99999999W',
  'RECURRENCE-ID;RANGE=THISANDFUTURE:20260302T090000Z',
  'STATUS:CANCELLED',
  'SEQUENCE:-1e99',
  'UID:',
  'SUMMARY:\u202e\u0000<script>alert(1)</script>',
  'BEGIN:VEVENT',
  'END:VEVENT',
  'BEGIN:VCALENDAR',
  'END:VCALENDAR',
  'BEGIN:VTIMEZONE',
  'TZOFFSETTO:+9999',
  ' a line that goes on from nowhere',
]

const mutations: Mutation[] = [
  (lines, dice) => lines.slice(0, dice(lines.length)),
  (lines, dice) => lines.slice(dice(lines.length)),
  (lines, dice) => lines.toSpliced(dice(lines.length), 1 + dice(4)),
  (lines, dice) => lines.toSpliced(dice(lines.length), 0, pick(strangeLines, dice)),
  (lines, dice) => {
    const from = dice(lines.length)
    return lines.toSpliced(dice(lines.length), 0, ...lines.slice(from, from + 1 + dice(30)))
  },
  (lines, dice) => lines.with(dice(lines.length), pick(lines, dice)),
  (lines, dice) => changeLine(lines, dice, (line) => line.replaceAll(/\d/g, () => `${dice(10)}`)),
  (lines, dice) =>
    changeLine(
      lines,
      dice,
      (line) => line.slice(0, dice(line.length)) + line.slice(dice(line.length)),
    ),
  (lines, dice) =>
    changeLine(
      lines,
      dice,
      (line) => `${line.slice(0, dice(line.length))}${String.fromCodePoint(dice(0x2fff))}${line}`,
    ),
  (lines, dice) => changeLine(lines, dice, (line) => line.toLowerCase()),
  (lines, dice) => changeLine(lines, dice, (line) => line.repeat(1 + dice(50))),
  (lines, dice) =>
    changeLine(lines, dice, (line) => line.replace(':', pick([';', '', '::'], dice))),
]

function pick<Item>(items: readonly Item[], dice: Dice): Item {
  const item = items[dice(items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

function changeLine(lines: string[], dice: Dice, change: (line: string) => string): string[] {
  const index = dice(lines.length)
  return lines.with(index, change(lines[index] ?? ''))
}

/** One to four of the mutations, one after the other. */
export function mutateCalendar(text: string, dice: Dice): string {
  let lines = text.split(/\r?\n/)
  for (let left = 1 + dice(4); left > 0; left -= 1) {
    if (lines.length > 0) lines = pick(mutations, dice)(lines, dice)
  }
  return lines.join(pick(['\r\n', '\n', '\r'], dice))
}
