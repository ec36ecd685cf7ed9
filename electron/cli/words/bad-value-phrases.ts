// The sentences for a value on the command line that is none of those it takes.
import { exportFormats } from '../../../shared/exchange/export-choice.ts'
import { endpointFamilies } from '../../../shared/model/endpoint-families.ts'
import { columnRoles } from '../../../shared/timetable/import-answers.ts'
import { guideParts } from '../../../shared/outlook/requests.ts'
import { packFieldKeys } from '../../../shared/pack/fields.ts'
import { maxMaterials } from '../../../shared/recite/material.ts'
import { maxPeriods } from '../../../shared/schedule/place.ts'
import { maxMinutes } from '../../../shared/schedule/work-log.ts'
import { maxSessions } from '../../../shared/schedule/work/work-edit.ts'
import { presetNames } from '../../../shared/timetable/presets.ts'
import type { UsagePhrase } from './usage-phrase.ts'

export const badValuePhrases = {
  'bad-language': {
    en: () => '--lang takes en or zh.',
    zh: () => '--lang 只能是 en 或 zh。',
  },
  'bad-now': {
    en: () => '--now takes an ISO date and time, such as 2026-11-23T08:00:00+01:00.',
    zh: () => '--now 要写成 ISO 格式的日期和时间，例如 2026-11-23T08:00:00+08:00。',
  },
  'bad-date': {
    en: ({ given }) => `“${given}” is not a date. Write it as 2026-11-23.`,
    zh: ({ given }) => `“${given}”不是日期。请写成 2026-11-23 这样。`,
  },
  'bad-day': {
    en: () => '--day takes a day number of the window, from 1.',
    zh: () => '--day 要写第几天，从 1 开始。',
  },
  'bad-task': {
    en: ({ given, usage }) => `“${given}” is not a task number. Usage: ${usage}`,
    zh: ({ given, usage }) => `“${given}”不是任务编号。用法：${usage}`,
  },
  'bad-period': {
    en: ({ given, usage }) => `“${given}” is not a period from 1 to 30. Usage: ${usage}`,
    zh: ({ given, usage }) => `“${given}”不是 1 到 30 之间的节次。用法：${usage}`,
  },
  'bad-homework': {
    en: ({ given, usage }) => `“${given}” is not the number of a homework item. Usage: ${usage}`,
    zh: ({ given, usage }) => `“${given}”不是作业的编号。用法：${usage}`,
  },
  'bad-sessions': {
    en: ({ given }) =>
      `“${given}” is no number of sessions. Write a whole number from 1 to ${maxSessions}.`,
    zh: ({ given }) => `“${given}”不能作为次数。请写 1 到 ${maxSessions} 的整数。`,
  },
  'bad-session-length': {
    en: ({ given }) =>
      `A session can’t be “${given}” periods long. Write a whole number from 1 to ${maxPeriods}.`,
    zh: ({ given }) => `一次不能是“${given}”节。请写 1 到 ${maxPeriods} 的整数。`,
  },
  'bad-worked': {
    en: ({ given }) =>
      `“${given}” is no number of minutes. Write a whole number from 1 to ${maxMinutes}; what took longer goes in day by day.`,
    zh: ({ given }) =>
      `“${given}”不能作为分钟数。请写 1 到 ${maxMinutes} 的整数；更长的时间请分天记录。`,
  },
  'bad-point': {
    en: ({ given, usage }) => `“${given}” is no place in the checklist, from 1. Usage: ${usage}`,
    zh: ({ given, usage }) => `“${given}”不是清单里从 1 开始的序号。用法：${usage}`,
  },
  'bad-due-time': {
    en: ({ given }) => `“${given}” is no time of day. Write it as 17:00.`,
    zh: ({ given }) => `“${given}”不是时间。请写成 17:00 这样。`,
  },
  'bad-homework-json': {
    en: () =>
      'homework change takes one JSON object, such as \'{"title":"Lab report","dueDate":"2026-11-30","dueTime":null}\'.',
    zh: () =>
      'homework change 要写一个 JSON 对象，例如 \'{"title":"实验报告","dueDate":"2026-11-30","dueTime":null}\'。',
  },
  'bad-homework-detail': {
    en: ({ given }) =>
      `Homework has no “${given}”. What can be changed is title, course, dueDate and dueTime.`,
    zh: ({ given }) => `作业没有“${given}”这一项。可以改 title、course、dueDate 和 dueTime。`,
  },
  'bad-text': {
    en: ({ given, usage }) => `“${given}” is not the number of a text. Usage: ${usage}`,
    zh: ({ given, usage }) => `“${given}”不是材料的编号。用法：${usage}`,
  },
  'many-texts': {
    en: ({ given }) =>
      `“${given}” names more texts than the ${maxMaterials} that go at once. Nothing was changed; delete them in parts.`,
    zh: ({ given }) =>
      `“${given}”超出了一次能删除的 ${maxMaterials} 篇。没有做任何改动；请分几次删除。`,
  },
  'bad-field': {
    en: ({ given }) =>
      `“${given}” is no field of a pack. The fields are ${packFieldKeys.join(', ')}.`,
    zh: ({ given }) => `课程包里没有“${given}”这一项。可以用 ${packFieldKeys.join('、')}。`,
  },
  'bad-work': {
    en: ({ given, usage }) => `“${given}” is not the number of a body of work. Usage: ${usage}`,
    zh: ({ given, usage }) => `“${given}”不是任务类的编号。用法：${usage}`,
  },
  'bad-work-json': {
    en: () =>
      'work edit takes one JSON object, such as \'{"to":"2026-12-18","excludedWeekdays":[7]}\'.',
    zh: () => 'work edit 要写一个 JSON 对象，例如 \'{"to":"2026-12-18","excludedWeekdays":[7]}\'。',
  },
  'bad-take': {
    en: ({ given, usage }) =>
      `“${given}” names no lines. Write all, or numbers such as 1,3-5. Usage: ${usage}`,
    zh: ({ given, usage }) => `“${given}”不是行号。请写 all，或 1,3-5 这样的编号。用法：${usage}`,
  },
  'bad-rank': {
    en: ({ given, usage }) => `“${given}” is no place in an order, from 1. Usage: ${usage}`,
    zh: ({ given, usage }) => `“${given}”不是从 1 开始的次序。用法：${usage}`,
  },
  'bad-weeks': {
    en: ({ given, usage }) => `“${given}” is not a number of weeks from 1 to 30. Usage: ${usage}`,
    zh: ({ given, usage }) => `“${given}”不是 1 到 30 之间的周数。用法：${usage}`,
  },
  'bad-weekday': {
    en: ({ given, usage }) => `“${given}” is no weekday. Write it like mon. Usage: ${usage}`,
    zh: ({ given, usage }) => `“${given}”不是星期几。请写成 mon 或 周一。用法：${usage}`,
  },
  'bad-clock': {
    en: ({ given, usage }) =>
      `“${given}” is no span of time. Write it like 08:00-08:45. Usage: ${usage}`,
    zh: ({ given, usage }) => `“${given}”不是一段时间。请写成 08:00-08:45 这样。用法：${usage}`,
  },
  'bad-table': {
    en: ({ given }) =>
      `There is no period table “${given}” to start from. Choose ${presetNames.join(', ')}.`,
    zh: ({ given }) => `没有名为“${given}”的节次表。可以选 ${presetNames.join('、')}。`,
  },
  'bad-columns': {
    en: ({ given }) =>
      `“${given}” is nothing that a column can hold. Choose ${columnRoles.join(', ')}.`,
    zh: ({ given }) => `列不能是“${given}”。可以选 ${columnRoles.join('、')}。`,
  },
  'bad-header': {
    en: () => '--header takes yes or no.',
    zh: () => '--header 只能是 yes 或 no。',
  },
  'bad-dates': {
    en: () => '--dates takes day-first or month-first.',
    zh: () => '--dates 只能是 day-first 或 month-first。',
  },
  'bad-times': {
    en: ({ given }) =>
      `“${given}” is no period table. Choose ${presetNames.join(', ')}, or write the periods like 08:00-08:45,08:55-09:40.`,
    zh: ({ given }) =>
      `“${given}”不是节次表。可以选 ${presetNames.join('、')}，或写成 08:00-08:45,08:55-09:40 这样。`,
  },
  'bad-follows': {
    en: ({ given }) =>
      `“${given}” is no make-up day. Write it like 2026-10-10=4/fri: date, week, day.`,
    zh: ({ given }) => `“${given}”不是调休安排。请写成 2026-10-10=4/周五：日期、第几周、星期几。`,
  },
  'bad-kind': {
    en: ({ given, usage }) => `“${given}” is not class, exam or personal. Usage: ${usage}`,
    zh: ({ given, usage }) =>
      `类型不能是“${given}”，只能是 class、exam 或 personal。用法：${usage}`,
  },
  'bad-entry': {
    en: ({ given, usage }) => `“${given}” is not an entry of the history. Usage: ${usage}`,
    zh: ({ given, usage }) => `“${given}”不是改动记录的编号。用法：${usage}`,
  },
  'bad-mark': {
    en: ({ given, usage }) => `“${given}” is no mark. Usage: ${usage}`,
    zh: ({ given, usage }) => `没有“${given}”这种标记。用法：${usage}`,
  },
  'bad-minutes': {
    en: () => '--minutes takes a whole number from 0 to 1440.',
    zh: () => '--minutes 要写 0 到 1440 的整数。',
  },
  'bad-classes': {
    en: () => '--classes takes class numbers separated by commas, such as 1,3.',
    zh: () => '--classes 要写任务类编号，用逗号隔开，例如 1,3。',
  },
  'bad-format': {
    en: ({ usage }) => `--format takes ${exportFormats.join(', ')}. Usage: ${usage}`,
    zh: ({ usage }) => `--format 可以是 ${exportFormats.join('、')}。用法：${usage}`,
  },
  'bad-caldav': {
    en: ({ given, usage }) => `The ${given} is not one that can be used. Usage: ${usage}`,
    zh: ({ given, usage }) => `${given} 的值不能用。用法：${usage}`,
  },
  'bad-reminder': {
    en: () => '--reminder takes minutes before the start, from 0 to 10080.',
    zh: () => '--reminder 要写提前多少分钟，0 到 10080。',
  },
  'bad-page': {
    en: ({ given }) =>
      `“${given}” is no such choice: --paper is a4 or letter, --layout is week, term or agenda, --scale is 1 or 2.`,
    zh: ({ given }) =>
      `没有“${given}”这个选项：--paper 是 a4 或 letter，--layout 是 week、term 或 agenda，--scale 是 1 或 2。`,
  },
  'bad-reminders': {
    en: ({ given, usage }) => `“${given}” is no time for reminders. Usage: ${usage}`,
    zh: ({ given, usage }) => `提醒时间不能是“${given}”。用法：${usage}`,
  },
  'bad-week-start': {
    en: ({ given, usage }) => `A week can’t begin with “${given}”. Usage: ${usage}`,
    zh: ({ given, usage }) => `一周不能从“${given}”开始。用法：${usage}`,
  },
  'bad-port': {
    en: () => '--port takes a number up to 65535.',
    zh: () => '--port 要写不超过 65535 的数字。',
  },
  'bad-only': {
    en: ({ given }) =>
      `“${given}” is no list of task numbers. Write them as on the card, such as --only 3,5,7.`,
    zh: ({ given }) => `“${given}”不是任务编号。请按卡片上的编号写，例如 --only 3,5,7。`,
  },
  'bad-verdict': {
    en: ({ usage }) => `The verdict is accept or reject. Usage: ${usage}`,
    zh: ({ usage }) => `请回答 accept 或 reject。用法：${usage}`,
  },
  'bad-arguments': {
    en: () => 'The arguments of a tool are one JSON object, such as \'{"day":3}\'.',
    zh: () => '工具的参数要写成一个 JSON 对象，例如 \'{"day":3}\'。',
  },
  'bad-habits': {
    en: () => '--set takes one JSON object, such as \'{"noStudyAfter":"21:00"}\'.',
    zh: () => '--set 要写成一个 JSON 对象，例如 \'{"noStudyAfter":"21:00"}\'。',
  },
  'bad-context': {
    en: () => '--set takes one JSON object, such as \'{"goals":"Pass calculus"}\'.',
    zh: () => '--set 要写成一个 JSON 对象，例如 \'{"goals":"高数及格"}\'。',
  },
  'bad-model': {
    en: ({ usage }) =>
      `Name a family (${endpointFamilies.join(', ')}) and a model of it, or offline. Usage: ${usage}`,
    zh: ({ usage }) =>
      `请写类型（${endpointFamilies.join('、')}）和模型名，或者写 offline。用法：${usage}`,
  },
  'bad-url': {
    en: ({ given }) =>
      `“${given}” is no address of a model server. Write it with --url, such as http://localhost:8000/v1, without a name, key or query in it.`,
    zh: ({ given }) =>
      `“${given}”不是模型服务的地址。请用 --url 写成 http://localhost:8000/v1 这样，不要带用户名、密钥或查询。`,
  },
  'bad-number': {
    en: ({ given }) => `${given} takes a whole number from 0 to 999999999.`,
    zh: ({ given }) => `${given} 要写 0 到 999999999 的整数。`,
  },
  'bad-outlook-number': {
    en: ({ given }) =>
      `${given} is out of its range: --runs takes 100 to 10000, --seed 0 to 2147483647, --missed and --cut-short 0 to 90 percent, --pace 0.5 to 4.`,
    zh: ({ given }) =>
      `${given} 超出范围：--runs 是 100 到 10000，--seed 是 0 到 2147483647，--missed 和 --cut-short 是 0 到 90（百分比），--pace 是 0.5 到 4。`,
  },
  'bad-guide-part': {
    en: ({ given }) =>
      `“${given}” is no part of a study guide. The parts are ${guideParts.join(', ')}.`,
    zh: ({ given }) => `学习指南里没有“${given}”这一部分。可以用 ${guideParts.join('、')}。`,
  },
} as const satisfies Record<string, UsagePhrase>
