// Tests that what is held is told apart by all entries together: classes of a course, exams, a private life.
import { describe, expect, it } from 'vitest'
import { calendar } from '../calendar-text.ts'
import { eventsOf, accept, propose } from './import-builders.ts'

type Held = { title: string; day: string; from: string; to: string; rule?: string; place?: string }

const weekly = ({ title, day, from, to, rule = 'COUNT=12', place = '' }: Held) => [
  `UID:${title}${day}${from}`,
  `SUMMARY:${title}`,
  `DTSTART;TZID=Europe/Berlin:${day}T${from}`,
  `DTEND;TZID=Europe/Berlin:${day}T${to}`,
  ...(rule === '' ? [] : [`RRULE:FREQ=WEEKLY;${rule}`]),
  ...(place === '' ? [] : [`LOCATION:${place}`]),
]

const at = (title: string, day: string, hours = '100000-113000', rule = 'COUNT=12') => {
  const [from = '', to = ''] = hours.split('-')
  return weekly({ title, day, from, to, rule })
}

const once = (title: string, day: string, hours = '100000-113000') => at(title, day, hours, '')

const kindsOf = (...events: string[][]) =>
  Object.fromEntries(propose(calendar(...events)).lines.map(({ title, kind }) => [title, kind]))

const coursesOf = (...events: string[][]) => {
  const held = eventsOf(accept(propose(calendar(...events))))
  return Object.fromEntries(held.map(({ title, course }) => [title, course]))
}

describe('a private life', () => {
  it('[X2] brings no course and no reviews', () => {
    const proposal = propose(
      calendar(
        at('Sociology (Lecture)', '20261013'),
        at('School run', '20261012', '081500-090000'),
        at('Pick-up', '20261014', '141000-145000'),
        at('Restaurant shift', '20261016', '163000-220000'),
        at('Work at the library', '20261015', '150000-180000'),
        at('Dinner and bedtime', '20261012', '170000-200000'),
        at('接孩子', '20261013', '163000-170000'),
      ),
    )
    const classes = proposal.lines.filter(({ kind }) => kind === 'class')
    expect(classes.map(({ title }) => title)).toEqual(['Sociology (Lecture)'])
    expect(proposal.studies.map(({ course }) => course)).toEqual(['Sociology'])
  })

  it('[X2] its words inside the name of a course say little', () => {
    const titles = ['Social Work Skills', 'Church History', 'Law for Social Work', 'Club Law']
    const events = titles.map((title, index) => at(title, `2026101${2 + index}`))
    expect(kindsOf(...events)).toEqual(Object.fromEntries(titles.map((title) => [title, 'class'])))
  })

  it('[X2] without a word for it: it goes on where three others are off', () => {
    const off =
      'COUNT=12\r\nEXDATE;TZID=Europe/Berlin:20261102T100000,20261103T100000,20261104T100000'
    const lessons = ['Pottery', 'Weaving', 'Glass'].map((title, index) =>
      at(title, `2026101${2 + index}`, '100000-113000', off),
    )
    expect(kindsOf(...lessons, at('Zumba', '20261015'))).toEqual({
      Pottery: 'class',
      Weaving: 'class',
      Glass: 'class',
      Zumba: 'personal',
    })
  })
})

describe('evidence on both sides', () => {
  const events = calendar(
    weekly({
      title: 'PSY 210 Group Therapy',
      day: '20261012',
      from: '100000',
      to: '113000',
      place: 'Room 12',
    }),
    at('Language Training', '20261013'),
    at('Ethics', '20261015'),
  )

  it('[X2] shows an entry as unsure and plans no reviews for it', () => {
    const { lines, studies } = propose(events)
    const unsure = lines.filter(({ isUnsure }) => isUnsure)
    expect(unsure.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
      'PSY 210 Group Therapy: class',
      'Language Training: personal',
    ])
    expect(studies.map(({ course }) => course)).toEqual(['Ethics'])
  })

  it('[X2] the person’s word settles it', () => {
    const kinds = [{ title: 'PSY 210 Group Therapy', kind: 'class' as const }]
    const { lines, studies } = propose(events, { answers: { kinds } })
    const said = lines.find(({ title }) => title === 'PSY 210 Group Therapy')
    expect([said?.kind, said?.isUnsure]).toEqual(['class', undefined])
    expect(studies.map(({ course }) => course)).toContain('PSY 210 Group Therapy')
  })
})

describe('kinds of lessons', () => {
  it.each([
    ['Mathématiques', 'Mathématiques (TD)'],
    ['Mathématiques', 'Khôlle de maths'],
    ['Lineare Algebra', 'Übung zur Linearen Algebra'],
    ['Linguistik', 'Tutorium Linguistik'],
    ['Química Orgánica', 'Química Orgánica (laboratorio)'],
    ['Analisi', 'Esercitazioni di Analisi'],
    ['数学', '数学（周测）'],
    ['英语', '英语（作文）'],
    ['Optics', 'Lab: Optics'],
  ])('[X2] %s has %s', (course, title) => {
    expect(coursesOf(at(course, '20261012'), at(title, '20261013'))[title]).toBe(course)
  })

  it.each([
    ['Analysis I', 'Übung Analysis II'],
    ['English', 'English (II)'],
    ['Art', 'Art History'],
  ])('[X2] %s has no %s', (course, title) => {
    expect(coursesOf(at(course, '20261012'), at(title, '20261013'))[title]).not.toBe(course)
  })
})

describe('exams', () => {
  it.each([
    ['Mathématiques', 'Mathématiques DS 1'],
    ['Droit civil', 'Droit civil : partiel'],
    ['语文', '语文一模'],
    ['Thesis', 'Thesis defence'],
  ])('[X2] of %s: %s', (course, title) => {
    const events = [at(course, '20261012'), once(title, '20261017')]
    expect([kindsOf(...events)[title], coursesOf(...events)[title]]).toEqual(['exam', course])
  })
})
