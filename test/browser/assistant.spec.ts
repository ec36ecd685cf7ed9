// The assistant's dialog: which model answers, and what it may do without asking.
import { expect, type Locator } from '@playwright/test'
import { chooseTutor, fillEndpoint, openAssistant, save, takeSample } from './assistant-steps.ts'
import { test, type Desk } from './desk.ts'
import { startTutor, tutorKey } from './tutor-server.ts'
import { pressKey } from './press-key.ts'
import { chooseInMenuByKeys, menuButton } from './menu.ts'

test('[U3] the dialog opens and closes by keyboard, and gives the focus back', async ({ desk }) => {
  await takeSample(desk)
  const { page } = desk
  await chooseInMenuByKeys(page, 'Assistant')
  const dialog = page.getByRole('tabpanel', { name: 'Assistant' })
  await expect(dialog.getByRole('radio', { name: /^Built in/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^Built in/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /^A model of your choice/ })).toBeChecked()
  // Not before there is all that it takes.
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(dialog.getByText('The name of the model is missing.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('[M4] an open line to another machine is asked about before a test or a save', async ({
  desk,
}) => {
  await takeSample(desk)
  const dialog = await openAssistant(desk)
  await fillEndpoint(dialog, {
    family: 'other',
    address: 'http://nas.invalid/v1',
    model: 'tutor-8b',
  })
  const agree = dialog.getByRole('checkbox', { name: 'Send to nas.invalid unencrypted' })
  await expect(agree).not.toBeChecked()
  for (const name of ['Test', 'Save'])
    await expect(dialog.getByRole('button', { name })).toBeDisabled()
  await expect(dialog.getByText('This line is not encrypted.')).toBeVisible()
  await agree.check()
  await save(dialog)
  const again = await openAssistant(desk)
  await expect(again.getByRole('checkbox', { name: 'Send to nas.invalid' })).toBeChecked()
  await again.getByRole('textbox', { name: 'Address' }).fill('http://other.invalid/v1')
  await expect(again.getByRole('checkbox', { name: 'Send to other.invalid' })).not.toBeChecked()
  await expect(again.getByRole('button', { name: 'Save' })).toBeDisabled()
  await again.getByRole('textbox', { name: 'Address' }).fill('http://localhost:8000/v1')
  await expect(again.getByRole('checkbox', { name: /unencrypted/ })).toHaveCount(0)
})

test.describe('with a key in the environment', () => {
  test.use({ key: tutorKey })

  test('[M2] a model is chosen, tested, saved, and its answer is seen while it is written', async ({
    desk,
  }) => {
    const answer = 'Hello. Which of your courses worries you most, and which one is easy for you?'
    const tutor = await startTutor(answer, tutorKey)
    await takeSample(desk)
    const dialog = await openAssistant(desk)
    await fillEndpoint(dialog, { family: 'vllm', address: tutor.baseUrl, model: 'tutor-8b' })
    await expect(dialog.getByTestId('key-status')).toContainText('The key is set.')
    await expect(dialog.locator('input[type=password]')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Test' }).click()
    const result = dialog.getByTestId('test-result')
    await expect(result).toContainText('tutor-8b answers; its first answer took')
    await expect(result).toContainText('The server offers 2 models.')
    await expect(result).not.toHaveAttribute('data-problem')
    await save(dialog)
    const goOn = tutor.hold()
    await desk.say('hello there')
    const conversation = desk.page.getByRole('log')
    // The server is in the middle of its sentence, and so is the page.
    await expect(conversation.getByText(/^Hello\. Which/)).toBeVisible()
    await expect(conversation.getByText(answer)).toHaveCount(0)
    await expect(desk.page.getByRole('button', { name: 'Stop' })).toBeVisible()
    const readTexts = await noteTexts(conversation)
    goOn()
    await expect(conversation.getByText(answer)).toBeVisible()
    const parts = (await readTexts()).filter((text) => answer.startsWith(text) && text !== answer)
    expect(new Set(parts).size).toBeGreaterThan(2)
    await desk.restart()
    const again = await openAssistant(desk)
    await expect(again.getByRole('combobox', { name: 'Model' })).toHaveValue('tutor-8b')
    expect(await desk.page.content()).not.toContain(tutorKey)
    await tutor.close()
  })
})

test.describe('with a wrong key', () => {
  test.use({ key: 'sk-wrong-0123456789' })

  test('[M2] a test says that the key was refused, and nothing is saved by it', async ({
    desk,
  }) => {
    const tutor = await startTutor('Hello.', tutorKey)
    await takeSample(desk)
    const dialog = await openAssistant(desk)
    await fillEndpoint(dialog, { family: 'vllm', address: tutor.baseUrl, model: 'tutor-8b' })
    await dialog.getByRole('button', { name: 'Test' }).click()
    const result = dialog.getByTestId('test-result')
    await expect(result).toContainText('refused the key')
    await expect(result).toHaveAttribute('data-problem')
    expect(await desk.page.content()).not.toContain('sk-wrong')
    // A test of one address says nothing of another.
    await dialog.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1:9/v1')
    await expect(result).toBeEmpty()
    await dialog.getByRole('button', { name: 'Close' }).click()
    const again = await openAssistant(desk)
    await expect(again.getByRole('radio', { name: /^Built in/ })).toBeChecked()
    await tutor.close()
  })
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('[M2] a server that is down is named by the test, with what to do', async ({ desk }) => {
    const tutor = await startTutor('你好')
    await tutor.close()
    await takeSample(desk)
    const dialog = await openAssistant(desk)
    await fillEndpoint(dialog, { family: 'vllm', address: tutor.baseUrl, model: 'tutor-8b' })
    await expect(dialog.getByTestId('key-status')).toContainText('还没有密钥')
    await dialog.getByRole('button', { name: '测试' }).click()
    await expect(dialog.getByTestId('test-result')).toContainText('没有响应：请启动模型服务')
  })
})

/** Notes the last paragraph of the conversation at each change; the page holds what was noted. */
async function noteTexts(conversation: Locator): Promise<() => Promise<string[]>> {
  await conversation.evaluate((log) => {
    const texts: string[] = []
    Object.assign(window, { notedTexts: texts })
    new MutationObserver(() => {
      texts.push([...log.querySelectorAll('p')].at(-1)?.textContent ?? '')
    }).observe(log, { subtree: true, childList: true, characterData: true })
  })
  return () => conversation.evaluate((): string[] => Reflect.get(window, 'notedTexts'))
}

/** Plans the week, and says where a block is to go that can go there. */
async function planAndFindMove(desk: Desk): Promise<string> {
  await takeSample(desk)
  await desk.say('Plan my week')
  await expect(desk.card).toBeVisible()
  await desk.accept()
  await expect(desk.sessions.first()).toBeVisible()
  const calculus = desk.page.getByRole('button', { name: /, Calculus, .* \d+ of \d+/ })
  const name = await calculus.last().getAttribute('aria-label')
  return `Move "${name?.split(',')[0]}" to Sunday`
}

function placesOf(desk: Desk): Promise<string[]> {
  return desk.sessions.evaluateAll((blocks) =>
    blocks.map((block) => `${block.getAttribute('aria-label')}`),
  )
}

test('[O7] a move that may be applied is not asked about, and is taken back where it stands', async ({
  desk,
}) => {
  const { page } = desk
  const move = await planAndFindMove(desk)
  const planned = await placesOf(desk)
  const dialog = await openAssistant(desk)
  await dialog.getByRole('checkbox', { name: 'Move a block', exact: true }).check()
  await save(dialog)
  await desk.say(`${move} evening`)
  await expect(page.getByText('Applied without asking')).toBeVisible()
  await expect(desk.card).toHaveCount(0)
  await expect.poll(() => placesOf(desk)).not.toEqual(planned)
  const conversation = page.getByRole('log', { name: 'Conversation' })
  await conversation.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Applied without asking, undone')).toBeVisible()
  await expect.poll(() => placesOf(desk)).toEqual(planned)
  await expect(conversation.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
  // Everything else still asks.
  await desk.say('Plan next week')
  await expect(desk.card).toBeVisible()
})

test('[O7] what a card is told to do always is asked about once', async ({ desk }) => {
  const { page } = desk
  const move = await planAndFindMove(desk)
  await desk.say(`${move} evening`)
  const always = desk.card.getByRole('checkbox', {
    name: 'Always do this in this conversation',
  })
  await always.check()
  // Thought better of: without the mark it is asked again.
  await always.uncheck()
  await pressKey(always, 'Space')
  await expect(always).toBeChecked()
  await desk.accept()
  await desk.say(`${move} morning`)
  await expect(page.getByText('Applied without asking')).toBeVisible()
  await expect(desk.card).toHaveCount(0)
})

test('[U4] the endpoint is left again for the built-in model in the same dialog', async ({
  desk,
}) => {
  const tutor = await startTutor('Hello.')
  await takeSample(desk)
  await chooseTutor(desk, tutor.baseUrl)
  const dialog = await openAssistant(desk)
  await dialog.getByRole('radio', { name: /^Built in/ }).check()
  await save(dialog)
  await desk.say('Plan my week')
  await expect(desk.card).toBeVisible()
  expect(tutor.seen).toEqual([])
  await tutor.close()
})
