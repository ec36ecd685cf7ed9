import { describe, expect, test } from 'vitest'
import { readSwitches } from '../../../electron/desktop/read-switches.ts'

describe('desktop switches', () => {
  test("[C2] ours are read from among Electron's and Chromium's", () => {
    const args = ['electron', '--no-sandbox', '--inspect=0', '.', '--data=/tmp/a=b', '--lang=zh']
    expect(readSwitches(args)).toEqual({ data: '/tmp/a=b', lang: 'zh' })
  })

  test('[C2] an empty or foreign switch is passed over', () => {
    expect(readSwitches(['--data=', '--now', '--database=/x', '--now=2026-11-23'])).toEqual({
      now: '2026-11-23',
    })
  })
})
