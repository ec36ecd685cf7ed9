// The learned reader as one file: a head in JSON that says where each array lies, then the arrays.
import type { Chain } from './decode-roles.ts'
import type { Table } from './weights.ts'

/** What training makes: tables for acts, flags, clause borders and roles, and how roles follow one another. */
export type ReaderModel = {
  /** Of the corpus, the lexicon and the reader that it was made from. */
  fingerprint: string
  /** By which scores of acts are divided so that chances are as often right as they say. */
  warmth: number
  acts: Table
  flags: Table[]
  borders: Table
  roles: Table
  chain: Chain
}

type Kind = 'Uint8Array' | 'Int8Array' | 'Uint32Array' | 'Float64Array'
type Section = { kind: Kind; offset: number; length: number }

const kinds = { Uint8Array, Int8Array, Uint32Array, Float64Array }

/** Arrays stand in the order of their places; each begins at a multiple of eight bytes. */
export function encodeModel(model: ReaderModel): Uint8Array {
  const parts: { at: number; bytes: Uint8Array }[] = []
  let offset = 0
  const head = JSON.stringify(model, (_key, value: unknown) => {
    if (!ArrayBuffer.isView(value)) return value
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a model holds arrays of these four kinds only
    const view = value as Uint8Array
    const section: Section = {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
      kind: view.constructor.name as Kind,
      offset,
      length: view.length,
    }
    parts.push({ at: offset, bytes: new Uint8Array(view.buffer, view.byteOffset, view.byteLength) })
    offset += Math.ceil(view.byteLength / 8) * 8
    return { section }
  })
  const said = new TextEncoder().encode(head)
  const start = Math.ceil((4 + said.length) / 8) * 8
  const whole = new Uint8Array(start + offset)
  new DataView(whole.buffer).setUint32(0, said.length, true)
  whole.set(said, 4)
  for (const { at, bytes } of parts) whole.set(bytes, start + at)
  return whole
}

/** Nothing is copied or unpacked: the arrays are views of `file`. */
export function decodeModel(file: Uint8Array): ReaderModel {
  const own = file.byteOffset % 8 === 0 ? file : file.slice()
  const size = new DataView(own.buffer, own.byteOffset).getUint32(0, true)
  const start = Math.ceil((4 + size) / 8) * 8
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file is the product's own, and a test holds it to its corpus
  return JSON.parse(
    new TextDecoder().decode(own.subarray(4, 4 + size)),
    (_key, value: { section?: Section } | null) => {
      const section = value?.section
      if (section === undefined) return value
      const { kind, offset, length } = section
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read from a file, it is shared with no thread
      return new kinds[kind](own.buffer as ArrayBuffer, own.byteOffset + start + offset, length)
    },
  ) as ReaderModel
}
