import { describe, expect, it } from 'vitest'
import { decodeFile } from '../../../electron/text/decode-file.ts'
import { isReadable } from '../../../electron/text/is-readable.ts'

const read = (hex: string) => decodeFile(Buffer.from(hex, 'hex'))
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('decodeFile', () => {
  it('[X1] reads UTF-8 with and without a byte order mark', () => {
    expect(decodeFile(utf8('SUMMARY:高等数学'))).toBe('SUMMARY:高等数学')
    expect(decodeFile(utf8('\uFEFFSUMMARY:Übung'))).toBe('SUMMARY:Übung')
  })

  it('[X1] reads UTF-16 of both byte orders by their mark', () => {
    const little = Buffer.from('\uFEFFSUMMARY:数学', 'utf16le')
    expect(decodeFile(little)).toBe('SUMMARY:数学')
    expect(decodeFile(Buffer.from(little).swap16())).toBe('SUMMARY:数学')
  })

  it('[X1] reads GB18030 where the bytes are no UTF-8', () => {
    // 数学 in GB18030
    const bytes = Buffer.concat([Buffer.from('SUMMARY:'), Buffer.from([0xca, 0xfd, 0xd1, 0xa7])])
    expect(decodeFile(bytes)).toBe('SUMMARY:数学')
  })

  it('[X1] joins a character that a fold has cut in two', () => {
    const [first = 0, ...rest] = utf8('高')
    const folded = Buffer.concat([
      Buffer.from('SUMMARY:'),
      Buffer.from([first]),
      Buffer.from('\r\n '),
      Buffer.from(rest),
      Buffer.from('等\r\n 数学'),
    ])
    expect(decodeFile(folded)).toBe('SUMMARY:高等\r\n 数学')
  })

  it('[X4] gives some text for any bytes', () => {
    expect(decodeFile(new Uint8Array())).toBe('')
    expect(typeof decodeFile(Uint8Array.from({ length: 256 }, (_, index) => index))).toBe('string')
  })
})

describe('[X1] bytes that are no UTF-8 are read in the encoding that fits them best', () => {
  it.each([
    [
      'bda4ac4fb2d3ad4daabac3e4acc9a141a5d1c143afd7c2f9a4c0a46cbc68b2d5a6a8a143a9faa4d1a6ada457a44bc249',
      '膜是細胞的邊界，由磷脂雙分子層組成。明天早上八點',
    ],
    ['b2c4a440b3b920b7a5adadbb50b373c4f2', '第一章 極限與連續'],
  ])('Big5 %s', (hex, text) => expect(read(hex)).toBe(text))

  it('GB18030, also of a single word among Latin ones', () => {
    expect(read('cfb8b0fbc4a4cac7cfb8b0fbb5c4b1dfbde7a3acc3f7ccecc9cfbfce')).toBe(
      '细胞膜是细胞的边界，明天上课',
    )
    const mixed = Buffer.concat([Buffer.from('Week,Day,'), Buffer.from('d6dc', 'hex')])
    expect(decodeFile(mixed)).toBe('Week,Day,周')
  })

  it('Latin letters with their accents and quotes', () => {
    for (const text of [
      'Naïve réalisme: l’été à Genève, créée où?'.replace('’', "'"),
      'Übungsblatt für Größen, später',
      'El niño comió piña',
    ])
      expect(decodeFile(Buffer.from(text, 'latin1'))).toBe(text)
    expect(read('93' + Buffer.from('quoted').toString('hex') + '94')).toBe('“quoted”')
  })

  it('a broken place leaves UTF-8 what it is', () => {
    const text = '细胞膜是细胞的边界'
    const broken = Buffer.concat([Buffer.from(text), Buffer.from([0xff]), Buffer.from(text)])
    expect(decodeFile(broken)).toBe(`${text}\uFFFD${text}`)
  })
})

it('[X4] what is no text in any encoding is not readable', () => {
  let seed = 7
  const noise = Uint8Array.from({ length: 30_000 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return 1 + ((seed >> 16) % 255)
  })
  expect(isReadable(decodeFile(noise))).toBe(false)
  expect(isReadable('%PDF-1.7 and more')).toBe(false)
  expect(isReadable('one \uFFFD in a long line of words that can be read')).toBe(true)
  expect(isReadable('Line one\n\tLine two\r\n你好，世界 😀')).toBe(true)
})
