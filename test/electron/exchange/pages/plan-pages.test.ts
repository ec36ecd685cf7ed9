import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadFaces } from '../../../../electron/export/pages/faces.ts'
import { drawableText } from '../../../../electron/export/pages/set-text.ts'
import type { Label, Page, Shape } from '../../../../electron/export/pages/page.ts'
import type { PagesInput } from '../../../../electron/export/pages/pages-input.ts'
import { termDates } from '../../../../electron/export/formats/term-dates.ts'
import { planPages } from '../../../../electron/export/pages/draw-pages.ts'
import { pageLayouts, papers } from '../../../../shared/exchange/export-choice.ts'
import { languages } from '../../../../shared/language.ts'
import { weekStarts } from '../../../../shared/time/week-start.ts'
import { drawnTitle } from '../../../../shared/text/drawn-title.ts'
import { buildWindow } from '../../../../shared/schedule/calendar.ts'
import { at, event, item, schedule, taskClass, term } from '../../../builders.ts'
import { anySchedule } from './any-schedule.ts'
import { pagesInput } from './sample-pages.ts'

const faces = loadFaces()

function draw(input: PagesInput): Page[] {
  return planPages(faces, input).map((page) => page())
}

function labelsOf({ shapes }: Page): Label[] {
  return shapes.filter((shape) => shape.kind === 'label')
}

function textsOf(page: Page): string[] {
  return labelsOf(page).map(({ text }) => text)
}

/** What a line covers: letters from their tops to the tails below the baseline. */
function inkOf({ x, baseline, size, width, text }: Label) {
  const [top, bottom] = [baseline - 0.74 * size, baseline + 0.2 * size]
  return { text, left: x, right: x + width, top, bottom }
}

const slack = 0.3

function overlaps(page: Page): string[] {
  const inks = labelsOf(page).map(inkOf)
  return inks.flatMap((a, index) =>
    inks
      .slice(index + 1)
      .filter(
        (b) =>
          a.left < b.right - slack &&
          b.left < a.right - slack &&
          a.top < b.bottom - slack &&
          b.top < a.bottom - slack,
      )
      .map((b) => `${a.text} × ${b.text}`),
  )
}

function pointsOf(shape: Shape): (readonly [number, number])[] {
  switch (shape.kind) {
    case 'box':
      return [
        [shape.x, shape.y],
        [shape.x + shape.width, shape.y + shape.height],
      ]
    case 'strokes':
      return shape.lines.flat()
    case 'label': {
      const { left, right, top, bottom } = inkOf(shape)
      return [
        [left, top],
        [right, bottom],
      ]
    }
    default:
      return shape satisfies never
  }
}

/** Every printer leaves a quarter of an inch blank. */
const blank = 18

function outside({ width, height, shapes }: Page): Shape[] {
  return shapes.filter((shape) =>
    pointsOf(shape).some(
      ([x, y]) => !(x >= blank && x <= width - blank && y >= blank && y <= height - blank),
    ),
  )
}

const looks = fc.record({
  paper: fc.constantFrom(...papers),
  layout: fc.constantFrom(...pageLayouts),
  language: fc.constantFrom(...languages),
  weekStart: fc.constantFrom(...weekStarts),
  dates: fc.array(
    fc.record({
      kind: fc.constantFrom('exam' as const, 'due' as const),
      date: fc.constantFrom('2026-11-03', '2026-11-28', '2027-01-02'),
      time: fc.constantFrom('', '19:00'),
      title: fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.constant('高等数学'.repeat(9)),
      ),
      course: fc.constantFrom('', 'Calculus', 'Nobody’s'),
      place: fc.constant(''),
    }),
    { maxLength: 70 },
  ),
})

describe('any schedule', () => {
  test('[X8] nothing is drawn outside the margins, no text lies on another, no box is turned', () => {
    fc.assert(
      fc.property(anySchedule, looks, ({ term, state }, look) => {
        for (const page of draw(pagesInput(term, state, look))) {
          expect(outside(page)).toEqual([])
          expect(overlaps(page)).toEqual([])
          const turned = page.shapes.filter(
            (shape) => shape.kind === 'box' && (shape.width < 0 || shape.height < 0),
          )
          expect(turned).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
  })

  test('[X8] each block of the week bears at least the beginning of its title', () => {
    fc.assert(
      fc.property(anySchedule, ({ term, state }) => {
        const tasks = state.tasks.map((task) => ({ ...task, title: `${task.id}. ${task.title}` }))
        const pages = draw(pagesInput(term, { ...state, tasks }))
        const texts = pages.flatMap(textsOf)
        for (const { id } of tasks)
          expect(texts.some((text) => text.startsWith(`${id}.`))).toBe(true)
      }),
      { numRuns: 25 },
    )
  })

  test('[X8] the agenda writes out every title that the fonts have', () => {
    fc.assert(
      fc.property(anySchedule, ({ term, state }) => {
        const pages = draw(pagesInput(term, state, { layout: 'agenda' }))
        const said = squeeze(pages.flatMap(textsOf).join(''))
        for (const { title } of state.tasks)
          expect(said).toContain(squeeze(drawableText(drawnTitle(title), faces)))
      }),
      { numRuns: 25 },
    )
  })

  test('[X8] a letter whose accent is lacking keeps its shape, what is no letter here is a box', () => {
    expect(drawableText('Łódź, İzmir, Győr, Škoda', faces)).toBe('Lódz, Izmir, Gyor, Skoda')
    expect(drawableText('👩‍👩‍👧‍👦 한 ok', faces)).toBe('□ □ ok')
    expect(drawableText('don’t say “no”, 说“好”', faces)).toBe('don\'t say "no", 说“好”')
  })

  test('[X8] what the fonts lack is an empty box and never an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        for (const letter of drawableText(text, faces))
          expect(faces.has(letter.codePointAt(0) ?? 0)).toBe(true)
      }),
    )
  })
})

/** Without what a line's end changes: spaces and hyphens. */
function squeeze(text: string): string {
  return text.replaceAll(/[\s-]/g, '')
}

describe('the week', () => {
  const state = schedule([
    event(1, at(1, 1, 2), {
      title: 'MATH-101: Calculus (Lecture)',
      course: 'Calculus',
      location: 'Hall 2',
      hosts: true,
    }),
    event(2, at(2, 3), { title: 'Physics midterm', course: 'Physics', eventKind: 'exam' }),
    item(3, { place: at(1, 2), hostId: 1, title: 'Flash cards' }),
    item(4, { place: at(3, 5, 6), title: 'Problem set 3', status: 'suggested' }),
    item(5, { title: 'Essay' }),
    taskClass(1, { course: 'Physics', toDay: 5 }),
  ])
  const input = pagesInput(term({ name: 'Autumn' }), state)

  test('[X8] it is read from left to right, day after day, a host before its guest', () => {
    const [page] = draw(input)
    const texts = page === undefined ? [] : textsOf(page)
    const order = [
      'Week 1',
      '2–8 Nov 2026',
      'Mon',
      'Calculus',
      'Flash cards',
      'Tue',
      'Physics midterm',
      'Wed',
      'Problem set 3',
      'Sun',
      'class with study inside',
      '1 / 1',
    ].map((text) => texts.indexOf(text))
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  test('[X8] a term is an overview and a page a week; the overview alone and a part have no other', () => {
    const long = term({ weeks: 16 })
    const whole = pagesInput(long, schedule([], buildWindow(long)))
    expect(draw(whole).map(({ title }) => title)).toEqual([
      'Overview',
      ...Array.from({ length: 16 }, (_, index) => `Week ${index + 1}`),
    ])
    expect(draw({ ...whole, layout: 'term' })).toHaveLength(1)
    const part = { ...whole, from: '2026-11-11', to: '2026-11-18' }
    expect(draw(part).map(({ title }) => title)).toEqual(['Week 2', 'Week 3'])
  })

  test('[X8] only the chosen tasks and days are drawn', () => {
    const [page] = draw({ ...input, taskIds: [2, 4], from: '2026-11-03', to: '2026-11-03' })
    const texts = page === undefined ? [] : textsOf(page)
    expect(texts).toContain('Physics midterm')
    expect(texts).not.toContain('Problem set 3')
    expect(texts).not.toContain('Calculus')
  })

  test('[X8] days off and make-up days say so', () => {
    const overrides = [
      { kind: 'off', date: '2026-11-04' },
      { kind: 'follows', date: '2026-11-07', week: 1, weekday: 3 },
    ] as const
    const [page] = draw({ ...input, language: 'zh', term: term({ overrides: [...overrides] }) })
    expect(page === undefined ? [] : textsOf(page)).toEqual(
      expect.arrayContaining(['不上课', '上第 1 周周三的课']),
    )
  })

  test('[X8] the overview names exams, deadlines and courses, and what has no room is counted', () => {
    const range = { ...input, withEvents: true, language: 'en' as const }
    const dates = termDates(range, [])
    const said = draw({ ...input, layout: 'term', dates }).flatMap(textsOf)
    expect(said).toEqual(expect.arrayContaining(['Exam', 'Due', 'Exam: Physics midterm']))
    expect(said).toEqual(expect.arrayContaining(['Courses', 'Calculus', 'Physics', '2 h 15 min']))
    for (const { title, kind } of dates)
      expect(said).toContain(kind === 'exam' ? `Exam: ${title}` : title)
    const many = Array.from({ length: 90 }, () => dates).flat()
    const full = draw({ ...input, layout: 'term', dates: many }).flatMap(textsOf)
    const shown = full.filter((text) => text === 'Exam: Physics midterm').length
    expect(shown).toBeGreaterThan(5)
    expect(full).toContainEqual(expect.stringMatching(/^and \d+ more$/))
  })

  test('[X8] the agenda of a whole term ends with what has no place yet', () => {
    const pages = draw({ ...input, layout: 'agenda' })
    expect(pages.flatMap(textsOf)).toEqual(
      expect.arrayContaining(['Monday 2 November', 'during Calculus', 'Still to place', 'Essay']),
    )
    const part = draw({ ...input, layout: 'agenda', from: '2026-11-03' })
    expect(part.flatMap(textsOf)).not.toContain('Essay')
  })

  test('[X8] a week without anything says so', () => {
    const [page] = draw(pagesInput(term(), schedule([]), { language: 'zh' }))
    expect(page === undefined ? [] : textsOf(page)).toContain('这一周还没有安排。')
  })
})
