// Defines the terminal's command for recall practice (R2–R7).
import { maxMaterials } from '../../../shared/recite/material.ts'
import { fail, succeed } from '../../../shared/result.ts'
import { defineCommand, type ValueReader } from '../../terminal/usage.ts'
import { countUpTo, readNumbers, text } from '../../terminal/values.ts'

const id = countUpTo('bad-text')

const ids: ValueReader<number[]> = (typed) => {
  const numbers = readNumbers(typed)
  if (numbers === null) return fail({ code: 'bad-text', given: typed })
  return numbers.length > maxMaterials
    ? fail({ code: 'many-texts', given: typed })
    : succeed(numbers)
}

export const reciteCommand = defineCommand({
  forms: {
    '': {},
    add: { TITLE: text, '[COURSE]': text, '--text TEXT | --file FILE': text },
    begin: { ID: id },
    say: { 'TEXT | --file FILE': text },
    '~say': { '--text TEXT': text },
    advise: {},
    leave: {},
    show: { ID: id },
    delete: { IDS: ids, '[--apply]': null },
    plan: { '[--apply]': null },
    import: { FILE: text, '[COURSE]': text },
  },
  excludes: 'wrong-words',
  check: ({ file }) => (file === '' ? { code: 'wrong-words', given: '' } : null),
})
