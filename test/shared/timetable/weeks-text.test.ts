// The weeks of a class: everything that is written is read back, and a person's own ways of writing mean what they say.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWeeks, writeWeeks } from '../../../shared/time/weeks-text.ts'

const sets = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 30 })

test('[U6] whatever weeks are written are read back, in both languages', () => {
  fc.assert(
    fc.property(sets, fc.constantFrom('en' as const, 'zh' as const), (numbers, language) => {
      const weeks = numbers.toSorted((a, b) => a - b)
      expect(readWeeks(writeWeeks(weeks, language), 30)).toEqual({ ok: true, value: weeks })
    }),
  )
})

test('[U6] any text at all is weeks of the term, ascending and once each, or a problem', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 60 }),
        fc.string({
          unit: fc.constantFrom(...Array.from('0123456789-,，–~ 单双周第()oddev')),
          maxLength: 20,
        }),
      ),
      fc.integer({ min: 1, max: 30 }),
      (text, termWeeks) => {
        const read = readWeeks(text, termWeeks)
        if (!read.ok) return
        expect(read.value.length).toBeGreaterThan(0)
        expect(read.value).toEqual([...new Set(read.value)].toSorted((a, b) => a - b))
        for (const week of read.value) expect(week >= 1 && week <= termWeeks).toBe(true)
      },
    ),
  )
})

const upTo = (last: number, step = 1, first = 1) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step)

test('[U6] the ways in which students write weeks', () => {
  for (const [text, weeks] of [
    ['', upTo(16)],
    ['1-16', upTo(16)],
    ['1–8, 10', [...upTo(8), 10]],
    ['1~8，10', [...upTo(8), 10]],
    ['Weeks 1 to 4', upTo(4)],
    ['week 3', [3]],
    ['odd', upTo(15, 2)],
    ['even', upTo(16, 2, 2)],
    ['1-16 odd', upTo(15, 2)],
    ['1-8,10-16 odd', [1, 3, 5, 7, 11, 13, 15]],
    ['1-4, 5-10 (even)', [2, 4, 6, 8, 10]],
    ['第1-16周', upTo(16)],
    ['1-16周(单)', upTo(15, 2)],
    ['1-16单周', upTo(15, 2)],
    ['双周', upTo(16, 2, 2)],
    ['1-8双周，9', [2, 4, 6, 8, 9]],
    ['１－８', upTo(8)],
    ['每周', upTo(16)],
  ] as const)
    expect(readWeeks(text, 16), text).toEqual({ ok: true, value: [...weeks] })
})

test('[U6] what names no weeks is told apart', () => {
  for (const [text, kind] of [
    ['tomorrow', 'unread'],
    ['1-8-9', 'unread'],
    ['单双周', 'unread'],
    ['0-4', 'outside'],
    ['9-3', 'outside'],
    ['1-17', 'outside'],
    [',', 'empty'],
    ['3-3 even', 'empty'],
  ] as const)
    expect(readWeeks(text, 16), text).toMatchObject({ ok: false, failure: { kind } })
})
