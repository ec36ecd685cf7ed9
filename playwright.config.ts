// The browser tests: the same specs over the browser shell, the desktop entry on the stand-in, and Electron itself.
import { defineConfig } from '@playwright/test'
import { findChromium } from './test/browser/find-chromium.ts'

/** For each step. A whole test has several, and other work may run on the machine. */
const limitMs = 45_000
const { executablePath, env } = await findChromium()

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // The whole product runs beside each worker, and a test waits more than it works.
  workers: 3,
  fullyParallel: true,
  // Other work on the machine can come between any two steps; what passes only at the second try is named in the end.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 3 * limitMs,
  expect: { timeout: limitMs },
  reporter: './test/browser/report-counts.ts',
  use: {
    actionTimeout: limitMs,
    navigationTimeout: limitMs,
    launchOptions: { executablePath, env: { ...process.env, ...env } },
  },
  projects: [
    {
      name: 'browser',
      testIgnore: /(desktop|model-key)\.spec\.ts/,
    },
    { name: 'desktop-shim', testMatch: /(main-job|desktop|model-key)\.spec\.ts/ },
    { name: 'electron', testMatch: /(main-job|desktop|model-key)\.spec\.ts/ },
  ],
})
