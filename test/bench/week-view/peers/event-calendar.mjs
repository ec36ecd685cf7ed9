// EventCalendar (Svelte, compiled): the time grid, and sixteen weeks of its day grid.
import {
  createCalendar,
  destroyCalendar,
  DayGrid,
  Interaction,
  TimeGrid,
} from '@event-calendar/core'
import '@event-calendar/core/index.css'
import { timesOf } from '../blocks.ts'

const root = document.querySelector('#root')
let calendar = null

function show(blocks, view) {
  if (calendar !== null) void destroyCalendar(calendar)
  calendar = createCalendar(root, [TimeGrid, DayGrid, Interaction], {
    view,
    views: { sixteenWeeks: { type: 'dayGridWeek', duration: { weeks: 16 } } },
    date: '2026-09-07',
    firstDay: 1,
    slotMinTime: '07:00',
    slotMaxTime: '22:00',
    height: '860px',
    editable: true,
    events: blocks.map((block) => ({
      id: String(block.id),
      title: block.title,
      ...timesOf(block),
    })),
  })
}

function move(id, to) {
  const event = calendar.getEventById(String(id))
  const { start, end } = timesOf(to)
  calendar.updateEvent({ ...event, start: new Date(start), end: new Date(end) })
}

window.contender = {
  mount: (blocks) => show(blocks, 'timeGridWeek'),
  mountRange: (blocks) => show(blocks, 'sixteenWeeks'),
  move,
  burst: (moves) => moves.forEach(({ id, to }) => move(id, to)),
  showWeek: (firstDay) => calendar.setOption('date', timesOf({ day: firstDay, row: 0 }).start),
  handle: '.ec-event',
}
