// Tests that “Correct it as text” opens what the file says, line by line, and that reading that text again says the same.
import { expect, it } from 'vitest'
import { textOfFile } from '../../../renderer/import/text-of-file.ts'
import { propose } from '../../electron/exchange/timetable/import-builders.ts'

const read = (text: string, fileName: string) => propose(text, { fileName })

it('[X4] what is corrected as text is the text of the file, with its empty lines, and holds nothing yet', () => {
  const text = 'Odeon\n\nMon 18:00\nCasablanca\n\nFri 20:30\nThe Third Man'
  const { reading, events } = read(text, 'films.txt')
  expect(textOfFile(reading)).toBe(text)
  expect(events).toEqual([])
})

it('[X4] a table, and a text of which lines were left away, is not opened as text', () => {
  const { reading } = read('Course,Day,Start,End\nRowing,Mon,9:00,10:00\n', 'a.csv')
  expect(textOfFile(reading)).toBeNull()
  const long = Array.from({ length: 150 }, (_, at) => `Film ${at} on Monday at 18:00`)
  expect(textOfFile(read(long.join('\n'), 'films.txt').reading)).toBeNull()
})

it('[X4] is not opened as text where classes were read: a line may then be several of the file', () => {
  const list = ['Botany', 'Zoology', 'Geology'].map((name) => `${name}\nMon 9:00-10:30\nHall 201`)
  const { reading } = read([...list, 'Chess'].join('\n\n'), 'week.txt')
  expect(reading.counts).toEqual({ lines: 4, unread: 1 })
  expect(textOfFile(reading)).toBeNull()
})

it('[X4] a label below a line stands once in the text', () => {
  const page = '<html><p>Mon 9:00-10:30 Botany</p><p>Weeks: 1-8</p></html>'
  expect(textOfFile(read(page, 'week.html').reading)).toBe('Mon 9:00-10:30 Botany\nWeeks: 1-8')
})
