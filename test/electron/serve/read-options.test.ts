import { describe, expect, test } from 'vitest'
import { sayUsageProblem } from '../../../electron/terminal/usage-problem.ts'
import { readServeOptions } from '../../../electron/serve/read-options.ts'

describe('browser shell options', () => {
  test('[C3] all absent: the usual port, no folder, no language', () => {
    const options = readServeOptions([])
    expect(options).toMatchObject({
      ok: true,
      value: { data: undefined, port: undefined, language: undefined, json: false },
    })
  })

  test('[C3] all given', () => {
    const args = ['--data', 'd', '--port', '4000', '--now', '2026-11-23', '--lang', 'zh', '--json']
    expect(readServeOptions(args)).toMatchObject({
      ok: true,
      value: { data: 'd', port: 4000, language: 'zh', json: true },
    })
  })

  test.each([
    [['--port', '70000'], '--port'],
    [['--port', 'x'], '--port'],
    [['--now', 'soon'], '--now'],
    [['--lang', 'fr'], '--lang'],
    [['--host', '0.0.0.0'], '--host'],
    [['extra'], 'extra'],
  ])('[C3] %j is refused with a sentence', (args, word) => {
    const options = readServeOptions(args)
    expect(options.ok).toBe(false)
    const problem = options.ok ? null : options.failure
    expect(problem && sayUsageProblem(problem, 'en')).toContain(word)
    expect(problem && sayUsageProblem(problem, 'zh')).toMatch(/\p{Script=Han}/u)
  })
})
