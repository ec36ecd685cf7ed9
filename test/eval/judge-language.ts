// The built-in model against every scenario in one language (M3): it does, asks or declines, and never writes wrongly.
import { afterAll, describe, expect, it } from 'vitest'
import type { Language } from '../../shared/language.ts'
import { runScenario, type Judged } from './run-scenario.ts'
import { scenarios } from './scenarios.ts'
import { removeStarts } from './world.ts'

const wanted = 0.9

/** A file for each language calls it, so that they run beside each other. */
export function judgeLanguage(language: Language): void {
  afterAll(removeStarts)

  describe(`requests in ${language}`, () => {
    const judged: Judged[] = []

    it.each(scenarios)('[M3] never writes wrongly: $name ($start)', async (scenario) => {
      const one = await runScenario(scenario, language)
      judged.push(one)
      expect(one.verdict, one.outcome.replies.join('\n')).not.toBe('wrong')
    })

    it('[M3] does what was asked, or asks or declines where that is as good, in nine of ten', () => {
      const fine = judged.filter(({ verdict }) => verdict === 'done' || verdict === 'declined')
      expect(fine.length / judged.length).toBeGreaterThanOrEqual(wanted)
    })
  })
}
