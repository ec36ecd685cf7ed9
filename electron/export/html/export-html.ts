// Export as a page of one file (X15): the chosen weeks with exams, deadlines and courses, for a phone, a screen or paper.
import { exportWords } from '../../../shared/i18n/core/export.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { dateToDay, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { markOf, type ItemTask, type PlacedTask } from '../../../shared/schedule/task.ts'
import { findEvent, findTaskClass } from '../../../shared/schedule/state.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import {
  sayDateRun,
  sayLongDate,
  sayShortDate,
  sayYearRun,
} from '../../../shared/time/say/say-date.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { firstDayOfWeek, weekOfDay, type WeekStart } from '../../../shared/time/week-start.ts'
import { assignHues, coursesOf } from '../../../shared/timetable/course-hue.ts'
import { drawnDays, type DrawnDay } from '../../../shared/timetable/drawn-days.ts'
import { cleanText } from '../../text/clean-text.ts'
import {
  countBlocks,
  courseOf,
  courseOfTask,
  noteOfDay,
  pendingOf,
  sayStudy,
  spanOf,
  tasksInRange,
  type ExportRange,
} from '../formats/export-range.ts'
import type { TermDate } from '../formats/term-dates.ts'
import { htmlStyle } from './html-style.ts'
import { element, escapeText, type Node, plainLines, toHtml } from './html-tree.ts'

export type HtmlExport = ExportRange & {
  term: Term
  weekStart: WeekStart
  dates: readonly TermDate[]
  /** When the schedule was like this, in the term's zone. */
  asOf: { date: string; time: string }
}

/** `lines` are what a reader sees of it. */
export type WrittenHtml = { text: string; lines: string; blocks: number }

/** Without scripts and without anything from elsewhere, and its policy forbids both. */
export function exportHtml(input: HtmlExport): WrittenHtml {
  const tasks = tasksInRange(input)
  const main = drawPage({ ...input, tasks, hues: assignHues(coursesOf(input.state)) })
  const title = exportWords[input.language].pageWords.title(
    cleanText(input.term.name),
    sayYearRun(input.from, input.to, input.language),
  )
  const text = [
    '<!doctype html>',
    `<html lang="${grammar[input.language].tags.page}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    `<style>${htmlStyle}</style>`,
    '</head>',
    `<body>\n${toHtml(main)}</body>`,
    '</html>',
    '',
  ].join('\n')
  return { text, lines: plainLines(main), blocks: countBlocks(tasks) }
}

type PageInput = HtmlExport & {
  tasks: readonly PlacedTask[]
  hues: ReadonlyMap<string, number>
}

function wordsOf({ language }: PageInput) {
  return exportWords[language].pageWords
}

function drawPage(input: PageInput): Node {
  const { term, from, to, language, tasks, asOf } = input
  const words = wordsOf(input)
  const weeks = weeksOf(input)
  const dates = sayYearRun(from, to, language)
  const name = cleanText(term.name)
  return element(
    'main',
    {},
    element(
      'header',
      {},
      element('h1', {}, element('bdi', {}, name === '' ? dates : name)),
      element('p', { class: 'dates' }, name === '' ? '' : dates),
      element('p', {}, sayStudy(input, tasks) || words.noSessions),
    ),
    ...(weeks.length > 1 ? [drawLinks(input, weeks)] : []),
    ...drawDates(input),
    ...drawCourses(input),
    ...weeks.map((week) => drawWeek(input, week)),
    ...drawPending(input),
    element(
      'footer',
      {},
      element('small', {}, words.asOf(sayShortDate(asOf.date, language), asOf.time)),
    ),
  )
}

/** Those that the chosen days lie in. */
function weeksOf({ state: { window }, from, to, weekStart }: PageInput): number[] {
  const last = window.days.length
  const first = weekOfDay(dateToDay(window, from) ?? 1, weekStart)
  const until = weekOfDay(dateToDay(window, to) ?? last, weekStart)
  return Array.from({ length: until - first + 1 }, (_, index) => first + index)
}

function drawLinks(input: PageInput, weeks: readonly number[]): Node {
  const words = wordsOf(input)
  const links = weeks.map((week) =>
    element(
      'li',
      {},
      element('a', { href: `#week-${week}`, 'aria-label': words.week(week) }, String(week)),
    ),
  )
  return element(
    'nav',
    { 'aria-label': words.weeks },
    element('small', {}, words.weeks),
    element('ul', {}, ...links),
  )
}

function drawDates(input: PageInput): Node[] {
  const { dates, language } = input
  const words = wordsOf(input)
  if (dates.length === 0) return []
  const rows = dates.map(({ kind, date, time, title, course, place }) => {
    const day = sayLongDate(date, weekdayOf(date), language)
    const about = [course === title ? '' : course, place].filter((part) => part !== '')
    return element(
      'li',
      { class: 'row' },
      element(
        'time',
        { datetime: time === '' ? date : `${date}T${time}` },
        `${day} ${time}`.trim(),
      ),
      ' ',
      element('span', { class: kind === 'exam' ? 'tag exam-tag' : 'tag' }, words[kind]),
      ' ',
      element('strong', {}, element('bdi', {}, title || words.untitled)),
      ' ',
      element('small', {}, element('bdi', {}, about.join(' · '))),
    )
  })
  return [element('h2', {}, words.dates), element('ul', { class: 'list' }, ...rows)]
}

/** Those that something on these days is of, as the window colours them. */
function drawCourses(input: PageInput): Node[] {
  const { hues, state, tasks, dates } = input
  const here = new Set([
    ...tasks.map((task) => courseOf(state, task)),
    ...dates.map(({ course }) => course),
  ])
  const courses = [...hues].filter(([course]) => here.has(cleanText(course)))
  if (courses.length === 0) return []
  const items = courses.map(([course, hue]) => {
    const own = tasks.filter((task) => courseOf(state, task) === cleanText(course))
    const study = sayStudy(input, own)
    return element(
      'li',
      { class: 'course', style: `--hue:${hue}` },
      element('bdi', {}, cleanText(course)),
      ' ',
      element('small', {}, study),
    )
  })
  return [element('h2', {}, wordsOf(input).courses), element('ul', { class: 'courses' }, ...items)]
}

function drawWeek(input: PageInput, week: number): Node {
  const { term, state, weekStart, language, from, to } = input
  const days = drawnDays(term, state.window, firstDayOfWeek(week, weekStart))
  const run = sayDateRun(days[0]?.date ?? '', days.at(-1)?.date ?? '', language)
  const words = wordsOf(input)
  const shown = days.filter(({ isInTerm, date }) => isInTerm && from <= date && date <= to)
  const numbers = new Set(shown.map(({ day }) => day))
  const isEmpty = !input.tasks.some(({ place }) => numbers.has(place.day))
  return element(
    'section',
    { id: `week-${week}` },
    element('h2', {}, words.week(week), ' ', element('small', {}, run)),
    ...(isEmpty ? [element('p', { class: 'about' }, words.emptyWeek)] : []),
    element(
      'div',
      { class: 'days' },
      ...days.map((day) =>
        numbers.has(day.day) ? drawDay(input, day) : element('div', { class: 'day empty' }),
      ),
    ),
  )
}

function drawDay(input: PageInput, { day, date, weekday }: DrawnDay): Node {
  const tasks = input.tasks.filter(({ place }) => place.day === day)
  const note = noteOfDay(input, date)
  const isEmpty = tasks.length === 0 && note === ''
  return element(
    'section',
    { class: isEmpty ? 'day empty' : 'day' },
    element(
      'h3',
      {},
      `${weekdayName(weekday, input.language, 'short')} ${sayShortDate(date, input.language)}`,
      ...(note === '' ? [] : [' ', element('small', {}, note)]),
    ),
    ...(tasks.length === 0
      ? []
      : [element('ul', {}, ...tasks.map((task) => drawTask(input, task)))]),
  )
}

function drawTask(input: PageInput, task: PlacedTask): Node {
  const { state, hues } = input
  const words = wordsOf(input)
  const { start, end } = spanOf(state, task)
  const course = courseOf(state, task)
  const hue = hues.get(courseOfTask(state, task))
  const host =
    task.kind === 'item' && task.hostId !== null ? findEvent(state, task.hostId) : undefined
  const title = cleanText(task.title) || words.untitled
  const about = [
    course === title ? '' : course,
    task.kind === 'event' ? cleanText(task.location) : '',
    host === undefined ? '' : words.during(cleanText(host.title)),
  ].filter((part) => part !== '')
  const tag = tagOf(input, task)
  return element(
    'li',
    {
      class: ['block', kindOf(task), host === undefined ? '' : 'guest'].join(' ').trim(),
      ...(hue === undefined ? {} : { style: `--hue:${hue}` }),
    },
    element('time', { datetime: `${start.date}T${start.time}` }, `${start.time}–${end.time}`),
    element('strong', {}, element('bdi', {}, title)),
    ...(tag === '' ? [] : [' ', element('span', { class: 'tag' }, tag)]),
    ...(about.length === 0
      ? []
      : [' ', element('span', { class: 'about' }, element('bdi', {}, about.join(' · ')))]),
  )
}

function kindOf(task: PlacedTask): string {
  if (task.kind === 'item') return 'study'
  return task.eventKind === 'exam' ? 'exam' : 'lesson'
}

function tagOf(input: PageInput, task: PlacedTask): string {
  const words = wordsOf(input)
  if (task.kind === 'event') return task.eventKind === 'exam' ? words.exam : ''
  return markOf(task)?.outcome === 'done' ? `✓ ${words.marks.done}` : words.loadMarks.study
}

/** Work without a place belongs to the term as a whole. */
export function isWholeTerm({ state: { window }, from, to }: ExportRange): boolean {
  return from <= (window.days[0]?.date ?? '') && to >= (window.days.at(-1)?.date ?? '')
}

function drawPending(input: PageInput): Node[] {
  const pending = isWholeTerm(input) ? pendingOf(input) : []
  if (pending.length === 0) return []
  return [
    element('h2', {}, wordsOf(input).pending),
    element('ul', { class: 'list' }, ...pending.map((item) => drawWaiting(input, item))),
  ]
}

function drawWaiting(input: PageInput, item: ItemTask): Node {
  const words = wordsOf(input)
  const last = input.state.window.days[(findTaskClass(input.state, item.classId)?.toDay ?? 0) - 1]
  const about = [
    courseOf(input.state, item),
    last === undefined ? '' : words.by(sayShortDate(last.date, input.language)),
  ].filter((part) => part !== '')
  return element(
    'li',
    { class: 'row' },
    element('strong', {}, element('bdi', {}, cleanText(item.title) || words.untitled)),
    ' ',
    element('small', {}, element('bdi', {}, about.join(' · '))),
  )
}
