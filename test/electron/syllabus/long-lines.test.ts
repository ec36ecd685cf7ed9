// What stands in long lines and long words is read at once.
import { expect, test } from 'vitest'
import { ledAway } from '../../../electron/syllabus/find/demand-words.ts'

test('[X9] a long word between two days is read at once', async () => {
  const text = `Essay 1 October 2026 ${'a'.repeat(5000)} 8 October 2026`
  expect(ledAway(text, { index: 8, until: 20 }, [])).toBe(false)
  expect(ledAway(`1 October 2026 ${'a'.repeat(5000)} posted`, { index: 0, until: 14 }, [])).toBe(
    true,
  )
  expect(ledAway('1 October 2026 a b c d e f g posted', { index: 0, until: 14 }, [])).toBe(false)
})
