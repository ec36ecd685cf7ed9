import { describe, expect, it } from 'vitest'
import { decodeFile } from '../../../electron/exchange/decode-file.ts'

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
