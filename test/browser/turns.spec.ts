// The end of a turn: its foot, the trace that it opens, and what can be done with an answer and with a failure.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator } from '@playwright/test'
import { chooseTutor, fillEndpoint, openAssistant, save, takeSample } from './assistant-steps.ts'
import { test, type Desk } from './desk.ts'
import { startTutor } from './tutor-server.ts'
import { pressKey } from './press-key.ts'

const answer = 'Hello. Which course comes first today?'

async function openTrace({ page }: Desk): Promise<Locator> {
  await pressKey(page.getByRole('button', { name: /^(What happened|看看过程)$/ }).last(), 'Enter')
  const dialog = page.getByRole('dialog', { name: /^(What happened|这一轮的过程)$/ })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  return dialog
}

function readClipboard({ page }: Desk): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

test('[M5] a turn ends in a quiet line that is read at any time, seen when pointed at, walked by keys', async ({
  desk,
}) => {
  const tutor = await startTutor(answer)
  await takeSample(desk)
  await chooseTutor(desk, tutor.baseUrl)
  await desk.say('hello there')
  const { page } = desk
  const foot = page.getByTestId('turn-foot')
  await expect(foot).toHaveCSS('opacity', '0')
  const tools = page.getByRole('toolbar', { name: 'About the turn “hello there”' })
  await expect(tools.getByRole('button')).toHaveCount(3)
  await expect(foot).toContainText(/^What happened\d\.\d s · 844 tokens$/)
  await page.getByRole('log').getByText(answer).hover()
  await expect(foot).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(foot).toHaveCSS('opacity', '0')
  await tools.getByRole('button').first().focus()
  await expect(foot).toHaveCSS('opacity', '1')
  await page.keyboard.press('ArrowRight')
  await expect(tools.getByRole('button', { name: 'Copy the answer' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tools.getByRole('button', { name: 'Try again' })).toBeFocused()
  await tutor.close()
})

test('[M5] a turn opens to prompts, raw output, reading, decision and cost; it is copied and saved', async ({
  desk,
}) => {
  const tutor = await startTutor(answer)
  await desk.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await takeSample(desk)
  await desk.say('thank you')
  await expect(desk.page.getByTestId('turn-foot')).toHaveCount(1)
  await chooseTutor(desk, tutor.baseUrl)
  await desk.say('hello there')
  await expect(desk.page.getByTestId('turn-foot')).toHaveCount(2)
  const dialog = await openTrace(desk)
  const call = dialog.getByRole('group').filter({ hasText: 'Asked the model what is meant' })
  await expect(call).toContainText(/\d s · 820 \+ 24 tokens/)
  await expect(call.getByText('What the model wrote')).toBeHidden()
  await pressKey(call.locator('summary'), 'Enter')
  await expect(call.getByText(/^Prompt, part 1: system, [\d,]+ characters$/)).toBeVisible()
  const part = (label: string) => call.locator('div').filter({ hasText: label }).locator('pre')
  await expect(part('What the model wrote').last()).toContainText(`"speak":"${answer}"`)
  await expect(part('How it was read').last()).toHaveText('It keeps to the form of this stage.')
  await expect(part('Decision').last()).toHaveText('intent: chat\nreason: small talk')
  await expect(dialog.getByText('Came to its end')).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByText('Copied.')).toBeVisible()
  expect(await readClipboard(desk)).toMatch(/^\+0 s · You said\nhello there\n\n[^]*\[Decision\]/)
  const saved: unknown = JSON.parse(
    await desk.download(() => dialog.getByRole('button', { name: 'Save as a file' }).click()),
  )
  expect(JSON.stringify(saved)).toContain('"stage":"chat"')
  await dialog.getByRole('combobox', { name: 'Turn' }).selectOption({ index: 1 })
  await expect(dialog.getByText(/^The built-in model answered/)).toBeVisible()
  await expect(dialog.getByText('thank you', { exact: true })).toBeVisible()
  await desk.page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(desk.page.getByRole('button', { name: 'What happened' }).last()).toBeFocused()
  await tutor.close()
})

test('[U4] an answer is copied and asked for again; a change that was made is not', async ({
  desk,
}) => {
  const { page } = desk
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await takeSample(desk)
  await desk.say('What is free on Friday?')
  const foot = page.getByTestId('turn-foot')
  await expect(foot).toHaveCount(1)
  await foot.getByRole('button', { name: 'Copy the answer' }).click()
  await expect(foot.getByText('Copied.')).toBeAttached()
  expect(await readClipboard(desk)).toContain('Fri 27 Nov')
  await foot.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByRole('log').getByText('What is free on Friday?', { exact: true }),
  ).toHaveCount(2)
  await expect(foot).toHaveCount(2)
  await expect(desk.message).toBeFocused()
  await expect(foot.first().getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await desk.say('Plan my week')
  await expect(desk.card).toBeVisible()
  // A card is answered, not asked for again.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await desk.accept()
  await expect(foot).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('[C2] copying works in a window that grants no permissions, and says so where nothing helps', async ({
  desk,
}) => {
  const { page } = desk
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await takeSample(desk)
  await desk.say('What is free on Friday?')
  const foot = page.getByTestId('turn-foot')
  await expect(foot).toHaveCount(1)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await foot.getByRole('button', { name: 'Copy the answer' }).click()
  await expect(foot.getByText('Copied.')).toBeAttached()
  expect(await readClipboard(desk)).toContain('Fri 27 Nov')
  await expect(foot.getByText('Copied.')).toHaveCount(0)
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await foot.getByRole('button', { name: 'Copy the answer' }).click()
  await expect(foot.getByText('It could not be copied.')).toBeVisible()
})

test('[M2] a failed turn is tried again, or said to the built-in model, which answers from then on', async ({
  desk,
}) => {
  const { page } = desk
  const tutor = await startTutor(answer)
  await takeSample(desk)
  await chooseTutor(desk, tutor.baseUrl)
  tutor.refuse(true)
  await desk.say('hello there')
  const next = page.getByRole('group', { name: 'What to do now' })
  await expect(page.getByText(/has no credit left/).last()).toBeVisible()
  tutor.refuse(false)
  await next.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(answer).last()).toBeVisible()
  await expect(next).toHaveCount(0)
  tutor.refuse(true)
  await desk.say('Plan my week')
  await next.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Assistant' })).toBeVisible()
  await page.keyboard.press('Escape')
  await next.getByRole('button', { name: 'Use the built-in model' }).click()
  await expect(desk.card).toBeVisible()
  const dialog = await openAssistant(desk)
  await expect(dialog.getByRole('radio', { name: /^Built in/ })).toBeChecked()
  await tutor.close()
})

async function findBarriers({ page }: Desk): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  )
}

const sayings = {
  en: { plan: 'Plan my week', move: (title: string) => `Move "${title}" to Sunday evening` },
  zh: { plan: '帮我安排这周的学习', move: (title: string) => `把“${title}”挪到周日晚上` },
} as const

for (const language of ['en', 'zh'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ language })

      test('[U3] no barrier in the assistant, a failure, a trace, the chips and the always box', async ({
        desk,
      }) => {
        const { page } = desk
        const tutor = await startTutor(answer)
        await page.emulateMedia({ colorScheme })
        await takeSample(desk)
        const dialog = await openAssistant(desk)
        expect(await findBarriers(desk)).toEqual([])
        await fillEndpoint(dialog, { family: 'vllm', address: tutor.baseUrl, model: 'tutor-8b' })
        await dialog.getByRole('button', { name: /^(Test|测试)$/ }).click()
        await expect(dialog.getByTestId('test-result')).toContainText('tutor-8b')
        expect(await findBarriers(desk)).toEqual([])
        await save(dialog)
        await desk.say('hello there')
        const foot = page.getByTestId('turn-foot')
        await foot.hover()
        expect(await findBarriers(desk)).toEqual([])
        const trace = await openTrace(desk)
        for (const summary of await trace.locator('summary').all()) await summary.click()
        expect(await findBarriers(desk)).toEqual([])
        await page.keyboard.press('Escape')
        tutor.refuse(true)
        await desk.say(sayings[language].plan)
        const builtIn = page.getByRole('button', {
          name: /^(Use the built-in model|改用内置模型)$/,
        })
        await expect(builtIn).toBeVisible()
        expect(await findBarriers(desk)).toEqual([])
        await builtIn.click()
        await desk.accept()
        await expect(page.getByRole('list', { name: /^(Suggestions|可以试试)$/ })).toBeVisible()
        expect(await findBarriers(desk)).toEqual([])
        const session = page.getByRole('button', {
          name: /, Calculus, .* \d+ of \d+|高等数学.*第 \d+\/\d+ 次/,
        })
        const name = await session.last().getAttribute('aria-label')
        await desk.say(sayings[language].move(name?.split(/[,，]/)[0] ?? ''))
        await desk.card.getByRole('checkbox').check()
        expect(await findBarriers(desk)).toEqual([])
        await tutor.close()
      })
    })
  }
}
