// What the specs of steering share: a turn that is held half way, and the head of the conversation.
import { expect, type Locator, type Page } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import { chooseTutor, takeSample } from './assistant-steps.ts'
import type { Desk } from './desk.ts'
import { startTutor, type Tutor } from './tutor-server.ts'

export const tutorAnswer = 'Hello. Which course comes first today?'

export type HeldTurn = { tutor: Tutor; letGo: () => void }

/** A turn on the sample term that stops in the middle of its answer. */
export async function holdTurn(desk: Desk): Promise<HeldTurn> {
  const tutor = await startTutor(tutorAnswer)
  await takeSample(desk)
  await chooseTutor(desk, tutor.baseUrl)
  const letGo = tutor.hold()
  await desk.say('hello there')
  await expect(desk.page.getByRole('button', { name: /^(Stop|停止)$/ })).toBeVisible()
  await expect.poll(tutor.isHeld).toBe(true)
  return { tutor, letGo }
}

export function waiting({ page }: Pick<Desk, 'page'>): Locator {
  return page.getByRole('list', { name: /^(Messages that wait|等着发送的消息)$/ })
}

export function saidIn({ page }: Pick<Desk, 'page'>): Locator {
  return page.getByRole('log').locator('[data-said]')
}

export async function findBarriers({ page }: { page: Page }): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  )
}
