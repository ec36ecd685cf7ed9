import { describe, expect, test } from 'vitest'
import { languageOf } from '../../electron/machine/machine-language.ts'

describe('machine language', () => {
  test.each([
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-Hans-SG', 'zh'],
    ['en-GB', 'en'],
    ['de', 'en'],
    ['zhx', 'en'],
    ['', 'en'],
  ] as const)('[C2] the locale "%s" begins in %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language)
  })
})
