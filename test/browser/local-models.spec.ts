// A model server on this computer, found on a press, chosen, and put to reading: nothing is asked before the press.
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { startModelServer, type ModelServerUnderTest } from '../model-server/start-model-server.ts'
import { sendLines } from '../model-server/replies.ts'
import { openAssistant, save, takeSample } from './assistant-steps.ts'
import { test } from './desk.ts'

const ollamaPort = 11_434

const acts = [
  { begins: 'I', act: 'ask_day', slots: [{ role: 'when', text: 'thursday' }], flags: [] },
]

/** Null where this machine has another server at that port. */
function startOllama(): Promise<ModelServerUnderTest | null> {
  return startModelServer(({ path }, response) => {
    if (path === '/api/tags') {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"models":[{"name":"qwen3:1.7b"},{"name":"gemma3:4b"}]}')
    } else sendLines(response, [{ text: JSON.stringify({ acts }) }])
  }, ollamaPort).catch(() => null)
}

test('[M7] a model on this computer is found on a press, chosen, and reads what is said', async ({
  desk,
}) => {
  const ollama = await startOllama()
  test.skip(ollama === null, 'another server listens at that port')
  if (ollama === null) return
  await takeSample(desk)
  const dialog = await openAssistant(desk)
  await dialog.getByRole('radio', { name: /^A model of your choice/ }).check()
  await expect(dialog.getByRole('button', { name: 'Look for a model' })).toBeVisible()
  expect(ollama.seen).toEqual([])
  await dialog.getByRole('button', { name: 'Look for a model' }).click()
  const found = dialog.getByLabel('Models on this computer')
  await expect(found).toContainText('Ollama is running')
  expect(ollama.seen.map(({ path }) => path)).toEqual(['/api/tags'])
  await found.getByRole('button', { name: 'qwen3:1.7b' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Model', exact: true })).toHaveValue(
    'qwen3:1.7b',
  )
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(
    `http://127.0.0.1:${ollamaPort}/v1`,
  )
  await dialog.getByLabel('What it does').selectOption('Only read what I say')
  const { violations } = await new AxeBuilder({ page: desk.page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await save(dialog)
  await desk.say('I fancy a look at my thursday')
  await expect(desk.page.getByText(/^Thu 26 Nov:/).first()).toBeVisible()
  expect(ollama.seen.map(({ path }) => path)).toEqual(['/api/tags', '/api/chat'])
  const again = await openAssistant(desk)
  await expect(again.getByLabel('What it does')).toHaveValue('reader')
  await ollama.close()
})
