// Texts out of a file into the folder, all or none; those that are there already are left as they are (R7).
import { addWholeMaterials, readMaterials } from '../../../db/recite.ts'
import { maxMaterials } from '../../../shared/recite/material.ts'
import { succeed } from '../../../shared/result.ts'
import { cleanText } from '../../text/clean-text.ts'
import { decodeFile } from '../../text/decode-file.ts'
import { isReadable } from '../../text/is-readable.ts'
import { readTexts } from '../read-texts.ts'
import { reciteProblem } from './recite-service.ts'
import type { Handler } from '../../session/handler.ts'

export const importMaterials: Handler<'import-materials'> = (context, { content, course }) => {
  const { database, clock } = context
  const text = decodeFile(Buffer.from(content, 'base64')).toWellFormed()
  if (!isReadable(text)) return reciteProblem(context, { code: 'file-not-text' })
  const found = readTexts(text, clock(), cleanText(course))
  if (found === null) return reciteProblem(context, { code: 'no-texts-in-file' })
  const { leftOut } = found
  const present = readMaterials(database)
  const known = new Set(present.map(keyOf))
  const unknown = found.texts.filter((each) => {
    const isNew = !known.has(keyOf(each))
    known.add(keyOf(each))
    return isNew
  })
  // Into an empty folder as many come as it holds.
  const fresh = present.length === 0 ? unknown.slice(0, maxMaterials) : unknown
  if (present.length + fresh.length > maxMaterials) {
    const counts = { most: maxMaterials, present: present.length, more: fresh.length }
    return reciteProblem(context, { code: 'no-room-for-texts', ...counts })
  }
  const ids = addWholeMaterials(database, fresh)
  if (fresh.length > 0) context.push({ kind: 'recite' })
  return succeed({
    added: fresh.length,
    known: found.texts.length - unknown.length,
    leftOut: leftOut + unknown.length - fresh.length,
    ids,
  })
}

function keyOf({ title, text }: { title: string; text: string }): string {
  return JSON.stringify([title, text])
}
