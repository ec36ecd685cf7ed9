// Which button of a phase is the primary one, and which reasons are left out.
import { expect, test } from 'vitest'
import { holdsWords } from '../../../renderer/pack/field-part.tsx'
import { leadOf } from '../../../renderer/pack/phase-part.tsx'
import type { FieldState } from '../../../shared/pack/pack-phase.ts'

const demands = (status: FieldState) => ({ key: 'demands', status }) as const

const materials = (status: FieldState) => ({ key: 'materials', status }) as const

test('[K7] one thing comes next in a phase: a draft, what is out of date, the next phase, or what else it has', () => {
  const at = { isEditing: false, goesOn: false }
  expect(leadOf([demands('draft'), materials('draft')], at)).toEqual({
    kind: 'field',
    key: 'demands',
  })
  expect(leadOf([demands('stale'), materials('draft')], at)).toEqual({
    kind: 'field',
    key: 'materials',
  })
  expect(leadOf([demands('ready'), materials('stale')], at)).toEqual({
    kind: 'field',
    key: 'materials',
  })
  expect(leadOf([demands('ready')], { ...at, goesOn: true })).toEqual({ kind: 'go-on' })
  expect(leadOf([demands('empty')], at)).toEqual({ kind: 'extra' })
  expect(leadOf([demands('draft')], { ...at, isEditing: true })).toEqual({ kind: 'form' })
})

test('[K7] a reason is not said again beside a field that says it, however its lines are broken', () => {
  const text = 'Sets: learn — 1 period\n> Made smaller: 4 periods\n> more than fit.'
  expect(holdsWords(text, 'Made smaller: 4 periods more than fit.')).toBe(true)
  expect(holdsWords(text, 'Made smaller: 5 periods more than fit.')).toBe(false)
  expect(
    holdsWords('> 已缩减：超出 4 节。\n> 加到 6 小时。', '已缩减：超出 4 节。加到 6 小时。'),
  ).toBe(true)
})
