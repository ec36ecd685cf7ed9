// The export dialog: formats, what goes out, and what the preview says of it.
import { saySize } from '../../../words/say-size.ts'

export const exports = {
  title: 'Export',
  format: 'File',
  formats: {
    ics: {
      label: 'Calendar (.ics)',
      hint: 'For your phone or any calendar; importing it again updates it',
    },
    pdf: { label: 'Pages to print (.pdf)', hint: 'With text that can be selected' },
    png: { label: 'Picture (.png)', hint: 'To send or to put on a screen' },
    csv: { label: 'Table (.csv)', hint: 'For Google Calendar or a spreadsheet' },
    md: { label: 'Task list (.md)', hint: 'Markdown with boxes to tick, as Obsidian reads it' },
    anki: {
      label: 'Cards for Anki (.txt)',
      hint: 'A card for each topic. The backs are yours to write, and stay as you wrote them',
    },
    json: {
      label: 'Data (.json)',
      hint: 'The whole term as plain data; it can be imported again',
    },
  },
  range: 'Time',
  week: (number: number, dates: string) => `Week ${number} (${dates})`,
  term: 'The whole term',
  dates: 'Other dates',
  from: 'From',
  to: 'To',
  noDates: 'Choose a first and a last day.',
  courses: 'Courses',
  allCourses: 'All',
  work: 'Study work',
  done: { all: 'Done or not', open: 'Not done yet', done: 'Done' },
  withEvents: 'Classes, exams and appointments too',
  reminder: 'Reminder',
  noReminder: 'None',
  minutesBefore: (minutes: number): string =>
    minutes === 0 ? 'At the start' : `${minutes} minutes before`,
  withPending: 'Work without a place as tasks to do',
  withPendingHint: 'Each due on the last day of its work; Google Calendar leaves them out',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'US Letter' },
  layout: 'Pages',
  layouts: {
    week: 'A page for each week',
    term: 'The term at a glance',
    agenda: 'A list by days',
  },
  preview: 'What will be written',
  loading: 'Looking …',
  firstPage: 'The first page',
  more: '… and so on',
  blocks: (count: number): string => (count === 1 ? '1 study block' : `${count} study blocks`),
  cards: (count: number): string => (count === 1 ? '1 card' : `${count} cards`),
  events: (count: number): string => (count === 1 ? '1 event' : `${count} events`),
  pending: (count: number) => `${count} without a place`,
  pages: (count: number): string => (count === 1 ? '1 page' : `${count} pages`),
  size: (bytes: number) => saySize(bytes),
  accept: 'Export',
  cancel: 'Cancel',
  written: (fileName: string, blocks: number): string => {
    const isCards = fileName.endsWith('-anki.txt')
    const [one, many] = isCards ? ['1 card', `${blocks} cards`] : ['1 block', `${blocks} blocks`]
    return `${fileName} holds ${blocks === 1 ? one : many}.`
  },
}
