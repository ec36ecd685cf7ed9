// The sum of the checks: the numbers and the failures of a report, and a report that can’t be read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { countStage, readReport } from '../../scripts/check/read-report.ts'
import { sayFailures } from '../../scripts/check/say-failures.ts'

const folder = mkdtempSync(join(tmpdir(), 'weekloom-counts-'))

afterAll(() => rmSync(folder, { recursive: true }))

function read(text: string) {
  const file = join(folder, 'report.json')
  writeFileSync(file, text)
  return readReport(file)
}

describe('sum of the checks', () => {
  test('[I1] a report yields its numbers', () => {
    expect(read('{"numPassedTests":3,"numFailedTests":1}')).toEqual({
      passed: 3,
      failed: 1,
      failures: [],
    })
  })

  test('[I1] what failed is told by its file, its name and the head of its message', () => {
    const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
    const assertionResults = [
      { fullName: 'is right', status: 'passed', failureMessages: [] },
      { fullName: 'is wrong', status: 'failed', failureMessages: [`\u001B[31m${message}`] },
    ]
    const report = read(
      JSON.stringify({
        numPassedTests: 1,
        numFailedTests: 1,
        testResults: [{ name: 'a.test.ts', assertionResults }],
      }),
    )
    const told = sayFailures('test:unit', report?.failures ?? [], '').split('\n')
    expect(told[0]).toBe('✗ test:unit: a.test.ts › is wrong')
    expect(told[1]).toBe('    line 0')
    expect(told.length).toBeLessThan(25)
  })

  test('[I1] a file that could not be loaded is told, too', () => {
    const report = read(
      JSON.stringify({
        numPassedTests: 1,
        numFailedTests: 0,
        testResults: [{ name: 'a.test.ts', message: 'no such module', assertionResults: [] }],
      }),
    )
    expect(sayFailures('test:unit', report?.failures ?? [], '').split('\n')).toEqual([
      '✗ test:unit: a.test.ts › the file',
      '    no such module',
    ])
  })

  test('[I1] a stage that broke off without a failed test is told with the end of its output', () => {
    expect(sayFailures('lint', [], '\u001B[31mUnhandled error')).toBe(
      '✗ lint, at its end:\nUnhandled error',
    )
  })

  test.each(['', '{}', 'null', '{"numPassedTests":"3","numFailedTests":0}'])(
    '[I1] the report %j says nothing',
    (text) => {
      expect(read(text)).toBeNull()
    },
  )

  test('[I1] no report says nothing', () => {
    expect(readReport(join(folder, 'absent.json'))).toBeNull()
  })

  test('[I1] a stage without tests counts as one', () => {
    expect(countStage(true, null)).toEqual({ passed: 1, failed: 0 })
    expect(countStage(false, null)).toEqual({ passed: 0, failed: 1 })
  })

  test('[I1] a run that broke off is never a success', () => {
    expect(countStage(false, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 1 })
    expect(countStage(false, { passed: 9, failed: 2 })).toEqual({ passed: 9, failed: 2 })
    expect(countStage(true, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 0 })
  })
})
