// Conversations in the window: begun, found, renamed, deleted, branched, and the week as it was at one of their turns.
import { expect, type Locator } from '@playwright/test'
import { chooseTutor, takeSample } from './assistant-steps.ts'
import { test, type Desk } from './desk.ts'
import { saidIn, tutorAnswer } from './steering-steps.ts'
import { startTutor } from './tutor-server.ts'
import { pressKey } from './press-key.ts'

function titleIn({ page }: Desk): Locator {
  return page.getByRole('button', { name: /, all conversations$/ })
}

async function openList(desk: Desk): Promise<Locator> {
  await titleIn(desk).click()
  const panel = desk.page.getByRole('dialog', { name: 'Conversations' })
  await expect(panel.getByRole('searchbox')).toBeFocused()
  return panel
}

/** Waits for the end of that turn. */
async function say(desk: Desk, text: string, feet: number): Promise<void> {
  await desk.say(text)
  await expect(desk.page.getByTestId('turn-foot')).toHaveCount(feet)
}

test('[G13] a conversation is begun, found by its words, renamed, opened and deleted, by keyboard', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await expect(titleIn(desk)).toHaveText('New conversation')
  await expect(page.getByRole('button', { name: 'New conversation', exact: true })).toBeDisabled()
  await say(desk, 'What is free on Friday?', 1)
  await expect(titleIn(desk)).toHaveText('What is free on Friday?')
  await pressKey(page.getByRole('button', { name: 'New conversation', exact: true }), 'Enter')
  await expect(saidIn(desk)).toHaveCount(0)
  await expect(desk.message).toBeFocused()
  await desk.say('Plan my week')
  await expect(desk.card).toBeVisible()

  const panel = await openList(desk)
  const lines = panel.locator('[data-conversation]')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText('a proposal waits')
  await expect(lines.first()).toHaveAttribute('aria-current', 'true')
  await page.keyboard.type('fri 27 nov')
  await expect(lines).toHaveText([/^What is free on Friday\?/])
  await expect(panel.getByRole('status')).toHaveText('1 conversation')
  await page.keyboard.press('ArrowDown')
  await expect(lines.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('textbox', { name: 'New title' })).toBeFocused()
  await page.keyboard.type('Fridays')
  await page.keyboard.press('Enter')
  await panel.getByRole('searchbox').fill('')
  await expect(lines).toHaveText([/^Plan my week/, /^Fridays/])
  await panel.getByRole('searchbox').press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
  await expect(titleIn(desk)).toHaveText('Fridays')
  await expect(saidIn(desk)).toHaveText([/^What is free on Friday\?/])
  await expect(desk.ghosts).toHaveCount(0)

  await openList(desk)
  await panel.getByRole('button', { name: 'Delete Plan my week' }).click()
  const question = panel.getByRole('group', { name: 'Delete “Plan my week”?' })
  await expect(question).toHaveAccessibleDescription(
    /stay in the schedule, and can be undone.*goes too/,
  )
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Delete Plan my week' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  // While it is being deleted the question stands in the place of its line, and Escape is the question's.
  await expect(question).toBeHidden()
  await expect(lines).toHaveText([/^Fridays/])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(titleIn(desk)).toBeFocused()
})

test('[G13] a conversation can not be left while its turn runs: the list says so', async ({
  desk,
}) => {
  const { page } = desk
  const tutor = await startTutor(tutorAnswer)
  await takeSample(desk)
  await say(desk, 'What is free on Friday?', 1)
  await page.getByRole('button', { name: 'New conversation', exact: true }).click()
  await chooseTutor(desk, tutor.baseUrl)
  const letGo = tutor.hold()
  await desk.say('hello there')
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  const panel = await openList(desk)
  await panel.getByRole('searchbox').fill('nobody said this')
  await expect(panel.getByText('Nothing holds these words.')).toBeVisible()
  await panel.getByRole('searchbox').fill('friday')
  await panel.locator('[data-conversation]').click()
  await expect(panel.getByRole('status')).toContainText('A turn is still running.')
  await page.mouse.click(600, 400)
  await expect(panel).toBeHidden()
  letGo()
  await expect(page.getByText(tutorAnswer).last()).toBeVisible()
  await tutor.close()
})

test('[G13] a turn is asked again from where it began; the branch says where it comes from', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await say(desk, 'What is free on Friday?', 1)
  await say(desk, 'What is pending?', 2)
  const ways = page.getByRole('group', { name: 'About “What is pending?”' })
  await expect(ways).toHaveCSS('opacity', '0')
  await ways.getByRole('button', { name: 'Ask again from here' }).focus()
  await expect(ways).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(desk.message).toHaveValue('What is pending?')
  await expect(desk.message).toBeFocused()
  await expect(saidIn(desk)).toHaveText([/^What is free on Friday\?/])
  await expect(page.getByText(/^Branched from What is free on Friday\?$/)).toBeVisible()
  await say(desk, 'What is free tomorrow?', 2)
  await page.getByText('Branched from').getByRole('button').click()
  await expect(saidIn(desk)).toHaveText([/^What is free on Friday\?/, /^What is pending\?/])
  await expect(page.getByText('Branched from')).toHaveCount(0)
})

test('[G13] [D3] the week is shown as it was, read only, until Escape or until anything is said', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await desk.say('Plan my week')
  await desk.accept()
  await expect(desk.sessions).not.toHaveCount(0)
  const planned = await desk.sessions.count()
  const ways = page.getByRole('group', { name: 'About “Plan my week”' })
  const show = ways.getByRole('button', { name: 'Show the week as it was' })
  await pressKey(show, 'Enter')
  const then = page.getByRole('region', { name: 'As it was on Mon 23 Nov, 07:30' })
  await expect(then).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 change since' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeFocused()
  await expect(desk.sessions).toHaveCount(0)
  const block = then.locator('button[data-task-id]').first()
  await pressKey(block, 'Enter')
  await page.keyboard.press('m')
  await block.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(then.locator('button[data-task-id]:focus')).toHaveCount(1)
  await expect(block).not.toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(then.locator('button[data-task-id]').first()).toBeVisible()
  await then.locator('button[data-task-id]').first().press('PageUp')
  await page.keyboard.press('Escape')
  await expect(then).toHaveCount(0)
  await expect(desk.sessions).toHaveCount(planned)
  await show.click()
  await expect(then).toBeVisible()
  await say(desk, 'What is pending?', 2)
  await expect(then).toHaveCount(0)
  await expect(desk.message).toBeFocused()
  await show.click()
  await expect(then).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(then).toHaveCount(0)
  await expect(desk.sessions).toHaveCount(0)
})
