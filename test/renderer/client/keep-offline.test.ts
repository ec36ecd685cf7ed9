// The worker of the browser shell is registered in browsers with and without trusted types.
import { afterEach, expect, test, vi } from 'vitest'
import { keepOffline } from '../../../renderer/client/keep-offline.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['with', { createPolicy: (_name: string, rules: object) => rules }],
  ['without', undefined],
])('[C3] the worker is registered %s trusted types', (_what, trustedTypes) => {
  const registered: string[] = []
  const register = (address: string) => {
    registered.push(address)
    return Promise.resolve()
  }
  vi.stubGlobal('trustedTypes', trustedTypes)
  vi.stubGlobal('location', { href: 'http://127.0.0.1:47316/' })
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  keepOffline()
  expect(registered).toEqual(['http://127.0.0.1:47316/offline.js'])
})
