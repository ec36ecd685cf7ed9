// A card's one sentence, whatever kind it is.
import { expect, it } from 'vitest'
import type { CardBody } from '../../../shared/agent/card.ts'
import { emptyDiff, type ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { sayCard } from '../../../shared/conversation/say-card.ts'
import { sayEffect } from '../../../shared/words/schedule/say-effect.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import { at, item, schedule } from '../../builders.ts'

const state = schedule([item(1)])
const moved: ScheduleDiff = {
  ...emptyDiff(),
  updated: { 'task:1': [item(1), item(1, { place: at(2, 3) })] },
}

function brief(changes: object): CardBody {
  const document: [] = []
  const body = { kind: 'brief', origin: 'guide', document, diff: emptyDiff(), standing: null }
  return Object.assign(body, changes) as CardBody
}

const portrait = (course: string, text: string) => ({ course, portrait: text })

it('[B5] the sentence of a document is its effect on the week, then what it notes of the student', () => {
  const placed = sayEffect(state, describeEffect(state, moved), 'en')
  expect(sayCard(state, brief({ diff: moved }), 'en')).toBe(placed)
  const standing = {
    from: [portrait('Algebra', ''), portrait('Physics', 'hard')],
    to: [portrait('Algebra', 'slow with proofs'), portrait('Physics', '')],
  }
  const kept =
    'Notes in “About you” what “Algebra” is like for you. Takes out of “About you” what was noted of “Physics”.'
  expect(sayCard(state, brief({ diff: moved, standing }), 'en')).toBe(`${placed} ${kept}`)
  expect(sayCard(state, brief({ standing }), 'en')).toBe(kept)
  expect(sayCard(state, brief({ standing }), 'zh')).toBe(
    '在“关于你”里记下你学“Algebra”的情况。把“Physics”的情况从“关于你”里去掉。',
  )
  expect(sayCard(state, brief({}), 'zh')).toBe('没有变化。')
})

it('[U2] a course of one language or another can’t leave its quotation marks', () => {
  const standing = { from: [portrait('A”B', '')], to: [portrait('A”B', 'x')] }
  expect(sayCard(state, brief({ standing }), 'en')).toContain("“A'B”")
})

it('[K4] a checkpoint says what it settles, and what comes next', () => {
  const fields = [
    { key: 'goal', version: 2 },
    { key: 'knowledge', version: 1 },
  ] as const
  const body = {
    kind: 'checkpoint' as const,
    course: 'Algebra',
    phase: 'intent' as const,
    next: 'research' as const,
    fields: [...fields],
    diff: emptyDiff(),
  }
  expect(sayCard(state, body, 'en')).toBe(
    'Settles “Goal” and “What you know” in the course pack of “Algebra”. Next comes “Research”.',
  )
  expect(sayCard(state, { ...body, next: null }, 'zh')).toBe(
    '把“Algebra”课程包里的“目标”和“已有基础”定下来。这是最后一步。',
  )
})
