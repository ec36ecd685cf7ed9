// A search for places in the window: how far it is, and its stop. The wire is held while it runs, however fast it is.
import { expect } from '@playwright/test'
import type { SocketMessage } from '../../shared/contract/ipc.ts'
import { test, type Desk } from './desk.ts'

type Wire = {
  /** Names of the requests that the page has sent. */
  asked: string[]
  /** Every push about a search, held or not. */
  told: { steps: number; of: number; best: number }[]
  /** Lets what was held through, and holds no more. */
  release(): void
}

/** Loads the page anew; what the core tells it after a third of a search waits on the wire. */
async function holdSearch({ page }: Desk): Promise<Wire> {
  const asked: string[] = []
  const told: Wire['told'] = []
  const held: (() => void)[] = []
  let isHolding: boolean | null = null
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((frame) => {
      asked.push(JSON.parse(frame.toString()).name)
      server.send(frame)
    })
    server.onMessage((frame) => {
      const message: SocketMessage = JSON.parse(frame.toString())
      if (isHolding === true) held.push(() => socket.send(frame))
      else socket.send(frame)
      if (message.kind !== 'push' || message.event.kind !== 'plan-progress') return
      const { progress } = message.event
      told.push(progress)
      if (isHolding === null && progress.steps * 3 > progress.of) isHolding = true
    })
  })
  await page.reload()
  await expect(page.locator('button[data-task-id]').first()).toBeVisible()
  const release = () => {
    isHolding = false
    for (const send of held.splice(0)) send()
  }
  return { asked, told, release }
}

async function takeSample({ page }: Desk): Promise<void> {
  await page
    .getByRole('button', { name: /^(Look around with a sample term|先用示例学期看看)$/ })
    .click()
  await expect(page.locator('button[data-task-id]').first()).toBeVisible()
}

test('[G12] a search shows how far it is, and stores nothing of it', async ({ desk }) => {
  const { page } = desk
  await takeSample(desk)
  const wire = await holdSearch(desk)
  await desk.say('Plan my week')
  const search = page.getByTestId('search')
  await expect(search).toContainText(/^Finding places… 3\d %/)
  await expect(search.getByRole('progressbar', { name: 'Search for places' })).toHaveAttribute(
    'value',
    /^3\d$/,
  )
  await expect(page.locator('[aria-live="polite"]', { hasText: '25 % searched' })).toBeAttached()
  wire.release()
  await expect(desk.card).toBeVisible()
  await expect(search).toBeHidden()
  expect(wire.told.length).toBeLessThanOrEqual(101)
  expect(wire.told.at(-1)?.steps).toBe(wire.told[0]?.of)
  expect(wire.told.at(-1)?.best).toBeLessThanOrEqual(wire.told[0]?.best ?? 0)
  await page.reload()
  await expect(desk.card).toBeVisible()
  await expect(search).toBeHidden()
})

test('[G10] the line of a search stops it', async ({ desk }) => {
  const { page } = desk
  await takeSample(desk)
  const wire = await holdSearch(desk)
  await desk.say('Plan my week')
  const search = page.getByTestId('search')
  await search.getByRole('button', { name: 'Stop searching' }).click()
  await expect.poll(() => wire.asked).toContain('stop-turn')
  wire.release()
  await expect(search).toBeHidden()
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('[G12] [U3] a search tells of itself in Chinese', async ({ desk }) => {
    await takeSample(desk)
    const wire = await holdSearch(desk)
    await desk.say('帮我安排这周的学习')
    const search = desk.page.getByTestId('search')
    await expect(search).toContainText(/^正在找空档… 3\d%/)
    await expect(search.getByRole('button', { name: '停止查找' })).toBeVisible()
    wire.release()
    await expect(desk.card).toBeVisible()
  })
})
