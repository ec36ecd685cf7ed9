// Says in English: why a value on the command line is refused.
import { modelUses, endpointFamilies } from '../../../preferences/model-choice.ts'
import { languages } from '../../../language.ts'
import { exportFormats } from '../../../exchange/export-choice.ts'
import { guideParts } from '../../../outlook/requests.ts'
import { packFieldKeys } from '../../../pack/fields.ts'
import { maxMaterials } from '../../../recite/material.ts'
import { maxPeriods } from '../../../schedule/place.ts'
import { maxMinutes } from '../../../schedule/work-log.ts'
import { maxSessions } from '../../../schedule/work/work-edit.ts'
import { columnRoles } from '../../../timetable/import-answers.ts'
import { lineKinds } from '../../../timetable/line-kinds.ts'
import { presetNames } from '../../../timetable/presets.ts'
import type { UsageValues } from '../../usage-values.ts'

export const badValuePhrases = {
  'bad-language': (_values: UsageValues) => `--lang takes ${languages.join(' or ')}.`,
  'bad-now': (_values: UsageValues) =>
    '--now takes an ISO date and time, such as 2026-11-23T08:00:00+01:00.',
  'bad-date': ({ given }: UsageValues) => `“${given}” is not a date. Write it as 2026-11-23.`,
  'bad-day': (_values: UsageValues) => '--day takes a day number of the window, from 1.',
  'bad-task': ({ given, usage }: UsageValues) => `“${given}” is not a task number. Usage: ${usage}`,
  'bad-time-span': ({ given, usage }: UsageValues) =>
    `“${given}” is neither periods from 1 to 30, like 3-4, nor a time like 17:15-18:15. Usage: ${usage}`,
  'bad-period': ({ given, usage }: UsageValues) =>
    `“${given}” is not a period from 1 to 30. Usage: ${usage}`,
  'bad-homework': ({ given, usage }: UsageValues) =>
    `“${given}” is not the number of a homework item. Usage: ${usage}`,
  'bad-sessions': ({ given }: UsageValues) =>
    `“${given}” is no number of sessions. Write a whole number from 1 to ${maxSessions}.`,
  'bad-session-length': ({ given }: UsageValues) =>
    `A session can’t be “${given}” periods long. Write a whole number from 1 to ${maxPeriods}.`,
  'bad-worked': ({ given }: UsageValues) =>
    `“${given}” is no number of minutes. Write a whole number from 1 to ${maxMinutes}; what took longer goes in day by day.`,
  'bad-point': ({ given, usage }: UsageValues) =>
    `“${given}” is no place in the checklist, from 1. Usage: ${usage}`,
  'bad-due-time': ({ given }: UsageValues) => `“${given}” is no time of day. Write it as 17:00.`,
  'bad-homework-json': (_values: UsageValues) =>
    'homework change takes one JSON object, such as \'{"title":"Lab report","dueDate":"2026-11-30","dueTime":null}\'.',
  'bad-homework-detail': ({ given }: UsageValues) =>
    `Homework has no “${given}”. What can be changed is title, course, dueDate and dueTime.`,
  'bad-text': ({ given, usage }: UsageValues) =>
    `“${given}” is not the number of a text. Usage: ${usage}`,
  'many-texts': ({ given }: UsageValues) =>
    `“${given}” names more texts than the ${maxMaterials} that go at once. Nothing was changed; delete them in parts.`,
  'bad-field': ({ given }: UsageValues) =>
    `“${given}” is no field of a pack. The fields are ${packFieldKeys.join(', ')}.`,
  'bad-work': ({ given, usage }: UsageValues) =>
    `“${given}” is not the number of a body of work. Usage: ${usage}`,
  'bad-work-json': (_values: UsageValues) =>
    'work edit takes one JSON object, such as \'{"to":"2026-12-18","excludedWeekdays":[7]}\'.',
  'bad-take': ({ given, usage }: UsageValues) =>
    `“${given}” names no lines. Write all, or numbers such as 1,3-5. Usage: ${usage}`,
  'bad-rank': ({ given, usage }: UsageValues) =>
    `“${given}” is no place in an order, from 1. Usage: ${usage}`,
  'bad-weeks': ({ given, usage }: UsageValues) =>
    `“${given}” is not a number of weeks from 1 to 30. Usage: ${usage}`,
  'bad-weekday': ({ given, usage }: UsageValues) =>
    `“${given}” is no weekday. Write it like mon. Usage: ${usage}`,
  'bad-clock': ({ given, usage }: UsageValues) =>
    `“${given}” is no span of time. Write it like 08:00-08:45. Usage: ${usage}`,
  'bad-table': ({ given }: UsageValues) =>
    `There is no period table “${given}” to start from. Choose ${presetNames.join(', ')}.`,
  'bad-columns': ({ given }: UsageValues) =>
    `“${given}” is nothing that a column can hold. Choose ${columnRoles.join(', ')}.`,
  'bad-header': (_values: UsageValues) => '--header takes yes or no.',
  'bad-dates': (_values: UsageValues) => '--dates takes day-first or month-first.',
  'bad-times': ({ given }: UsageValues) =>
    `“${given}” is no period table. Choose ${presetNames.join(', ')}, or write the periods like 08:00-08:45,08:55-09:40.`,
  'bad-follows': ({ given }: UsageValues) =>
    `“${given}” is no make-up day. Write it like 2026-10-10=4/fri: date, week, day.`,
  'bad-as': ({ given }: UsageValues) =>
    `“${given}” does not say what an entry becomes. Write its title and a kind, like “Essay=homework”; kinds are ${lineKinds.join(', ')}.`,
  'bad-kind': ({ given, usage }: UsageValues) =>
    `“${given}” is not class, exam or personal. Usage: ${usage}`,
  'bad-entry': ({ given, usage }: UsageValues) =>
    `“${given}” is not an entry of the history. Usage: ${usage}`,
  'bad-mark': ({ given, usage }: UsageValues) => `“${given}” is no mark. Usage: ${usage}`,
  'bad-minutes': (_values: UsageValues) => '--minutes takes a whole number from 0 to 1440.',
  'bad-classes': (_values: UsageValues) =>
    '--classes takes class numbers separated by commas, such as 1,3.',
  'bad-format': ({ usage }: UsageValues) =>
    `--format takes ${exportFormats.join(', ')}. Usage: ${usage}`,
  'bad-feed': ({ given }: UsageValues) =>
    `“${given}” is no number of a calendar. “feeds” lists them.`,
  'bad-feed-name': (_values: UsageValues) => 'A calendar’s name has up to 200 characters.',
  'bad-feed-address': (_values: UsageValues) =>
    'That is no address of a calendar: it begins with https:// or webcal://.',
  'bad-caldav': ({ given, usage }: UsageValues) =>
    `The ${given} is not one that can be used. Usage: ${usage}`,
  'bad-reminder': (_values: UsageValues) =>
    '--reminder takes minutes before the start, from 0 to 10080.',
  'bad-page': ({ given }: UsageValues) =>
    `“${given}” is no such choice: --paper is a4 or letter, --layout is week, term or agenda, --scale is 1 or 2.`,
  'bad-reminders': ({ given, usage }: UsageValues) =>
    `“${given}” is no time for reminders. Usage: ${usage}`,
  'bad-week-start': ({ given, usage }: UsageValues) =>
    `A week can’t begin with “${given}”. Usage: ${usage}`,
  'bad-port': (_values: UsageValues) => '--port takes a number up to 65535.',
  'bad-only': ({ given }: UsageValues) =>
    `“${given}” is no list of task numbers. Write them as on the card, such as --only 3,5,7.`,
  'bad-verdict': ({ usage }: UsageValues) => `The verdict is accept or reject. Usage: ${usage}`,
  'bad-arguments': (_values: UsageValues) =>
    'The arguments of a tool are one JSON object, such as \'{"day":3}\'.',
  'bad-habits': (_values: UsageValues) =>
    '--set takes one JSON object, such as \'{"noStudyAfter":"21:00"}\'.',
  'bad-context': (_values: UsageValues) =>
    '--set takes one JSON object, such as \'{"goals":"Pass calculus"}\'.',
  'bad-model': ({ usage }: UsageValues) =>
    `Name a family (${endpointFamilies.join(', ')}) and a model of it, or offline. Usage: ${usage}`,
  'bad-use': (_values: UsageValues) =>
    `--use takes one of ${modelUses.join(', ')}: as the test of the model says, all of the conversation, or only the reading.`,
  'bad-url': ({ given }: UsageValues) =>
    `“${given}” is no address of a model server. Write it with --url, such as http://localhost:8000/v1, without a name, key or query in it.`,
  'bad-number': ({ given }: UsageValues) => `${given} takes a whole number from 0 to 999999999.`,
  'bad-outlook-number': ({ given }: UsageValues) =>
    `${given} is out of its range: --runs takes 100 to 10000, --seed 0 to 2147483647, --missed and --cut-short 0 to 90 percent, --pace 0.5 to 4.`,
  'bad-guide-part': ({ given }: UsageValues) =>
    `“${given}” is no part of a study guide. The parts are ${guideParts.join(', ')}.`,
}
