// Writes ZIP archives as a Word file needs them, and ones that lie about what is in them.
import { crc32, deflateRawSync } from 'node:zlib'

/** `claimed` is the size that the archive says the file has when unpacked. */
type ZipFile = { name: string; content: Buffer; claimed?: number }

function writeZip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimed = content.length } of files) {
    const packed = deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claimed, 18)
    fields.writeUInt16LE(name.length, 22)
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed])
    const central = Buffer.alloc(16)
    central.writeUInt32LE(offset, 12)
    directory.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        Buffer.from([20, 0]),
        fields,
        central.subarray(2),
        Buffer.from(name),
      ]),
    )
    parts.push(entry)
    offset += entry.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end])
}

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

/** A Word file around the body of its document. */
export function writeWord(body: string, claimed?: number, before = ''): Buffer {
  const document = `<?xml version="1.0"?>${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  const content = Buffer.from(document)
  return writeZip([
    { name: '[Content_Types].xml', content: Buffer.from(types) },
    { name: '_rels/.rels', content: Buffer.from(relations) },
    { name: 'word/document.xml', content, ...(claimed === undefined ? {} : { claimed }) },
  ])
}
