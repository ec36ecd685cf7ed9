// Schedule-X 4: the week. Its drag and drop is a plugin of its own; blocks are moved through the events service.
import 'temporal-polyfill/global'
import { createCalendar, createViewWeek } from '@schedule-x/calendar'
import '@schedule-x/theme-default/dist/index.css'
import { timesOf } from '../blocks.ts'

const root = document.querySelector('#root')
let calendar = null

function show(blocks) {
  calendar?.destroy()
  calendar = createCalendar({
    views: [createViewWeek()],
    selectedDate: Temporal.PlainDate.from('2026-09-07'),
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the package exports the type and not the values
    firstDayOfWeek: 1,
    timezone: 'UTC',
    dayBoundaries: { start: '07:00', end: '22:00' },
    weekOptions: { gridHeight: 800 },
    events: blocks.map(toEvent),
  })
  calendar.render(root)
}

function toEvent(block) {
  return { id: block.id, title: block.title, ...instantsOf(block) }
}

function instantsOf(cell) {
  const { start, end } = timesOf(cell)
  return {
    start: Temporal.ZonedDateTime.from(`${start}[UTC]`),
    end: Temporal.ZonedDateTime.from(`${end}[UTC]`),
  }
}

function move(id, to) {
  calendar.events.update({ ...calendar.events.get(id), ...instantsOf(to) })
}

window.contender = {
  mount: show,
  move,
  burst: (moves) => moves.forEach(({ id, to }) => move(id, to)),
  showWeek: (firstDay) => {
    calendar.$app.datePickerState.selectedDate.value = Temporal.PlainDate.from(
      timesOf({ day: firstDay, row: 0 }).start.slice(0, 10),
    )
  },
}
