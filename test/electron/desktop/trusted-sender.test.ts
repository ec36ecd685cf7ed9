import { describe, expect, test } from 'vitest'
import { isTrustedSender } from '../../../electron/desktop/app-origin.ts'

const frame = (url: string, parent: object | null = null) => ({ senderFrame: { url, parent } })

describe('trusted sender', () => {
  test('[C2] our own page may ask', () => {
    expect(isTrustedSender(frame('app://weekloom/'))).toBe(true)
    expect(isTrustedSender(frame('app://weekloom/index.html#week'))).toBe(true)
  })

  test.each([
    'https://weekloom/',
    'https://example.com/app://weekloom/',
    'app://other/',
    'app://weekloom.example.com/',
    'app://weekloom:1/',
    'app://user@weekloom/',
    'app:weekloom',
    'file:///app://weekloom/',
    'about:blank',
    'data:text/html,app://weekloom/',
    '',
  ])('[C2] a page at "%s" may not', (url) => {
    expect(isTrustedSender(frame(url))).toBe(false)
  })

  test('[C2] nor may a frame inside our page, nor one that is gone', () => {
    expect(isTrustedSender(frame('app://weekloom/', {}))).toBe(false)
    expect(isTrustedSender({ senderFrame: null })).toBe(false)
  })
})
