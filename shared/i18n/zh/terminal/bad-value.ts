// Says in Chinese: why a value on the command line is refused.
import { modelUses, endpointFamilies } from '../../../preferences/model-choice.ts'
import { languages } from '../../../language.ts'
import type * as en from '../../en/terminal/bad-value.ts'
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

export const badValuePhrases: typeof en.badValuePhrases = {
  'bad-language': () => `--lang 只能是 ${languages.join(' 或 ')}。`,
  'bad-now': () => '--now 要写成 ISO 格式的日期和时间，例如 2026-11-23T08:00:00+08:00。',
  'bad-date': ({ given }) => `“${given}”不是日期。请写成 2026-11-23 这样。`,
  'bad-day': () => '--day 要写第几天，从 1 开始。',
  'bad-task': ({ given, usage }) => `“${given}”不是任务编号。用法：${usage}`,
  'bad-time-span': ({ given, usage }) =>
    `“${given}”既不是 1 到 30 之间的节次，也不是 17:15-18:15 这样的时间。用法：${usage}`,
  'bad-period': ({ given, usage }) => `“${given}”不是 1 到 30 之间的节次。用法：${usage}`,
  'bad-homework': ({ given, usage }) => `“${given}”不是作业的编号。用法：${usage}`,
  'bad-sessions': ({ given }) => `“${given}”不能作为次数。请写 1 到 ${maxSessions} 的整数。`,
  'bad-session-length': ({ given }) => `一次不能是“${given}”节。请写 1 到 ${maxPeriods} 的整数。`,
  'bad-worked': ({ given }) =>
    `“${given}”不能作为分钟数。请写 1 到 ${maxMinutes} 的整数；更长的时间请分天记录。`,
  'bad-point': ({ given, usage }) => `“${given}”不是清单里从 1 开始的序号。用法：${usage}`,
  'bad-due-time': ({ given }) => `“${given}”不是时间。请写成 17:00 这样。`,
  'bad-homework-json': () =>
    'homework change 要写一个 JSON 对象，例如 \'{"title":"实验报告","dueDate":"2026-11-30","dueTime":null}\'。',
  'bad-homework-detail': ({ given }) =>
    `作业没有“${given}”这一项。可以改 title、course、dueDate 和 dueTime。`,
  'bad-text': ({ given, usage }) => `“${given}”不是材料的编号。用法：${usage}`,
  'many-texts': ({ given }) =>
    `“${given}”超出了一次能删除的 ${maxMaterials} 篇。没有做任何改动；请分几次删除。`,
  'bad-field': ({ given }) => `课程包里没有“${given}”这一项。可以用 ${packFieldKeys.join('、')}。`,
  'bad-work': ({ given, usage }) => `“${given}”不是任务类的编号。用法：${usage}`,
  'bad-work-json': () =>
    'work edit 要写一个 JSON 对象，例如 \'{"to":"2026-12-18","excludedWeekdays":[7]}\'。',
  'bad-take': ({ given, usage }) =>
    `“${given}”不是行号。请写 all，或 1,3-5 这样的编号。用法：${usage}`,
  'bad-rank': ({ given, usage }) => `“${given}”不是从 1 开始的次序。用法：${usage}`,
  'bad-weeks': ({ given, usage }) => `“${given}”不是 1 到 30 之间的周数。用法：${usage}`,
  'bad-weekday': ({ given, usage }) => `“${given}”不是星期几。请写成 mon 或 周一。用法：${usage}`,
  'bad-clock': ({ given, usage }) =>
    `“${given}”不是一段时间。请写成 08:00-08:45 这样。用法：${usage}`,
  'bad-table': ({ given }) => `没有名为“${given}”的节次表。可以选 ${presetNames.join('、')}。`,
  'bad-columns': ({ given }) => `列不能是“${given}”。可以选 ${columnRoles.join('、')}。`,
  'bad-header': () => '--header 只能是 yes 或 no。',
  'bad-dates': () => '--dates 只能是 day-first 或 month-first。',
  'bad-times': ({ given }) =>
    `“${given}”不是节次表。可以选 ${presetNames.join('、')}，或写成 08:00-08:45,08:55-09:40 这样。`,
  'bad-follows': ({ given }) =>
    `“${given}”不是调休安排。请写成 2026-10-10=4/周五：日期、第几周、星期几。`,
  'bad-as': ({ given }) =>
    `“${given}”没有说明这一条要改成什么。请写成“标题=种类”，例如“论文=homework”；种类有 ${lineKinds.join('、')}。`,
  'bad-kind': ({ given, usage }) =>
    `类型不能是“${given}”，只能是 class、exam 或 personal。用法：${usage}`,
  'bad-entry': ({ given, usage }) => `“${given}”不是改动记录的编号。用法：${usage}`,
  'bad-mark': ({ given, usage }) => `没有“${given}”这种标记。用法：${usage}`,
  'bad-minutes': () => '--minutes 要写 0 到 1440 的整数。',
  'bad-classes': () => '--classes 要写任务类编号，用逗号隔开，例如 1,3。',
  'bad-format': ({ usage }) => `--format 可以是 ${exportFormats.join('、')}。用法：${usage}`,
  'bad-feed': ({ given }) => `“${given}”不是日历订阅的编号。feeds 会列出它们。`,
  'bad-feed-name': () => '日历的名称最多 200 个字。',
  'bad-feed-address': () => '这不是日历的地址：地址以 https:// 或 webcal:// 开头。',
  'bad-caldav': ({ given, usage }) => `${given} 的值不能用。用法：${usage}`,
  'bad-reminder': () => '--reminder 要写提前多少分钟，0 到 10080。',
  'bad-page': ({ given }) =>
    `没有“${given}”这个选项：--paper 是 a4 或 letter，--layout 是 week、term 或 agenda，--scale 是 1 或 2。`,
  'bad-reminders': ({ given, usage }) => `提醒时间不能是“${given}”。用法：${usage}`,
  'bad-week-start': ({ given, usage }) => `一周不能从“${given}”开始。用法：${usage}`,
  'bad-port': () => '--port 要写不超过 65535 的数字。',
  'bad-only': ({ given }) => `“${given}”不是任务编号。请按卡片上的编号写，例如 --only 3,5,7。`,
  'bad-verdict': ({ usage }) => `请回答 accept 或 reject。用法：${usage}`,
  'bad-arguments': () => '工具的参数要写成一个 JSON 对象，例如 \'{"day":3}\'。',
  'bad-habits': () => '--set 要写成一个 JSON 对象，例如 \'{"noStudyAfter":"21:00"}\'。',
  'bad-context': () => '--set 要写成一个 JSON 对象，例如 \'{"goals":"高数及格"}\'。',
  'bad-model': ({ usage }) =>
    `请写类型（${endpointFamilies.join('、')}）和模型名，或者写 offline。用法：${usage}`,
  'bad-use': () =>
    `--use 可以是 ${modelUses.join('、')}：按测试结果来，整个对话都交给它，或只让它读懂你的话。`,
  'bad-url': ({ given }) =>
    `“${given}”不是模型服务的地址。请用 --url 写成 http://localhost:8000/v1 这样，不要带用户名、密钥或查询。`,
  'bad-number': ({ given }) => `${given} 要写 0 到 999999999 的整数。`,
  'bad-outlook-number': ({ given }) =>
    `${given} 超出范围：--runs 是 100 到 10000，--seed 是 0 到 2147483647，--missed 和 --cut-short 是 0 到 90（百分比），--pace 是 0.5 到 4。`,
  'bad-guide-part': ({ given }) =>
    `学习指南里没有“${given}”这一部分。可以用 ${guideParts.join('、')}。`,
}
