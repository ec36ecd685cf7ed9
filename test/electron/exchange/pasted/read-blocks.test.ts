// Tests lists in which a course stands above its meetings, as registration sites show and copy them.
import { describe, expect, it } from 'vitest'
import { proposeImport } from '../../../../electron/timetable/import/propose-import.ts'
import { findDateSpan } from '../../../../electron/timetable/lessons/between-dates.ts'
import { findDayLetters, readDayLetters } from '../../../../shared/time/day-letters.ts'
import { importInput } from '../timetable/import-builders.ts'

function read(text: string) {
  const proposed = proposeImport(
    importInput(text, {
      fileName: '',
      isPasted: true,
      zone: 'America/Toronto',
      now: { date: '2026-09-20', minute: 600 },
    }),
  )
  if (!proposed.ok) throw new Error(proposed.failure)
  return proposed.value.events.map(
    ({ title, weekly, meetings }) => `${title} | ${weekly} | ${meetings}`,
  )
}

const cells = (...said: string[]) => said.map((one) => `<td>${one}</td>`).join('')

describe('days in letters', () => {
  it.each([
    ['MWF', [1, 3, 5]],
    ['TR', [2, 4]],
    ['TTh', [2, 4]],
    ['MoWeFr', [1, 3, 5]],
    ['Tu/Th', [2, 4]],
    ['Mer', [3]],
  ])('[C6] %s', (word, days) => {
    expect(readDayLetters(word)).toEqual(days)
    expect(findDayLetters(`Optics ${word} 10:00-10:50`)?.days).toEqual(days)
  })

  it('[C6] are no days without a time behind them, nor out of the order of the week', () => {
    expect(findDayLetters('Plan F and MW')).toBeNull()
    expect(readDayLetters('FM')).toBeNull()
  })
})

describe('dates from and to', () => {
  it.each([
    ['09/07/2026 - 12/11/2026', 'month-first', '2026-09-07', '2026-12-11'],
    ['03/09/2026 -- 02/12/2026', 'day-first', '2026-09-03', '2026-12-02'],
    ['Aug 31, 2026 to Dec 4, 2026', 'day-first', '2026-08-31', '2026-12-04'],
  ] as const)('[X7] %s', (text, order, from, to) => {
    expect(findDateSpan(`R ${text}`, order)).toMatchObject({ from, to })
  })
})

describe('a list of courses', () => {
  it('[X7] takes each course’s meetings from the lines below it, with their dates', () => {
    const text = `ECOL 210 - Rivers and Lakes\nStatus\nEnrolled\n7001\n001\nLEC\nMW 9:00AM - 9:50AM\nNB 204\nIda Berg\n07/09/2026 - 02/12/2026
      GEOL 115 - Minerals\n7002\nLAB\nF 2:00PM - 4:50PM\nNB 11\nTo be announced\n11/09/2026 - 16/10/2026\nARTS 300 - Drawing\nStatus\nDropped\nTR 9:00AM - 9:50AM\nX 1\n07/09/2026 - 02/12/2026`
    expect(read(text)).toEqual([
      'ECOL 210 - Rivers and Lakes | Mon, Wed 09:00–09:50, weeks 1–13 | 26',
      'GEOL 115 - Minerals | Fri 14:00–16:50, weeks 1–6 | 6',
    ])
  })

  it('[X7] a cell may hold several meetings, and the names of the columns may stand further down', () => {
    const text = [
      'My courses',
      'Course Listing\tCredits\tMeeting Patterns',
      'LING 20 - Sounds\t3\t"2026-09-07 - 2026-10-09 | Mon | 1:00 p.m. - 2:00 p.m. | Hall-1\n\n2026-10-12 - 2026-12-04 | Tue (Alternate weeks) | 3:00 p.m. - 4:00 p.m. | Hall-2"',
    ].join('\n')
    expect(read(text)).toEqual([
      'LING 20 - Sounds | Mon 13:00–14:00, weeks 1–5; Tue 15:00–16:00, weeks 6–12 (even) | 9',
    ])
  })

  it('[X7] of a page: the weekday or the course stands above a table', () => {
    const head = '<tr><td>Module</td><td>Start</td><td>End</td><td>Weeks</td></tr>'
    const table = (row: string) => `<table>${head}<tr>${row}</tr></table>`
    const page = `<html><body><p>Tuesday</p>${table(cells('Botany', '10:00', '11:00', '1-3'))}
      <p>Friday</p>${table(cells('Zoology', '9:00', '11:00', '2'))}</body></html>`
    expect(read(page).toSorted()).toEqual([
      'Botany | Tue 10:00–11:00, weeks 1–3 | 3',
      expect.stringMatching(/^Zoology \| .*09:00–11:00 \| 1$/),
    ])
  })
})
