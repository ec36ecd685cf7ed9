// Defines the terminal's command for course packs, their sources and their outlook (K7).
import { papers } from '../../../shared/exchange/export-choice.ts'
import { guideParts, type GuidePart } from '../../../shared/outlook/requests.ts'
import { packFieldKeys } from '../../../shared/pack/fields.ts'
import { runLimits } from '../../../shared/planner/simulation.ts'
import { fail, succeed } from '../../../shared/result.ts'
import { defineCommand, type ValueReader } from '../../terminal/usage.ts'
import { countUpTo, text, textOr, valueBy } from '../../terminal/values.ts'

const key = valueBy('bad-field', (typed) => packFieldKeys.find((known) => known === typed))
const version = countUpTo('wrong-words')
const course = textOr('wrong-words')

/** A whole number unless `isWhole` is false; what is wrong is told of the flag. */
function within(least: number, most: number, isWhole = true): ValueReader<number> {
  return (typed, _, flag) => {
    const value = Number(typed)
    const isNumber = /^\d+(\.\d+)?$/.test(typed) && (!isWhole || Number.isInteger(value))
    return isNumber && value >= least && value <= most
      ? succeed(value)
      : fail({ code: 'bad-outlook-number', given: `--${flag}` })
  }
}

const parts: ValueReader<GuidePart[]> = (typed) => {
  const named = typed.split(',').map((field) => field.trim())
  const unknown = named.find((name) => !guideParts.some((part) => part === name))
  return unknown === undefined
    ? succeed(guideParts.filter((part) => named.includes(part)))
    : fail({ code: 'bad-guide-part', given: unknown })
}

export const packCommand = defineCommand({
  forms: {
    '': {},
    list: {},
    show: { COURSE: text },
    'field | settle | versions': { COURSE: text, KEY: key },
    write: { COURSE: text, KEY: key, '(TEXT | - | --file FILE)': text },
    generate: { COURSE: text, KEY: key, '[--force]': null },
    restore: { COURSE: text, KEY: key, N: version },
    compare: { COURSE: text, KEY: key, N: version, N2: version },
    delete: { COURSE: text, '[--apply]': null },
    sources: { '[COURSE]': text },
    'add-source': { COURSE: text, 'FILE …': text },
    'remove-source': { ID: countUpTo('wrong-words'), '[--apply]': null },
    search: { COURSE: text, WORDS: textOr('wrong-words') },
    research: { COURSE: text, '[QUESTION]': text, '[--with-model]': null },
    web: { '[ADDRESS | off]': text },
    'search-web': { WORDS: textOr('wrong-words') },
    simulate: {
      '[COURSE]': course,
      '[--runs N]': within(runLimits.least, runLimits.most),
      '[--seed N]': within(0, 2_147_483_647),
      '[--missed PERCENT]': within(0, 90, false),
      '[--cut-short PERCENT]': within(0, 90, false),
      '[--pace TIMES]': within(0.5, 4, false),
    },
    evaluate: { '[COURSE]': course },
    export: {
      COURSE: course,
      FILE: text,
      '[--fields NAMES]': parts,
      '[--paper a4|letter]': valueBy('bad-page', (typed) =>
        papers.find((known) => known === typed),
      ),
      '[--force]': null,
    },
  },
  check: ({ file }) => (file === '' ? { code: 'wrong-words', given: '' } : null),
})
