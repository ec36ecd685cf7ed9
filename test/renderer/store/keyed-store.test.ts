// Who wakes when records change.
import { expect, test } from 'vitest'
import { createKeyedStore, createStore } from '../../../renderer/store/store.ts'

function watched(keys: number[]) {
  const store = createKeyedStore<number, string>()
  const wakes = new Map(keys.map((key) => [key, 0]))
  for (const key of keys) store.subscribe(key, () => wakes.set(key, (wakes.get(key) ?? 0) + 1))
  return { store, wakes: () => keys.map((key) => wakes.get(key)) }
}

test('[U1] only the watchers of a changed record wake', () => {
  const { store, wakes } = watched([1, 2, 3])
  store.write([[2, 'two']])
  expect(wakes()).toEqual([0, 1, 0])
  store.write([[2, 'two']])
  expect(wakes()).toEqual([0, 1, 0])
  store.write([[2, undefined]])
  expect(wakes()).toEqual([0, 2, 0])
})

test('[U1] whoever wakes finds every record of the same write', () => {
  const store = createKeyedStore<number, string>()
  const seen: (string | undefined)[] = []
  store.subscribe(1, () => seen.push(store.get(2)))
  store.write([
    [1, 'one'],
    [2, 'two'],
  ])
  expect(seen).toEqual(['two'])
})

test('[U1] replacing removes what is not given and leaves what is the same asleep', () => {
  const { store, wakes } = watched([1, 2, 3])
  store.write([
    [1, 'one'],
    [2, 'two'],
  ])
  store.replace(
    new Map([
      [2, 'two'],
      [3, 'three'],
    ]),
  )
  expect(wakes()).toEqual([2, 1, 1])
  expect([...store.keys()]).toEqual([2, 3])
})

test('[U1] a watcher that left does not wake', () => {
  const store = createKeyedStore<number, string>()
  let wakes = 0
  const leave = store.subscribe(1, () => (wakes += 1))
  leave()
  store.write([[1, 'one']])
  expect(wakes).toBe(0)
})

test('[U1] a store that is set to what it holds wakes nobody', () => {
  const store = createStore({ a: 1, b: 2 })
  let wakes = 0
  store.subscribe(() => (wakes += 1))
  store.set({ a: 1 })
  expect(wakes).toBe(0)
  store.set(({ a }) => ({ a: a + 1 }))
  expect(wakes).toBe(1)
  expect(store.get()).toEqual({ a: 2, b: 2 })
})

test('[U1] who watches all records wakes once a write, and not for one that changes none', () => {
  const store = createKeyedStore<number, string>()
  let wakes = 0
  const end = store.watch(() => {
    wakes += 1
  })
  store.write([
    [1, 'one'],
    [2, 'two'],
  ])
  store.write([[2, 'two']])
  expect([wakes, store.changes()]).toEqual([1, 1])
  end()
  store.write([[2, undefined]])
  expect([wakes, store.changes()]).toEqual([1, 2])
})
