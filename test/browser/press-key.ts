// A key on a control, as a person presses it: once the control takes one.
import { expect, type Locator } from '@playwright/test'

/** Playwright's own `press` focuses whatever is found: on a control that is off until an answer is there, the key would be lost. */
export async function pressKey(control: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await expect(control).toBeEnabled()
  await control.press(key)
}
