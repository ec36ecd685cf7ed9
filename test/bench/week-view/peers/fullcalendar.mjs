// FullCalendar 7 in React: the time grid, and sixteen weeks of its day grid.
import { createElement, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import FullCalendar from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import themePlugin from '@fullcalendar/react/themes/classic'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'
import { timesOf } from '../blocks.ts'

const root = createRoot(document.querySelector('#root'))
let api = null
let setEvents = null

function Calendar({ blocks, view }) {
  const [events, set] = useState(() => blocks.map(toEvent))
  useLayoutEffect(() => {
    setEvents = set
  }, [])
  return createElement(FullCalendar, {
    ref: (ref) => {
      api = ref?.getApi() ?? null
    },
    plugins: [themePlugin, timeGridPlugin, dayGridPlugin, interactionPlugin],
    initialView: view,
    views: { sixteenWeeks: { type: 'dayGrid', duration: { weeks: 16 } } },
    initialDate: '2026-09-07',
    firstDay: 1,
    slotMinTime: '07:00',
    slotMaxTime: '22:00',
    height: 860,
    editable: true,
    eventClass: 'bench-block',
    events,
  })
}

function toEvent(block) {
  return { id: String(block.id), title: block.title, ...timesOf(block) }
}

function moved(events, { id, to }) {
  return events.map((event) => (event.id === String(id) ? { ...event, ...timesOf(to) } : event))
}

function show(blocks, view) {
  flushSync(() => root.render(createElement(Calendar, { blocks, view })))
}

window.contender = {
  mount: (blocks) => show(blocks, 'timeGridWeek'),
  mountRange: (blocks) => show(blocks, 'sixteenWeeks'),
  move: (id, to) => flushSync(() => setEvents((events) => moved(events, { id, to }))),
  burst: (moves) =>
    flushSync(() => moves.forEach((each) => setEvents((events) => moved(events, each)))),
  showWeek: (firstDay) => flushSync(() => api.gotoDate(timesOf({ day: firstDay, row: 0 }).start)),
  handle: '.bench-block',
}
