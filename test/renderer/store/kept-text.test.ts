// What was typed and not saved: each window finds its own again, and none drops what another has typed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAttemptStore } from '../../../renderer/store/attempt-store.ts'
import { rememberFolder } from '../../../renderer/client/own-key.ts'
import { dropKept, forgetKept, keepText, readKept } from '../../../renderer/store/kept-text.ts'

/** As much of the browser's storage as is used; names are its own keys, as in the browser. */
class Kept {
  [name: string]: unknown
  getItem(name: string): string | null {
    const kept = this[name]
    return typeof kept === 'string' ? kept : null
  }
  setItem(name: string, text: string): void {
    this[name] = text
  }
  removeItem(name: string): void {
    delete this[name]
  }
  clear(): void {
    for (const name of Object.keys(this)) delete this[name]
  }
}

const [one, other] = [new Kept(), new Kept()]

function inWindow(own: Kept): void {
  vi.stubGlobal('sessionStorage', own)
}

beforeEach(() => vi.stubGlobal('localStorage', new Kept()))

afterEach(() => {
  vi.unstubAllGlobals()
  one.clear()
  other.clear()
})

test('[K7] what two windows typed into one field stays in both, whichever is saved first', () => {
  inWindow(one)
  keepText('goal', { text: 'one' })
  inWindow(other)
  keepText('goal', { text: 'other' })
  inWindow(one)
  keepText('goal', { text: 'one, later' })
  expect(readKept('goal')).toEqual({ text: 'one, later' })
  dropKept('goal')
  expect(readKept('goal')).toBeNull()
  inWindow(other)
  expect(readKept('goal')).toEqual({ text: 'other' })
  keepText('goal', { text: 'other, later' })
  inWindow(one)
  keepText('goal', { text: 'again' })
  inWindow(other)
  dropKept('goal')
  inWindow(new Kept())
  // A window that is opened later finds what is not saved yet.
  expect(readKept('goal')).toEqual({ text: 'again' })
})

test('[R2] an attempt is there again for its recital, and goes once it is compared or all is erased', () => {
  inWindow(one)
  one.setItem('weekloom-token', 'of the start')
  const first = createAttemptStore()
  first.set({ text: 'Mitosis makes', of: '1-0' })
  first.set({ draft: { id: null, title: 'Cells', course: '', text: 'Mito', taskId: null } })
  const after = createAttemptStore().get()
  expect([after.text, after.of, after.draft?.title]).toEqual(['Mitosis makes', '1-0', 'Cells'])
  first.set({ text: '' })
  expect(createAttemptStore().get()).toMatchObject({ text: '', of: '', draft: { text: 'Mito' } })
  forgetKept()
  expect(createAttemptStore().get()).toMatchObject({ text: '', draft: null })
  expect(one.getItem('weekloom-token')).toBe('of the start')
})

test('[K7] [C3] what was typed for one data folder is not found for another, and erasing one leaves the other', () => {
  inWindow(one)
  rememberFolder('first')
  keepText('text', { id: 5 })
  inWindow(other)
  rememberFolder('second')
  expect(readKept('text')).toBeNull()
  keepText('text', { id: 6 })
  forgetKept()
  expect(readKept('text')).toBeNull()
  inWindow(one)
  expect(readKept('text')).toEqual({ id: 5 })
  one.clear()
  rememberFolder('first')
  expect(readKept('text')).toEqual({ id: 5 })
})
