// Which pages there are, and each of them drawn as a value: the overview, a page a week, or the agenda.
import { assertNever } from '../../../shared/assert-never.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { weekOfDay } from '../../../shared/time/week-start.ts'
import { drawAgendaPages } from './agenda-pages.ts'
import type { Faces } from './faces.ts'
import { pageContext, type PageContext } from './page-context.ts'
import { drawFooter } from './page-frame.ts'
import type { Page } from './page.ts'
import type { PagesInput } from './pages-input.ts'
import { drawTermPage } from './term-page.ts'
import { drawWeekPage } from './week-page.ts'

/** A page that is drawn when it is asked for. */
export type PlannedPage = () => Page

/** At least one. */
export function planPages(faces: Faces, input: PagesInput): PlannedPage[] {
  const context = pageContext(faces, input)
  const pages = listPages(context)
  return pages.map((draw, index) => () => {
    const page = draw()
    const footer = drawFooter(context, page, index + 1, pages.length)
    return { ...page, shapes: [...page.shapes, ...footer] }
  })
}

function listPages(context: PageContext): PlannedPage[] {
  const { input } = context
  const weeks = weeksOf(input)
  switch (input.layout) {
    case 'week': {
      const overview =
        isWholeTerm(input) && weeks.length > 1 ? [() => drawTermPage(context, weeks)] : []
      return [...overview, ...weeks.map((week) => () => drawWeekPage(context, week, weeks))]
    }
    case 'term':
      return [() => drawTermPage(context, weeks)]
    case 'agenda':
      return drawAgendaPages(context).map((page) => () => page)
    default:
      return assertNever(input.layout)
  }
}

/** Those that the chosen days lie in; a day outside the term counts as its nearest. */
function weeksOf({ state, from, to, weekStart }: PagesInput): number[] {
  const { days } = state.window
  const nearest = (date: string) =>
    dateToDay(state.window, date) ?? (date < (days[0]?.date ?? '') ? 1 : days.length)
  const first = weekOfDay(nearest(from), weekStart)
  const last = Math.max(first, weekOfDay(nearest(to), weekStart))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function isWholeTerm({ state: { window }, from, to }: PagesInput): boolean {
  return from <= (window.days[0]?.date ?? '') && to >= (window.days.at(-1)?.date ?? '')
}
