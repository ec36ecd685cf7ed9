// react-big-calendar with its drag-and-drop addon and date-fns: the week.
import { createElement, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { format, getDay, parse, startOfWeek } from 'date-fns'
import { enGB } from 'date-fns/locale'
import { Calendar, dateFnsLocalizer } from 'react-big-calendar'
import addon from 'react-big-calendar/lib/addons/dragAndDrop/index.js'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css'
import { timesOf } from '../blocks.ts'

const withDragAndDrop = addon.default ?? addon
const DragCalendar = withDragAndDrop(Calendar)
const localizer = dateFnsLocalizer({
  format,
  parse,
  startOfWeek,
  getDay,
  locales: { 'en-GB': enGB },
})
const root = createRoot(document.querySelector('#root'))
const min = new Date('2026-09-07T07:00')
const max = new Date('2026-09-07T22:00')
const style = { height: 860 }
const views = ['week']
let setEvents = null
let setDate = null

function Week({ blocks }) {
  const [events, set] = useState(() => blocks.map(toEvent))
  const [date, turn] = useState(min)
  useLayoutEffect(() => {
    setEvents = set
    setDate = turn
  }, [])
  return createElement(DragCalendar, {
    localizer,
    culture: 'en-GB',
    events,
    date,
    onNavigate: turn,
    views,
    view: 'week',
    onView: () => {},
    min,
    max,
    style,
  })
}

function toEvent(block) {
  return { id: block.id, title: block.title, ...datesOf(block) }
}

function datesOf(cell) {
  const { start, end } = timesOf(cell)
  return { start: new Date(start), end: new Date(end) }
}

function moved(events, { id, to }) {
  return events.map((event) => (event.id === id ? { ...event, ...datesOf(to) } : event))
}

window.contender = {
  mount: (blocks) => flushSync(() => root.render(createElement(Week, { blocks }))),
  move: (id, to) => flushSync(() => setEvents((events) => moved(events, { id, to }))),
  burst: (moves) =>
    flushSync(() => moves.forEach((each) => setEvents((events) => moved(events, each)))),
  showWeek: (firstDay) =>
    flushSync(() => setDate(new Date(timesOf({ day: firstDay, row: 0 }).start))),
  handle: '.rbc-event',
}
