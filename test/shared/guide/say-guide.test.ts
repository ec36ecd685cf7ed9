// A draft as the conversation says it, and taken apart again for the page that shows it beside.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../../../shared/language.ts'
import { sayDraftWhole, sayGuide, splitDraftWhole } from '../../../shared/guide/say-guide.ts'
import { sectionLabel } from '../../../shared/guide/say-draft.ts'

const line = fc.stringMatching(/^[\p{L}\d ,;“”？?-]{1,40}$/u).filter((text) => text.trim() !== '')

test('[B3] a draft that was said is taken apart into what was said around it, its lines and how much it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.record({ amount: line, work: line, changes: fc.array(line), risks: fc.array(line) }),
      (language, { amount, work, changes, risks }) => {
        const lines = [
          { section: 'work' as const, label: sectionLabel('work', language), text: work },
          { section: 'amount' as const, label: sectionLabel('amount', language), text: amount },
        ]
        const whole = sayDraftWhole({ lines, repairs: [], changes, risks }, language)
        const split = splitDraftWhole(`So.\n\n${whole}\n\n${sayGuide('fits', language)}`)
        expect(split?.lead).toBe('So.')
        expect(split?.brief.endsWith(amount.trim())).toBe(true)
        expect(split?.draft.split('\n- ')).toHaveLength(2 + changes.length)
        const { rest = '' } = split ?? {}
        expect(rest.endsWith(sayGuide('fits', language))).toBe(true)
        expect(rest.split('\n- ')).toHaveLength(1 + risks.length)
      },
    ),
  )
})

test.each(['', 'The draft:', 'The draft: none', 'So.\n\nThe draft:\n\n- far', '草稿：还没有'])(
  '[B3] “%s” holds no draft',
  (text) => {
    expect(splitDraftWhole(text)).toBeNull()
  },
)
