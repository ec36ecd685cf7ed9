import { expect, test } from 'vitest'
import { bindTo } from '../../../renderer/kit/fields.tsx'

test('[U1] a field shows its part of the draft, and changes that part alone', () => {
  const draft = { title: 'Essay', periods: 2 }
  const changed: (typeof draft)[] = []
  const of = bindTo(draft, (next) => changed.push(next), { title: 'a schema' })
  expect(of('title')).toMatchObject({ value: 'Essay', schema: 'a schema' })
  expect(of('periods')).toMatchObject({ value: 2, schema: undefined })
  of('periods').onChange(3)
  expect(changed).toEqual([{ title: 'Essay', periods: 3 }])
})
