// The steps of a person in the assistant's dialog, by their names in both languages.
import { expect, type Locator } from '@playwright/test'
import type { Desk } from './desk.ts'
import { chooseInMenu } from './menu.ts'

export async function takeSample({ page }: Desk): Promise<void> {
  await page
    .getByRole('button', { name: /^(Look around with a sample term|先用示例学期看看)$/ })
    .click()
  await expect(page.locator('button[data-task-id]').first()).toBeVisible()
}

export async function openAssistant({ page }: Desk): Promise<Locator> {
  await chooseInMenu(page, /^(Assistant|助手)$/)
  const part = page.getByRole('tabpanel', { name: /^(Assistant|助手)$/ })
  await expect(part).toBeVisible()
  return part
}

export async function fillEndpoint(
  dialog: Locator,
  { family, address, model }: { family: string; address: string; model: string },
): Promise<void> {
  await dialog.getByRole('radio', { name: /^(A model of your choice|自己选的模型)/ }).check()
  await dialog.getByRole('combobox', { name: /^(Kind of server|服务器类型)$/ }).selectOption(family)
  await dialog.getByRole('textbox', { name: /^(Address|地址)$/ }).fill(address)
  await dialog.getByRole('combobox', { name: /^(Model|模型)$/ }).fill(model)
}

export async function chooseTutor(desk: Desk, address: string): Promise<void> {
  const dialog = await openAssistant(desk)
  await fillEndpoint(dialog, { family: 'vllm', address, model: 'tutor-8b' })
  await save(dialog)
}

export async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: /^(Save|保存)$/ }).click()
  // It says so and stays.
  await expect(dialog.getByRole('status').filter({ hasText: /^(Saved|已保存)/ })).toBeVisible()
  await dialog.getByRole('button', { name: /^(Close|关闭)$/ }).click()
  await expect(dialog).toBeHidden()
}
