// Steering in the window: what is written while a turn runs, and the proposed call in a form on its card.
import { expect } from '@playwright/test'
import { takeSample } from './assistant-steps.ts'
import { test } from './desk.ts'
import { holdTurn, saidIn, waiting } from './steering-steps.ts'
import { pressKey } from './press-key.ts'

test('[G13] Enter queues while a turn runs; queued messages follow it, are sent now, or are removed', async ({
  desk,
}) => {
  const { page } = desk
  const { tutor, letGo } = await holdTurn(desk)
  await desk.message.fill('second')
  await expect(desk.message).toHaveAccessibleDescription('Sent when this turn ends')
  await expect(page.getByRole('button', { name: 'Stop and send' })).toBeVisible()
  await pressKey(desk.message, 'Enter')
  await expect(desk.message).toHaveValue('')
  await desk.message.fill('third')
  await page.getByRole('button', { name: 'Queue' }).click()
  await expect(desk.message).toBeFocused()
  await expect(waiting(desk).getByRole('listitem')).toHaveText([/^second/, /^third/])
  await expect(page.getByText('Sent when this turn ends.')).toBeVisible()
  await page.reload()
  await waiting(desk).getByRole('button', { name: 'Remove: third' }).click()
  await expect(waiting(desk).getByRole('listitem')).toHaveText([/^second/])
  letGo()
  await expect(waiting(desk)).toHaveCount(0)
  await expect(saidIn(desk)).toHaveText([/^hello there/, /^second/])
  await tutor.close()
})

test('[G13] Ctrl+Enter stops the turn and sends at once; after a stop the queue says why it waits', async ({
  desk,
}) => {
  const { page } = desk
  const { tutor } = await holdTurn(desk)
  await desk.message.fill('later')
  await pressKey(desk.message, 'Enter')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('Waits because you stopped the turn.')).toBeVisible()
  tutor.hold()
  await desk.say('hold again')
  // Stopped before the tutor heard of it, the turn would leave the hold to the next one.
  await expect.poll(tutor.isHeld).toBe(true)
  await expect(page.getByText('Sent when this turn ends.')).toBeVisible()
  await desk.message.fill('instead')
  await desk.message.press('Control+Enter')
  await expect(saidIn(desk)).toHaveText([/^hello there/, /^hold again/, /^instead/, /^later/])
  await expect(page.getByText('Stopped. Nothing was left half done.')).toHaveCount(2)
  await expect(waiting(desk)).toHaveCount(0)
  await tutor.close()
})

test('[G13] after a stop a queued message is sent by its button, and the field has the focus again', async ({
  desk,
}) => {
  const { page } = desk
  const { tutor, letGo } = await holdTurn(desk)
  await desk.message.fill('thanks')
  await pressKey(desk.message, 'Enter')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  // Let go before the stop is heard, the turn would end by itself.
  await expect(page.getByText('Waits because you stopped the turn.')).toBeVisible()
  letGo()
  await page.getByRole('button', { name: /^Send now: thanks/ }).click()
  await expect(saidIn(desk)).toHaveText([/^hello there/, /^thanks/])
  await expect(desk.message).toBeFocused()
  await tutor.close()
})

test('[G13] [U2] the proposed move is edited on its card: refused in words, then shown anew with its ghosts', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await desk.say('Plan my week')
  await desk.accept()
  const session = page.getByRole('button', { name: /, Calculus, .* \d+ of \d+/ }).last()
  const title = (await session.getAttribute('aria-label'))?.split(',')[0] ?? ''
  await desk.say(`Move "${title}" to Sunday evening`)
  await expect(desk.card).toBeVisible()
  const first = await desk.card.getAttribute('data-card-id')
  await desk.card.focus()
  await page.keyboard.press('e')
  const form = desk.card.getByRole('form', { name: 'Edit the proposal' })
  const day = form.getByRole('combobox', { name: 'Day' })
  await expect(day).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(desk.card).toBeFocused()
  await desk.card.getByRole('button', { name: 'Edit', exact: true }).click()
  await form.getByRole('combobox', { name: 'Periods' }).selectOption({ index: 0 })
  await day.selectOption({ label: 'Mon 23 Nov' })
  await form.getByRole('button', { name: 'Show effect' }).click()
  await expect(form.getByRole('status')).not.toBeEmpty()
  await expect(desk.card).toHaveAttribute('data-card-id', first ?? '')
  await day.selectOption({ label: 'Sun 29 Nov' })
  await expect(form.getByRole('status')).toBeEmpty()
  await form.getByRole('combobox', { name: 'Periods' }).press('Control+Enter')
  await expect(desk.card).not.toHaveAttribute('data-card-id', first ?? '')
  await expect(desk.card).toBeFocused()
  await expect(desk.card).toContainText('Sun 29 Nov')
  const sunday = page.getByRole('list', { name: 'Sunday 29 November' })
  await expect(sunday.locator('[data-ghost="to"]')).toHaveCount(1)
  await desk.accept()
  await expect(sunday.getByRole('button', { name: `${title}, Calculus` })).toBeVisible()
})

test('[U3] on a plan there is nothing to edit, and the keys of the card rest while its form is open', async ({
  desk,
}) => {
  await takeSample(desk)
  await desk.say('Plan my week')
  await expect(desk.card).toBeVisible()
  await expect(desk.card.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
  await desk.card.focus()
  await desk.page.keyboard.press('e')
  await expect(desk.card.getByRole('form')).toHaveCount(0)
})
