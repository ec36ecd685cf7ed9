// Unit and property tests: everything under test/ that is not for the browser, the bench or the soak run.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/bench/**', 'test/soak/**'],
    testTimeout: 60_000,
  },
})
