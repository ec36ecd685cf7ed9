import { describe, expect, test } from 'vitest'
import { browserPageHeaders, pageHeaders } from '../../../electron/page/page-files.ts'

const policy = pageHeaders['content-security-policy'] ?? ''

describe('page policy', () => {
  test('[C2] nothing is allowed that is not named', () => {
    expect(policy).toMatch(/^default-src 'none';/)
  })

  test('[C2] neither inline code nor eval nor a foreign host', () => {
    expect(policy).not.toMatch(/unsafe|https?:|\*|wss?:/)
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("connect-src 'self';")
  })

  test('[C2] no text becomes code, and no policy of the page can change that', () => {
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  })

  test('[C2] the browser shell differs by the one policy that names its worker', () => {
    expect(browserPageHeaders['content-security-policy']).toBe(
      policy.replace("trusted-types 'none'", 'trusted-types weekloom-offline'),
    )
    expect(browserPageHeaders['content-security-policy']).not.toBe(policy)
  })

  test.each(['object-src', 'base-uri', 'form-action', 'frame-ancestors'])('[C2] no %s', (name) => {
    expect(policy).toContain(`${name} 'none'`)
  })
})
