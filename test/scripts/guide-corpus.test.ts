// The messages that the guide's reader learns from are written in the form that docs/corpus.md tells.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const told = readFileSync(join(root, 'docs/corpus.md'), 'utf8').split('## The guide')[1]
const names = new Set(told?.match(/(?<=`)[a-z-]+(?=`)/g))

const files = ['train', 'test'].flatMap((part) =>
  readdirSync(join(root, 'corpus/guide', part)).map((name) => `${part}/${name}`),
)

it.each(files)('[M6] %s has what was asked, acts and roles that are told', (file) => {
  const lines = readFileSync(join(root, 'corpus/guide', file), 'utf8')
    .trim()
    .split('\n')
  expect(lines.length).toBeGreaterThan(50)
  const unknown = lines.filter((line) => {
    const [asked = '', acts = '', message = '', ...more] = line.split(' | ')
    const roles = [...message.matchAll(/\[[^[\]]+\]\(([a-z-]+)\)/g)].map(([, role = '']) => role)
    const bare = message.replaceAll(/\[[^[\]]+\]\([a-z-]+\)/g, '')
    const isKnown = [asked, ...acts.split('+'), ...roles].every((name) => names.has(name))
    return message === '' || more.length > 0 || /[[\]]/.test(bare) || !isKnown
  })
  expect(unknown).toEqual([])
})
