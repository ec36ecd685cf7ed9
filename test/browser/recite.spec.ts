// Recall practice in the window: a text kept, written from memory by keyboard, compared, and its recalls planned.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator } from '@playwright/test'
import { takeSample } from './assistant-steps.ts'
import { test, type Desk } from './desk.ts'
import { findCut } from './growth.ts'
import { pressKey } from './press-key.ts'

const text =
  'Mitosis makes two identical cells. Meiosis makes four different cells. The nucleus holds the genes.'

function pageOf({ page }: Desk): Locator {
  return page.getByRole('dialog', { name: /^(Recite|背诵)$/ })
}

async function open({ page }: Desk, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(name)
  await pressKey(page.getByRole('dialog').getByRole('combobox'), 'Enter')
}

/** The system's offer of speech, played by the test: it is asked about first, hears one sentence, and is stopped. */
async function dictate(desk: Desk, recite: Locator, spoken: string): Promise<void> {
  const { page } = desk
  await page.evaluate(() => {
    class Recogniser extends EventTarget {
      start() {
        Reflect.set(window, 'present', this)
      }
      stop() {
        this.dispatchEvent(new Event('end'))
      }
    }
    Reflect.set(window, 'SpeechRecognition', Recogniser)
  })
  await page.keyboard.press('Escape')
  await open(desk, 'Recite from memory')
  await pressKey(recite.getByRole('button', { name: 'Dictate' }), 'Enter')
  await expect(recite.getByText(/may send what you say to its maker/)).toBeVisible()
  await expect(recite.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await pressKey(recite.getByRole('button', { name: 'Dictate' }), 'Enter')
  await expect(recite.getByText('Listening …')).toBeVisible()
  await page.evaluate((transcript) => {
    const results = [Object.assign([{ transcript }], { isFinal: true })]
    const heard = Object.assign(new Event('result'), { resultIndex: 0, results })
    const present: unknown = Reflect.get(window, 'present')
    if (present instanceof EventTarget) present.dispatchEvent(heard)
  }, spoken)
  await pressKey(recite.getByRole('button', { name: 'Stop dictating' }), 'Enter')
  await expect(recite.getByRole('button', { name: 'Dictate' })).toBeVisible()
}

/** What axe finds wrong, in both themes. */
async function expectNoBarriers({ page }: Desk): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
}

test('[R2] [R5] a text is recited by keyboard, what was missing is named, and its recalls are planned', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await open(desk, 'Recite from memory')
  const recite = pageOf(desk)
  await pressKey(recite.getByRole('button', { name: 'Keep a text' }), 'Enter')
  await expect(recite.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Cell division')
  await recite.getByRole('combobox', { name: 'Course (optional)' }).fill('Calculus')
  await recite.getByRole('textbox', { name: 'Text' }).fill(text)
  await pressKey(recite.getByRole('button', { name: 'Keep', exact: true }), 'Enter')
  await expect(recite.getByRole('button', { name: 'Recite Cell division' })).toBeFocused()
  await expectNoBarriers(desk)
  await page.keyboard.press('Enter')

  const sheet = recite.getByRole('textbox', { name: 'From memory: Cell division' })
  await expect(sheet).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(recite.getByText(/no round was used/)).toBeVisible()
  // A hint is no refusal: the sheet is empty again, and the hint stays while it is written on.
  await page.keyboard.type('give me a hint')
  await page.keyboard.press('Control+Enter')
  const hint = recite.getByText('A hint: M… m… t… i… c…')
  await expect(hint).toBeVisible()
  await expect(sheet).toHaveValue('')
  await page.keyboard.type('Meiosis makes four different cells.')
  await expect(hint).toBeVisible()
  await dictate(desk, recite, 'Here the second sentence')
  await expect(sheet).toHaveValue('Meiosis makes four different cells. Here the second sentence')
  await sheet.fill('Meiosis makes four different cells.')
  // What is written outlives the page.
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(desk.message).toBeVisible()
  await open(desk, 'Recite from memory')
  await expect(sheet).toHaveValue('Meiosis makes four different cells.')
  await sheet.fill(
    'Meiosis makes four different cells. Mitosis makes two identical cells. The core holds the genes.',
  )
  await page.keyboard.press('Control+Enter')
  const comparison = recite.getByRole('region', { name: 'Your attempt beside the text' })
  await expect(comparison).toContainText('[different: nucleus]')
  await expect(comparison.locator('ins').first()).toHaveText('core')
  await expect(comparison).toContainText('belongs here')
  await expect(recite.getByText('“nucleus”, not “core”', { exact: false })).toBeVisible()
  await expectNoBarriers(desk)

  // Two sentences in each other's place are not known, however many of their words are right.
  await pressKey(recite.getByRole('button', { name: 'Try again (round 2 of 3)' }), 'Enter')
  await sheet.fill(text)
  await page.keyboard.press('Control+Enter')
  const passed = recite.getByRole('button', { name: 'Done' })
  await expect(passed).toBeFocused()
  await pressKey(recite.getByRole('button', { name: 'Another text' }), 'Enter')
  await pressKey(recite.getByRole('button', { name: 'Put recalls into the plan' }), 'Enter')
  await expect(recite.getByText(/^Recall: Cell division: new/).first()).toBeVisible()
  await expectNoBarriers(desk)
  await pressKey(recite.getByRole('button', { name: 'Accept' }), 'Enter')
  await expect(recite.getByText('The recalls are in your plan.', { exact: false })).toBeVisible()
  await expect(recite.getByText(/% expected on .+; \d+ % without further recalls/)).toBeVisible()
  // Another recital makes others due: one press leads to where they would go now.
  await pressKey(recite.getByRole('button', { name: 'Recite Cell division' }), 'Enter')
  await sheet.fill('Mitosis makes two identical cells.')
  await page.keyboard.press('Control+Enter')
  await expect(comparison).toBeVisible()
  await pressKey(recite.getByRole('button', { name: 'Leave' }), 'Enter')
  await pressKey(recite.getByRole('button', { name: 'Plan them anew' }), 'Enter')
  await expect(recite.getByRole('heading', { name: 'Recalls in the plan' })).toBeVisible()
  await pressKey(recite.getByRole('button', { name: 'Back' }), 'Enter')

  await page.keyboard.press('Escape')
  await pressKey(page.getByRole('button', { name: /^Recall: Cell division/ }).first(), 'Enter')
  await pressKey(page.getByRole('button', { name: 'Recite', exact: true }), 'Enter')
  await expect(recite.getByRole('button', { name: 'Recite Cell division' })).toBeFocused()
})

test('[R2] [R7] the page speaks Chinese, cuts nothing in a narrow window, and deletes a text after a question', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await page.setViewportSize({ width: 860, height: 640 })
  await open(desk, '切换到中文')
  await open(desk, '背诵')
  const recite = pageOf(desk)
  await pressKey(recite.getByRole('button', { name: '存一篇材料' }), 'Enter')
  await recite.getByRole('textbox', { name: '名称' }).fill('静夜思')
  // What is typed outlives the page.
  await page.keyboard.press('Escape')
  await open(desk, '背诵')
  await expect(recite.getByRole('textbox', { name: '名称' })).toHaveValue('静夜思')
  await recite.getByRole('textbox', { name: '内容' }).fill('床前明月光，疑是地上霜。')
  await pressKey(recite.getByRole('button', { name: '保存' }), 'Enter')
  await pressKey(recite.getByRole('button', { name: '开始背静夜思' }), 'Enter')
  await recite.getByRole('textbox', { name: '凭记忆写：静夜思' }).fill('床前明月光，疑是地上雪。')
  await page.keyboard.press('Control+Enter')
  await expect(recite.getByText('不一样 1 处', { exact: false })).toBeVisible()
  expect(await findCut(page)).toEqual([])
  await pressKey(recite.getByRole('button', { name: '再来一次（第 2 轮，共 3 轮）' }), 'Enter')
  const sheet = recite.getByRole('textbox', { name: '凭记忆写：静夜思' })
  await sheet.fill('床前明月光，疑是地上霜。')
  await page.keyboard.press('Control+Enter')
  await pressKey(recite.getByRole('button', { name: '换一篇' }), 'Enter')
  await pressKey(recite.getByRole('button', { name: '删除静夜思' }), 'Enter')
  await expect(recite.getByRole('button', { name: '取消' })).toBeFocused()
  await pressKey(recite.getByRole('button', { name: '删除', exact: true }), 'Enter')
  await expect(recite.getByText('把定义、证明', { exact: false })).toBeVisible()
})

test('[R7] the texts of an import are deleted in one press, and what is no text is refused', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await open(desk, 'Recite from memory')
  const recite = pageOf(desk)
  const bring = async (name: string, buffer: Buffer) => {
    const picked = page.waitForEvent('filechooser')
    await recite.getByRole('button', { name: 'Import texts' }).click()
    await (await picked).setFiles({ name, mimeType: 'text/plain', buffer })
  }
  await bring(
    'noise.txt',
    Buffer.from(Array.from({ length: 900 }, (_, index) => (index * 73) % 256)),
  )
  await expect(
    recite.getByText('This file is no text that can be read', { exact: false }),
  ).toBeVisible()
  await bring('deck.txt', Buffer.from('Osmosis\tWater moves\nMitosis\tTwo identical cells'))
  await expect(recite.getByText('2 added, 0 there already, 0 left out.')).toBeVisible()
  await expect(recite.getByRole('button', { name: 'Recite Osmosis' })).toBeVisible()
  await expectNoBarriers(desk)
  await recite.getByRole('button', { name: 'Delete the 2 imported texts' }).click()
  await expect(recite.getByText('2 texts deleted.')).toBeVisible()
  await expect(recite.getByRole('button', { name: 'Recite Osmosis' })).toHaveCount(0)
  await expect(recite.getByRole('button', { name: /imported/ })).toHaveCount(0)
})
