// Defines the terminal's commands for the term and its classes: read from a file, or by hand (U6).
import { readWeekdayName } from '../../../shared/time/weekdays.ts'
import { maxPeriods } from '../../../shared/schedule/place.ts'
import { maxWeeks } from '../../../shared/schedule/term.ts'
import type { Period } from '../../../shared/schedule/term.ts'
import { presetNames } from '../../../shared/timetable/presets.ts'
import {
  idOr,
  isTermDate,
  readDaysOff,
  readMakeUpDay,
  readRoles,
  readTable,
} from './command-values.ts'
import { defineCommand, defineForm } from '../../terminal/usage.ts'
import {
  countUpTo,
  date,
  oneOf,
  readClockSpan,
  readCount,
  readDates,
  readSpan,
  saidKind,
  text,
  textOr,
  valueBy,
} from '../../terminal/values.ts'

/** More classes than a term holds. */
const row = countUpTo('wrong-words', 999)

const timeSpan = valueBy(
  'bad-time-span',
  (typed): ReturnType<typeof readSpan> | Period =>
    readSpan(typed, maxPeriods) ?? readClockSpan(typed),
)

const weekday = valueBy('bad-weekday', (typed) => readCount(typed, 7) ?? readWeekdayName(typed))
const clockSpan = valueBy('bad-clock', readClockSpan)
const presetName = valueBy('bad-table', (typed) => presetNames.find((known) => known === typed))
const weeks = countUpTo('bad-weeks', maxWeeks)
const period = countUpTo('bad-period', maxPeriods)

/** Words without a form of their own are told the usage. */
const named = textOr('wrong-words')

export const timetableCommands = {
  import: defineCommand({
    forms: {
      WHOLE: {
        '(FILE | - | --paste)': named,
        '[--began DATE]': valueBy('bad-date', (typed) => (isTermDate(typed) ? typed : null)),
        '[--weeks N]': weeks,
        '[--table NAME|TIMES]': valueBy('bad-times', readTable),
        '[--columns ROLES]': readRoles,
        '[--header yes|no]': oneOf('bad-header'),
        '[--dates day-first|month-first]': oneOf('bad-dates'),
        '[--off DATE[..DATE] …]': valueBy('bad-date', readDaysOff),
        '[--follows DATE=WEEK/DAY …]': valueBy('bad-follows', readMakeUpDay),
        '[--as TITLE=KIND …]': saidKind,
        '[--dry-run]': null,
      },
    },
    check: ({ header, columns }) =>
      header !== undefined && columns === undefined ? { code: 'wrong-words', given: '' } : null,
  }),
  term: defineCommand({
    forms: {
      '': {},
      '~show': {},
      new: {
        DATE: date,
        '[--weeks N]': weeks,
        '[--table NAME]': presetName,
        '[--name TEXT]': text,
      },
      set: { '[--name TEXT]': text, '[--weeks N]': weeks, '[--dry-run]': null },
      period: { 'add|N': idOr('add', period), 'HH:MM-HH:MM': clockSpan, '[--dry-run]': null },
      'period remove': { N: period, '[--dry-run]': null },
      off: { 'DATE[..DATE]': readDates, '[--free]': null, '[--dry-run]': null },
      follows: { DATE: date, WEEK: weeks, WEEKDAY: weekday, '[--dry-run]': null },
      work: { 'DATE[..DATE]': readDates, '[--dry-run]': null },
    },
    check: ({ name, weeks: count }, form) =>
      form === 'set' && name === undefined && count === undefined
        ? { code: 'wrong-words', given: '' }
        : null,
  }),
  'add-class': defineForm({
    TITLE: named,
    '--day DAY': weekday,
    '--periods N-N|HH:MM-HH:MM': timeSpan,
    '[--weeks 1-16]': text,
    '[--place TEXT]': text,
    '[--kind class|exam|personal]': oneOf('bad-kind'),
    '[--host]': null,
    '[--study]': null,
    '[--dry-run]': null,
  }),
  'change-class': defineCommand({
    forms: {
      WHOLE: {
        N: row,
        '[--name TITLE]': named,
        '[--day DAY]': weekday,
        '[--periods N-N|HH:MM-HH:MM]': timeSpan,
        '[--weeks 1-16]': text,
        '[--place TEXT]': text,
        '[--kind class|exam|personal]': oneOf('bad-kind'),
        '[--host | --no-host]': null,
        '[--dry-run]': null,
      },
    },
    check: (values) =>
      Object.keys(values).every((name) => name === 'N' || name === 'dry-run')
        ? { code: 'wrong-words', given: '' }
        : null,
  }),
  'remove-class': defineForm({ N: row, '[--dry-run]': null }),
}
