import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { countStage, readCounts } from '../../scripts/check/read-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'weekloom-counts-'))

afterAll(() => rmSync(folder, { recursive: true }))

function counted(text: string) {
  const file = join(folder, 'report.json')
  writeFileSync(file, text)
  return readCounts(file)
}

describe('sum of the checks', () => {
  test('[I1] a report yields its numbers', () => {
    expect(counted('{"numPassedTests":3,"numFailedTests":1}')).toEqual({ passed: 3, failed: 1 })
  })

  test.each(['', '{}', 'null', '{"numPassedTests":"3","numFailedTests":0}'])(
    '[I1] the report %j says nothing',
    (text) => {
      expect(counted(text)).toBeNull()
    },
  )

  test('[I1] no report says nothing', () => {
    expect(readCounts(join(folder, 'absent.json'))).toBeNull()
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
