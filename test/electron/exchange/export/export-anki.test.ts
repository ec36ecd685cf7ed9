import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportAnki, type AnkiExport } from '../../../../electron/export/formats/export-anki.ts'
import { at, item, schedule, taskClass, term, week } from '../../../builders.ts'

function write(title = 'Limits', changes: Partial<AnkiExport> = {}) {
  const state = schedule(
    [
      taskClass(1, { title: 'Midterm preparation', course: 'Calculus' }),
      taskClass(2, { title: 'Lab', course: 'Physics', subjectType: 'practical' }),
      item(1, { title, place: at(2, 3) }),
      item(2, { title, order: 2, place: at(3, 3) }),
      item(3, { title: 'Calculus 3', order: 3, place: at(4, 3) }),
      item(4, { title: 'Taylor series', order: 4 }),
      item(5, { title: 'Pendulum', classId: 2, order: 1, place: at(5, 1) }),
    ],
    week(),
  )
  return exportAnki({
    state,
    term: term({ name: 'Autumn::26' }),
    folderId: 'f1',
    from: '2026-11-02',
    to: '2026-11-08',
    withEvents: true,
    withPending: true,
    language: 'en',
    ...changes,
  })
}

const rowsOf = (text: string) => text.split('\n').filter((line) => !line.startsWith('#'))

describe('exportAnki', () => {
  it('[X10] a note for each topic, known again by its id, without a column for the back', () => {
    const { text, blocks } = write()
    expect(blocks).toBe(2)
    expect(text.split('\n')).toEqual([
      '#separator:tab',
      '#html:false',
      '#notetype:Basic',
      '#tags:weekloom',
      '#columns:GUID\tDeck\tTags\tFront',
      '#guid column:1',
      '#deck column:2',
      '#tags column:3',
      'weekloom-f1-1\tAutumn:26::Calculus\tMidterm_preparation\tLimits',
      'weekloom-f1-4\tAutumn:26::Calculus\tMidterm_preparation\tTaylor series',
      '',
    ])
  })

  it('[X10] of the chosen work only, with the name that Anki has for its notes in Chinese', () => {
    expect(write('x', { withPending: false }).blocks).toBe(1)
    expect(write('x', { courses: ['Physics'] }).blocks).toBe(0)
    expect(write('x', { language: 'zh' }).text).toContain('#notetype:问答题')
  })

  it('[X4] no title breaks a row, becomes a comment or a column', () => {
    const titles = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('#x', 'a\tb', '"', 'a"b'))
    fc.assert(
      fc.property(titles, (title) => {
        const rows = rowsOf(write(`T${title}`).text)
        expect(rows).toHaveLength(3)
        expect(rows.slice(0, -1).map((row) => row.split('\t').length)).toEqual([4, 4])
      }),
      { numRuns: 100 },
    )
  })
})
