// Texts out of a file (R7): notes that Anki exported as plain text, or the recite part of the file of everything.
import { z } from 'zod'
import { everythingSchema, readableFormats } from '../../shared/everything/everything-file.ts'
import { maxText, type Attempt, type Material } from '../../shared/recite/material.ts'
import { readTokens } from '../../shared/recite/tokens.ts'
import { cleanText } from '../text/clean-text.ts'
import { isReadable } from '../text/is-readable.ts'

export type FoundText = Omit<Material, 'id' | 'taskId'> & { attempts: Omit<Attempt, 'material'>[] }

/** `leftOut` counts notes that are no text to recall: without a back, too long, or unreadable. */
export type FoundTexts = { texts: FoundText[]; leftOut: number }

const reciteFileSchema = z.object({
  format: z.enum(readableFormats),
  recite: everythingSchema.shape.recite,
})

/** `at` is the present instant, ISO; `course` that of notes whose deck says none. Null where there are no texts. */
export function readTexts(file: string, at: string, course: string): FoundTexts | null {
  const found = file.trimStart().startsWith('{')
    ? readEverything(file)
    : readNotes(file, at, course)
  if (found === null || found.texts.length + found.leftOut === 0) return null
  const kept = found.texts.filter(isRecallable)
  return { texts: kept, leftOut: found.leftOut + found.texts.length - kept.length }
}

function isRecallable({ title, text }: FoundText): boolean {
  const isWhole = title !== '' && text.length <= maxText && readTokens(text).length > 0
  return isWhole && isReadable(title) && isReadable(text)
}

function readEverything(file: string): FoundTexts | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(file)
  } catch {
    return null
  }
  const checked = reciteFileSchema.safeParse(parsed)
  if (!checked.success) return null
  const { materials, attempts } = checked.data.recite
  const texts = materials.map(({ id, title, course, text, createdAt, memory }) => ({
    title: cleanText(title),
    course: cleanText(course),
    text,
    createdAt,
    memory,
    attempts: attempts
      .filter(({ material }) => material === id)
      .map(({ id: name, at, round, text: said, score, coverage }) => ({
        id: name,
        at,
        round,
        text: said,
        score,
        coverage,
      })),
  }))
  return { texts, leftOut: 0 }
}

const separators: Record<string, string> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
}

/** Anki's file headers: https://docs.ankiweb.net/importing/text-files.html */
function readNotes(file: string, at: string, course: string): FoundTexts {
  const lines = file.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n')
  const headers = new Map<string, string>()
  let body = lines
  for (let match = /^#([^:\n]*):([^\n]*)\n?/u.exec(body); match !== null;) {
    headers.set(match[1]?.trim().toLowerCase() ?? '', match[2] ?? '')
    body = body.slice(match[0].length)
    match = /^#([^:\n]*):([^\n]*)\n?/u.exec(body)
  }
  const named = headers.get('separator') ?? 'tab'
  const separator = separators[named.trim().toLowerCase()] ?? (named.slice(0, 1) || '\t')
  const columnOf = (name: string) => Number(headers.get(`${name} column`) ?? 0) - 1
  const deckColumn = columnOf('deck')
  const aside = new Set(['guid', 'notetype', 'deck', 'tags'].map(columnOf))
  const isHtml = headers.get('html')?.trim() !== 'false'
  const plain = (field: string) => (isHtml ? withoutMarkup(field) : field).trim()
  const rows = readRows(body, separator).filter((row) => row.some((field) => field.trim() !== ''))
  const texts = rows.flatMap((row) => {
    const [front = '', back = ''] = row.filter((_, column) => !aside.has(column)).map(plain)
    const deck = row[deckColumn] ?? headers.get('deck') ?? ''
    if (front === '' || back === '') return []
    return [
      {
        title: cleanText(front, 80),
        course: cleanText(deck.split('::').at(-1) ?? '') || course,
        text: back,
        createdAt: at,
        memory: null,
        attempts: [],
      },
    ]
  })
  return { texts, leftOut: rows.length - texts.length }
}

/** Fields may stand in quotes, with breaks and doubled quotes in them. */
function readRows(body: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let field = ''
  let isQuoted = false
  const end = () => {
    rows.at(-1)?.push(field)
    field = ''
  }
  for (let index = 0; index < body.length; index += 1) {
    const sign = body[index] ?? ''
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (body[index + 1] === '"') {
        field += '"'
        index += 1
      } else isQuoted = false
    } else if (sign === '"' && field === '') isQuoted = true
    else if (sign === separator) end()
    else if (sign === '\n') {
      end()
      rows.push([])
    } else field += sign
  }
  end()
  return rows
}

const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** What is markup in a note is dropped: the words stay, with a break where the card had one. */
function withoutMarkup(field: string): string {
  return field
    .replaceAll(/<br\s*\/?>|<\/(?:div|p|li)>/giu, '\n')
    .replaceAll(/<[^<>]{0,500}>/gu, '')
    .replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/gu, (entity) => entities[entity] ?? entity)
    .replaceAll(/\n{3,}/gu, '\n\n')
}
