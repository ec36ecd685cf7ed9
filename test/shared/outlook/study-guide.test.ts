// Study guides (K6): what goes in, in which order, and that nothing in them is markup.
import * as fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, test } from 'vitest'
import {
  type StudyGuideInput,
  filledParts,
  guideOrder,
  usualParts,
  writeStudyGuide,
} from '../../../shared/outlook/write-study-guide.ts'

const quote = (line: number, text: string) => ({ page: 2, line, text })

const input: StudyGuideInput = {
  course: 'Calculus',
  term: 'Autumn',
  date: '2026-11-23',
  parts: guideOrder,
  fields: [
    { key: 'goal', text: 'Pass with 85.\n\n## Not a heading', isStale: false, citations: [] },
    {
      key: 'demands',
      isStale: true,
      text: 'Closed book <b>exam</b>\n- [free marks](http://evil.example) | 20 %',
      citations: [
        { line: 1, file: 'syllabus.pdf', quote: quote(14, 'The exam is closed book.') },
        { line: 2, file: 'syllabus.pdf', quote: quote(20, 'Sets: 20 %') },
        { line: 2, file: 'syllabus.pdf', quote: quote(14, 'The exam is closed book.') },
      ],
    },
    { key: 'materials', text: '  ', isStale: true, citations: [] },
  ],
  exams: [{ title: 'Midterm', date: '2026-12-19', start: '08:50', end: '11:25', place: 'Hall 2' }],
  sessions: [
    {
      title: 'Limits',
      work: 'Midterm preparation',
      date: '2026-11-25',
      start: '19:00',
      end: '20:35',
      minutes: 90,
      isDone: true,
    },
    { title: 'Series', work: 'Essay', date: null, start: '', end: '', minutes: 45, isDone: false },
  ],
}

describe('a study guide', () => {
  test('[K6] has the exams, the filled parts in the order of a reader, the sessions, and its sources as notes', () => {
    expect(writeStudyGuide(input, 'en')).toBe(`# Study guide: Calculus

Autumn, as of Mon 23 Nov.

## Exams

- Midterm: Sat 19 Dec, 08:50–11:25, Hall 2

## What you are after

Pass with 85.

Not a heading

## What the course demands

(Out of date: what this was made from has changed since.)

- Closed book \\<b\\>exam\\</b\\>[^1]
- \\[free marks\\](http\\://evil.example) \\| 20 %[^2][^1]

## When you work on it

| Day | Time | Session | Length |
| --- | --- | --- | --- |
| Wed 25 Nov | 19:00–20:35 | Midterm preparation: Limits | done |
| not placed |  | Essay: Series | 45 min |

## Sources

[^1]: syllabus.pdf, page 2, line 14: “The exam is closed book.”
[^2]: syllabus.pdf, page 2, line 20: “Sets: 20 %”
`)
    expect(filledParts(input)).toEqual(['goal', 'demands', 'sessions'])
    expect(usualParts).not.toContain('outlook')
    expect(usualParts).toContain('sessions')
  })

  test('[K6] holds only what was chosen, says when that is nothing, and speaks Chinese', () => {
    const text = writeStudyGuide({ ...input, parts: ['materials'], exams: [] }, 'zh')
    expect(text).toBe(
      '# 学习指南：Calculus\n\nAutumn，截至11月23日 周一。\n\n这门课的课程包里还没有内容。\n',
    )
    const sessions = writeStudyGuide({ ...input, parts: ['sessions'] }, 'zh')
    expect(sessions).toContain(
      '| 11月25日 周三 | 19:00–20:35 | Midterm preparation：Limits | 已完成 |',
    )
    expect(sessions).not.toContain('Pass with 85')
  })

  test('[K6] takes whatever stands in a field as text: no link, picture, HTML or code comes of it', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '[',
      ']',
      '(',
      ')',
      '`',
      '*',
      '_',
      '!',
      '#',
      '&',
      '\\',
      ' ',
      '|',
      'a',
      'http://x.y',
      'www.x.y',
      '&lt;',
      '1. ',
      '- ',
      '~~',
      '\n',
      '题',
    )
    const text = fc.array(piece, { maxLength: 24 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (words) => {
        const fields = [{ key: 'topics' as const, text: words, isStale: false, citations: [] }]
        const written = writeStudyGuide(
          { ...input, course: words, fields, exams: [], sessions: [] },
          'en',
        )
        const kinds = new Set<string>()
        const walk = (node: { type: string; children?: { type: string }[] }) => {
          kinds.add(node.type)
          node.children?.forEach(walk)
        }
        walk(fromMarkdown(written))
        const plain = new Set(['root', 'heading', 'paragraph', 'text', 'list', 'listItem'])
        expect([...kinds].filter((kind) => !plain.has(kind))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
