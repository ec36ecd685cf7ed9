// Work that the plan has of a course, as a pack takes it over: topics laid over it, and the difference alone.
import { describe, expect, it } from 'vitest'
import { generateField } from '../../../electron/pack/generate-field.ts'
import { isPlaceholder } from '../../../electron/pack/adopted-class.ts'
import { workDocument } from '../../../electron/pack/work-document.ts'
import type { PackMaterial } from '../../../electron/pack/pack-material.ts'
import { readWork } from '../../../shared/pack/work-lines.ts'
import { item, schedule, taskClass } from '../../builders.ts'
import { aDraft } from '../../shared/guide/drafts.ts'
import { exam, material, textOf, topics, window } from './material.ts'

const known = taskClass(1, { course: 'Algebra', title: 'Algebra: study', difficulty: 4, toDay: 15 })

function stateOf(...titles: string[]) {
  const items = titles.map((title, index) =>
    item(20 + index, { title, duration: 2, order: index + 1 }),
  )
  return schedule([exam, known, ...items], window)
}

function operations(made: ReturnType<typeof workDocument>) {
  if (!made.ok) throw new Error(made.failure)
  return made.value?.map(({ operation, changes }) => [operation, changes]) ?? []
}

function documentOf(work: string, changes: Partial<PackMaterial>) {
  return operations(workDocument(material({ topics, work }, changes)))
}

describe('work that is taken over', () => {
  it('[K5] sessions that are only counted get the names of topics, what says more stays, and what lacks is added', () => {
    const state = stateOf('Chapter 1', 'Essay on groups', 'Chapter 2', 'Matrices by hand')
    const text = textOf(generateField(material({ topics }, { state }), 'work'))
    const titles = readWork(text).map(({ title }) => title)
    expect(titles.slice(0, 4)).toEqual([
      'Vectors: learn',
      'Essay on groups',
      'Rank: learn',
      'Matrices by hand',
    ])
    expect(text).toContain('4 sessions, 2 of them named by topic')
    const made = documentOf(text, { state })
    expect(made[0]).toEqual([
      'update_items',
      {
        items: [
          { itemId: 20, title: 'Vectors: learn' },
          { itemId: 22, title: 'Rank: learn' },
        ],
      },
    ])
    expect(made[1]?.[0]).toBe('upsert_task_class')
  })

  it('[K5] of an amount that a guide has settled what is hard gets longer sessions than what is known, and the sum stays', () => {
    const counted = [1, 2, 3, 4].map((number) =>
      item(20 + number, { title: `Chapter ${number}`, duration: 3, order: number }),
    )
    const state = schedule([exam, known, ...counted], window)
    const draft = { ...aDraft, course: 'Algebra', class_id: known.id }
    const guide = { draft, date: null, minutesAWeek: null, isReopened: false }
    const shares = 'Vectors — 6 %\nMatrices — 19 %\nRank — 35 %\nGroups — 40 %'
    const text = textOf(generateField(material({ topics: shares }, { state, guide }), 'work'))
    expect(readWork(text).map(({ title, periods }) => [title, periods])).toEqual([
      ['Vectors: learn', 1],
      ['Matrices: learn', 3],
      ['Rank: learn', 4],
      ['Groups: learn', 4],
    ])
    const [renamed] = documentOf(text, { state, guide })
    expect(renamed?.[1]).toEqual({
      items: [
        { itemId: 21, title: 'Vectors: learn', duration: 1 },
        { itemId: 22, title: 'Matrices: learn' },
        { itemId: 23, title: 'Rank: learn', duration: 4 },
        { itemId: 24, title: 'Groups: learn', duration: 4 },
      ],
    })
  })

  it('[K5] a session goes only where the student took its line out, and never one that is theirs', () => {
    const state = stateOf('Vectors: learn', 'Rank: learn', 'Essay on groups')
    const whole = 'Vectors: learn — 2 periods\nRank: learn — 2 periods\nEssay on groups — 2 periods'
    const cut = 'Vectors: learn — 2 periods'
    expect(documentOf(cut, { state, earlierWork: [whole] })).toEqual([
      [
        'update_items',
        { items: [20, 21, 22].slice(1).map((itemId) => ({ itemId, remove: true })) },
      ],
    ])
    // The field was never about more than its one line: the others are none of its business.
    expect(documentOf(cut, { state, earlierWork: [cut] })).toEqual([])
    // A pack of before named only what it had added: what is counted beside it is no line that was taken out.
    const beside = stateOf('Vectors: learn', 'Chapter 5', 'Chapter 6')
    expect(documentOf(cut, { state: beside, earlierWork: [cut] })).toEqual([])
    const renamed =
      'Vectors: basics — 2 periods\nRank: learn — 3 periods\nEssay on groups — 2 periods'
    expect(documentOf(renamed, { state, earlierWork: [whole] })).toEqual([
      [
        'update_items',
        {
          items: [
            { itemId: 21, duration: 3 },
            { itemId: 20, title: 'Vectors: basics' },
          ],
        },
      ],
    ])
  })

  it('[K5] what the conditions keep free holds for the work that is there too', () => {
    const state = stateOf('Vectors: learn')
    const work = 'Vectors: learn — 2 periods'
    const fields = { topics, work, conditions: 'not on Sundays' }
    expect(operations(workDocument(material(fields, { state })))).toEqual([
      ['upsert_task_class', { fields: { excludedWeekdays: [7] }, items: [] }],
    ])
  })

  it('[K5] sessions that are only numbered are no topics: they are asked for', () => {
    const numbered = stateOf('Algebra review 1', 'Algebra review 2')
    expect(generateField(material({}, { state: numbered }), 'topics').ok).toBe(false)
    const chapters = generateField(
      material({}, { state: stateOf('Chapter 1', 'Chapter 2') }),
      'topics',
    )
    expect(textOf(chapters)).toContain('Chapter 2')
  })

  it.each([
    ['Chapter 3', true],
    ['Algebra review 2', true],
    ['Algebra: study 4', true],
    ['第三章', true],
    ['第 2 次', true],
    ['复习3', true],
    ['Past paper 2', false],
    ['Essay draft', false],
    ['线性代数习题 2', false],
  ])('[K5] %s is only counted: %s', (title, isCounted) => {
    expect(isPlaceholder(title, { course: 'Algebra', workTitle: 'Algebra: study' })).toBe(isCounted)
  })
})
