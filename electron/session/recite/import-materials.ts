// Texts out of a file into the folder, all or none; those that are there already are left as they are (R7).
import { addWholeMaterials, readMaterials } from '../../../db/recite.ts'
import type { Problem } from '../../../shared/ipc.ts'
import { maxMaterials } from '../../../shared/recite/material.ts'
import type { ReciteOutput } from '../../../shared/recite/recite-contract.ts'
import type { RequestInput } from '../../../shared/request-inputs.ts'
import { succeed, type Result } from '../../../shared/result.ts'
import { cleanText } from '../../exchange/clean-text.ts'
import { decodeFile } from '../../exchange/decode-file.ts'
import { readTexts } from '../../recite/read-texts.ts'
import type { SessionContext } from '../context.ts'
import { reciteProblem } from './recite-door.ts'

export function importMaterials(
  context: SessionContext,
  { content, course }: RequestInput<'import-materials'>,
): Result<ReciteOutput['import-materials'], Problem> {
  const { database, clock } = context
  const text = decodeFile(Buffer.from(content, 'base64')).toWellFormed()
  const found = readTexts(text, clock(), cleanText(course))
  if (found === null) return reciteProblem(context, 'no-texts-in-file')
  const present = readMaterials(database)
  const known = new Set(present.map(keyOf))
  const fresh = found.texts.filter((each) => {
    const isNew = !known.has(keyOf(each))
    known.add(keyOf(each))
    return isNew
  })
  if (present.length + fresh.length > maxMaterials) {
    return reciteProblem(context, 'too-many-texts', String(maxMaterials))
  }
  addWholeMaterials(database, fresh)
  if (fresh.length > 0) context.push({ kind: 'recite' })
  return succeed({
    added: fresh.length,
    known: found.texts.length - fresh.length,
    leftOut: found.leftOut,
  })
}

function keyOf({ title, text }: { title: string; text: string }): string {
  return JSON.stringify([title, text])
}
