// No barrier (axe) in what steers the assistant: the form on a card, the list of conversations, a branch, the week as
// it was, and the queue.
import { expect, type Locator } from '@playwright/test'
import { chooseTutor, takeSample } from './assistant-steps.ts'
import { test, type Desk } from './desk.ts'
import { findBarriers, tutorAnswer, waiting } from './steering-steps.ts'
import { startTutor } from './tutor-server.ts'
import { pressKey } from './press-key.ts'

const sayings = {
  en: { plan: 'Plan my week', move: (title: string) => `Move "${title}" to Sunday evening` },
  zh: { plan: '帮我安排这周的学习', move: (title: string) => `把“${title}”挪到周日晚上` },
} as const

async function proposeMove(desk: Desk, language: 'en' | 'zh'): Promise<void> {
  await desk.say(sayings[language].plan)
  await desk.accept()
  const session = desk.page.getByRole('button', {
    name: /, Calculus, .* \d+ of \d+|高等数学.*第 \d+\/\d+ 次/,
  })
  const name = await session.last().getAttribute('aria-label')
  await desk.say(sayings[language].move(name?.split(/[,，]/)[0] ?? ''))
  await expect(desk.card).toBeVisible()
}

/** The form asks for a time that is taken. */
async function askForTakenTime(card: Locator): Promise<void> {
  await card.getByRole('button', { name: /^(Edit|编辑)$/ }).click()
  await card.getByRole('combobox').first().selectOption({ index: 0 })
  await card.getByRole('combobox').last().selectOption({ index: 0 })
  await card.getByRole('button', { name: /^(Show effect|看看效果)$/ }).click()
  await expect(card.getByRole('form').getByRole('status')).not.toBeEmpty()
}

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['zh', 'dark'],
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language })

    test('[U3] [G13] no barrier in the form, the list, a branch, the week as it was, and the queue', async ({
      desk,
    }) => {
      const { page } = desk
      await page.emulateMedia({ colorScheme })
      await takeSample(desk)
      await proposeMove(desk, language)
      await askForTakenTime(desk.card)
      expect(await findBarriers(desk)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /, all conversations$|，查看所有对话$/ }).click()
      await expect(page.locator('[data-conversation]')).toHaveCount(1)
      expect(await findBarriers(desk)).toEqual([])
      await page.getByRole('button', { name: /^(Delete |删除)/ }).click()
      expect(await findBarriers(desk)).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      const again = page.getByRole('button', { name: /^(Ask again from here|从这里重新问)$/ })
      await pressKey(again.last(), 'Enter')
      await expect(page.getByText(/^(Branched from|从这里分出)/)).toBeVisible()
      await again.first().focus()
      expect(await findBarriers(desk)).toEqual([])
      await pressKey(
        page.getByRole('button', { name: /^(Show the week as it was|看看当时的课表)$/ }).first(),
        'Enter',
      )
      await expect(page.locator('[data-then]')).toBeVisible()
      expect(await findBarriers(desk)).toEqual([])
      await page.keyboard.press('Escape')
      const tutor = await startTutor(tutorAnswer)
      await chooseTutor(desk, tutor.baseUrl)
      tutor.hold()
      await desk.say('hello there')
      await expect(page.getByRole('button', { name: /^(Stop|停止)$/ })).toBeVisible()
      await desk.say('second')
      await expect(waiting(desk).getByRole('listitem')).toHaveCount(1)
      await desk.message.fill('third')
      expect(await findBarriers(desk)).toEqual([])
      await tutor.close()
    })
  })
}
