// What columns are called in English and Chinese, in tables of students, universities, Google Calendar and Outlook.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import type { ColumnRole } from '../../../shared/timetable/import-answers.ts'
import { plainText } from './find-periods.ts'

/** For each role its names, the surest first. Whole names only. */
const names: [ColumnRole, string[]][] = [
  ['all-day', ['all ?day(?: event)?', '全天(?:事件|日程)?']],
  ['end-date', ['end ?date', 'date end', '结束日期', '终止日期']],
  [
    'date',
    [
      '(?:start|begin) ?date',
      'date|day and date|exam date|(?:meeting )?date ?ranges?|dates|' +
        'start ?(?:/|-|and) ?end ?dates?|dates? (?:de )?début ?/ ?fin|开始日期|起始日期|日期|' +
        '考试日期',
    ],
  ],
  [
    'period-end',
    ['(?:end|last) ?(?:period|slot|section|node|lesson)', '结束节(?:数|次)?', '终止节(?:数|次)?'],
  ],
  ['length', ['duration', 'length|mins?|minut(?:es|en)|dauer|durée|时长|课时长|分钟']],
  ['period-count', ['节数', '(?:连续|持续)节[数次]', '(?:number of|no\\.? of) (?:periods|slots)']],
  [
    'period',
    [
      '(?:start|first) ?(?:period|slot|section|node|lesson)',
      '(?:periods?|slots?|sections?|lessons?)(?: ?(?:no\\.?|number))?|开始节(?:数|次)?|' +
        '起始节(?:数|次)?|节次|第几节|時限|时限|上课节次|节',
    ],
  ],
  [
    'end',
    [
      'end ?time',
      'bis|ende|heure (?:de )?fin|fin|time end|ends?(?: at)?|finish(?:es)?|until|to|结束时间|下课时间|结束|止',
    ],
  ],
  [
    'start',
    [
      '(?:start|begin) ?time|time start|开始时间|起始时间',
      'starts?(?: at)?|begins?|from|von|beginn|anfang|uhrzeit|zeit|heure (?:de )?début|début|horaires?|heures?|horas?|horario|or[ae]|orario|tijd|开始|起',
      'times?|时间',
    ],
  ],
  [
    'weekday',
    [
      'weekdays?',
      'day ?of ?(?:the )?week|days?|wochentag|tag|jours?|d[ií]as?|giorn[oi]|dag|曜日|星期几?|周几|礼拜|上课星期|星期/?周几?',
    ],
  ],
  [
    'weeks',
    [
      'weeks?',
      'wks?|teaching weeks?|week numbers?|rhythmus|turnus|wochen?|semaines?|semanas?|settiman[ae]|weken|周数|周次|上课周次?|起止周|' +
        '周|教学周|单双周?|单/双周?|奇偶周?|(?:odd|a) ?(?:/|or|and) ?(?:even|b)(?: weeks?)?|week ?type',
    ],
  ],
  [
    'when',
    [
      'when',
      'schedule|meeting (?:pattern|times?)|days? ?(?:and|&|/) ?times?|' +
        'class times?|meeting patterns?|jours? et heures?|' +
        '曜日・?时限|上课时间 ?(?:/|、|和|及)? ?(?:上课)?地点|上课时间|时间安排|上课时间地点',
    ],
  ],
  [
    'room',
    [
      'rooms?',
      'raum|ort|wo|salle|lieu|aula|sala|lokaal|rms?|class ?rooms?|location|venue|place|where|' +
        'building(?: ?(?:and|&|/) ?room)?|教室|地点|上课地点|位置|场地',
    ],
  ],
  [
    'kind',
    [
      'kind',
      'type',
      'art|typ|nature',
      'event type',
      'category',
      'categories',
      '类型',
      '类别',
      '课程性质',
      '性质',
    ],
  ],
  [
    'title',
    [
      'subject|(?:subject|course|unit|class) ?(?:name|title|description)',
      'module(?: ?(?:name|title))?|course listing',
      'course|class(?: ?name)?',
      'title|summary|event(?: ?name)?|name',
      'veranstaltung|lehrveranstaltung|fach|was|matière|enseignement|intitulé|cours|unité|asignatura|materia|disciplina|insegnamento|vak|科目名',
      '(?:subject|course|module|unit|class) ?(?:code|no\\.?|id)',
      '课程名称?',
      '课程|科目|主题|课名|标题|名称',
      'activity',
    ],
  ],
]

/** How sure a name tells a role: 0 is surest; null where it tells none. Of a name in two languages either does. */
export function roleOfName(cell: string): { role: ColumnRole; rank: number } | null {
  const whole = roleOfWords(cell)
  if (whole !== null || !/[/|(\n・]|\p{Script=Han}\s\p{Script=Latin}/u.test(cell)) return whole
  const parts = cell
    .split(/[/|()\n・]|\s(?=\p{Script=Latin})(?<=\p{Script=Han}\s)/u)
    .flatMap((part) => roleOfWords(part) ?? [])
  const has = (role: ColumnRole) => parts.some((part) => part.role === role)
  if (has('weekday') && (has('start') || has('period'))) return { role: 'when', rank: 1 }
  return parts[0] ?? null
}

function roleOfWords(cell: string): { role: ColumnRole; rank: number } | null {
  const name = toSimple(plainText(cell))
    .replaceAll(/\(s\)/gi, 's')
    .replaceAll(/["*:_]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (name === '' || name.length > 40) return null
  for (const [role, patterns] of names) {
    const rank = patterns.findIndex((pattern) => new RegExp(`^(?:${pattern})$`, 'iu').test(name))
    if (rank >= 0) return { role, rank }
  }
  return null
}
