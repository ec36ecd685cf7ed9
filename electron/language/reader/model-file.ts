// Writes the learned reader as one compact file, and reads it: a head in JSON, then its tables.
import type { Chain } from './decode-roles.ts'
import type { Table } from './weights.ts'

/** What training makes: tables for acts, flags, clause borders, words that ask for nothing, and roles, and how roles follow one another. */
export type ReaderModel = {
  /** Of the corpus, the lexicon and the reader that it was made from. */
  fingerprint: string
  /** By which scores of acts are divided so that chances are as often right as they say. */
  warmth: number
  acts: Table
  flags: Table[]
  borders: Table
  asides: Table
  roles: Table
  chain: Chain
}

/** A table as it is stored: distances between keys and lengths of rows in as few bytes as they need, then columns and values. */
type StoredTable = { rows: number; weights: number; step: number; labels: string[] }

type Head = {
  fingerprint: string
  warmth: number
  tables: StoredTable[]
  chain: { labels: string[]; transitions: number[]; starts: number[] }
}

/** The head's length, the head, then one table after the other. */
export function encodeModel({
  acts,
  flags,
  borders,
  asides,
  roles,
  chain,
  ...said
}: ReaderModel): Uint8Array {
  const tables = [acts, borders, asides, roles, ...flags]
  const head: Head = {
    ...said,
    tables: tables.map(({ keys, values, step, labels }) => ({
      rows: keys.length,
      weights: values.length,
      step,
      labels,
    })),
    chain: {
      labels: chain.labels,
      transitions: Array.from(chain.transitions),
      starts: Array.from(chain.starts),
    },
  }
  const written = new TextEncoder().encode(JSON.stringify(head))
  const bytes: number[] = [...new Uint8Array(Uint32Array.of(written.length).buffer), ...written]
  for (const table of tables) encodeTable(table, bytes)
  return Uint8Array.from(bytes)
}

function encodeTable({ keys, starts, columns, values, labels }: Table, bytes: number[]): void {
  let before = 0
  for (const [row, key] of keys.entries()) {
    pushNumber(key - before, bytes)
    before = key
    if (labels.length > 2) bytes.push((starts[row + 1] ?? 0) - (starts[row] ?? 0))
  }
  if (labels.length > 2) for (const column of columns) bytes.push(column)
  for (const value of values) bytes.push(value & 0xff)
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function pushNumber(number: number, bytes: number[]): void {
  let rest = number
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}

export function decodeModel(file: Uint8Array): ReaderModel {
  const size = new DataView(file.buffer, file.byteOffset).getUint32(0, true)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file is the product's own, and a test holds it to its corpus
  const head = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + size))) as Head
  const place = { at: 4 + size }
  const [acts, borders, asides, roles, ...flags] = head.tables.map((stored) =>
    decodeTable(stored, file, place),
  )
  if (acts === undefined || borders === undefined || asides === undefined || roles === undefined)
    throw new Error('the weights are not whole')
  const { labels, transitions, starts } = head.chain
  return {
    fingerprint: head.fingerprint,
    warmth: head.warmth,
    acts,
    flags,
    borders,
    asides,
    roles,
    chain: {
      labels,
      transitions: Float64Array.from(transitions),
      starts: Float64Array.from(starts),
    },
  }
}

function decodeTable(
  { rows, weights, step, labels }: StoredTable,
  file: Uint8Array,
  place: { at: number },
): Table {
  const keys = new Uint32Array(rows)
  const starts = new Uint32Array(rows + 1)
  let { at } = place
  let key = 0
  for (let row = 0; row < rows; row += 1) {
    let distance = 0
    let factor = 1
    let byte = file[at] ?? 0
    for (; byte > 127; byte = file[at] ?? 0) {
      distance += (byte - 128) * factor
      factor *= 128
      at += 1
    }
    key += distance + byte * factor
    at += 1
    keys[row] = key
    starts[row + 1] = (starts[row] ?? 0) + (labels.length > 2 ? (file[at] ?? 0) : 1)
    if (labels.length > 2) at += 1
  }
  // Of two labels every weight speaks for the second.
  const columns =
    labels.length > 2 ? file.subarray(at, at + weights) : new Uint8Array(weights).fill(1)
  if (labels.length > 2) at += weights
  const values = new Int8Array(file.buffer, file.byteOffset + at, weights)
  place.at = at + weights
  return { labels, keys, starts, columns, values, step }
}
