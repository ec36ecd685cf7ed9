// Takes the forms of a command apart, and writes them as the usage that people read.
import type { Command, Form, ValueReader } from '../../terminal/usage.ts'

/** A word at its place; where flags can stand for it, they are in a choice with its name. */
export type WordPart = {
  name: string
  mayLack: boolean
  isMany: boolean
  /** Whether it is all the words that follow, as one text. */
  isRest: boolean
  read: ValueReader<unknown> | null
}

/** `value` is the name of what the flag takes; null where it takes nothing. */
export type FlagPart = {
  name: string
  value: string | null
  isMany: boolean
  read: ValueReader<unknown> | null
}

/** Flags, and the word, of which one is written and no more. */
export type Choice = { flags: FlagPart[]; word: string | null; mayLack: boolean }

/** `acts` are the words that the form may begin with, one or two each; none where it begins with a value. */
export type FormParts = {
  key: string
  acts: readonly (readonly string[])[]
  words: WordPart[]
  choices: Choice[]
}

/** Words that need no quotes. */
const restNames: ReadonlySet<string> = new Set(['WORDS', 'QUESTION'])

const parted = new WeakMap<Command, FormParts[]>()

export function partsOf(command: Command): FormParts[] {
  const known = parted.get(command)
  if (known !== undefined) return known
  const parts = Object.entries(command.forms).map(([key, form]) =>
    readForm(key, { ...form, ...command.tail }),
  )
  parted.set(command, parts)
  return parts
}

function readForm(key: string, form: Form): FormParts {
  const parts: FormParts = {
    key,
    acts: actsOf(key).map((act) => act.split(' ')),
    words: [],
    choices: [],
  }
  for (const [text, read] of Object.entries(form)) {
    const mayLack = text.startsWith('[')
    const inner = mayLack || text.startsWith('(') ? text.slice(1, -1) : text
    const hasFlag = /(?:^|\s)-{1,2}[a-z]/.test(inner)
    const options = hasFlag ? inner.split(' | ').filter((option) => option !== '-') : [inner]
    const flags = options
      .filter((option) => option.startsWith('-'))
      .map((option) => readFlag(option, read))
    const word = options.find((option) => !option.startsWith('-')) ?? null
    if (word !== null) {
      const isMany = word.endsWith(' …')
      const name = isMany ? word.slice(0, -2) : word
      parts.words.push({
        name,
        mayLack: mayLack || hasFlag,
        isMany,
        isRest: restNames.has(name),
        read,
      })
    }
    if (flags.length > 0) parts.choices.push({ flags, word, mayLack })
  }
  return parts
}

/** Empty where no first word belongs to the form. */
function actsOf(key: string): readonly string[] {
  const name = key.startsWith('~') ? key.slice(1) : key
  return name === name.toUpperCase() ? [] : name.split(' | ')
}

function readFlag(text: string, read: ValueReader<unknown> | null): FlagPart {
  const [flag = '', value = null, more] = text.split(' ')
  const name = flag === '-o' ? 'out' : flag.slice(2)
  return { name, value, isMany: more === '…', read }
}

/** "homework [add TITLE DATE …; show ID [key]; …]" */
export function usageOf(name: string, { forms, tail = {} }: Command): string {
  const shown = Object.entries(forms).filter(([key]) => !key.startsWith('~'))
  const lines = shown.map(([key, form]) => writeForm(key, form)).filter((line) => line !== '')
  const isBare = lines.some((line) => / \| /.test(line.replaceAll(/\[[^\]]*\]|\([^)]*\)/g, '')))
  const all = joinShown(lines, isBare ? '; ' : ' | ')
  const mayLack = lines.length < shown.length
  const whole = mayLack && all !== '' ? `[${all}]` : shown.length > 1 ? `(${all})` : all
  return [name, whole, ...Object.keys(tail)].filter((part) => part !== '').join(' ')
}

function writeForm(key: string, form: Form): string {
  const acts = actsOf(key)
  const act = acts.length > 1 ? `(${acts.join(' | ')})` : acts.join('')
  const parts = Object.keys(form).map((part) => part.replace(/(?<=[A-Z])2$/, ''))
  return [act, ...parts].filter((part) => part !== '').join(' ')
}

/** The flag with which the last forms all end stands once, behind them. */
function joinShown(lines: readonly string[], bar: string): string {
  const [end] = /\[--[^[\]]*\]$/.exec(lines.at(-1) ?? '') ?? []
  const first =
    end === undefined ? -1 : lines.findLastIndex((line) => !line.endsWith(` ${end}`)) + 1
  const grouped = lines.slice(first)
  if (end === undefined || grouped.length < 2) return lines.join(bar)
  const short = grouped.map((line) => line.slice(0, -end.length - 1))
  return [...lines.slice(0, first), `(${short.join(bar)}) ${end}`].join(bar)
}
