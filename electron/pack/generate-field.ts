// Writes any field of a course pack by the built-in rules (K5): a pure function of the material.
import { coreWords } from '../../shared/i18n/core-words.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { PackFieldKey } from '../../shared/pack/fields.ts'
import { madeFromNow } from '../../shared/pack/pack.ts'
import { maxFieldText } from '../../shared/pack/pack-record.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { writeApproach } from './fields/write-approach.ts'
import { writeConditions } from './fields/write-conditions.ts'
import { writeDemands } from './fields/write-demands.ts'
import { writeGoal } from './fields/write-goal.ts'
import { writeKnowledge } from './fields/write-knowledge.ts'
import { writeMaterials } from './fields/write-materials.ts'
import { writePlacement } from './fields/write-placement.ts'
import { writeTopics } from './fields/write-topics.ts'
import { writeWork } from './fields/write-work.ts'
import { plainText, type FieldDraft, type FieldText, type PackMaterial } from './pack-material.ts'

/** Fails with a sentence that says what is missing and what the person can do. */
export function generateField(
  material: PackMaterial,
  key: PackFieldKey,
): Result<FieldDraft, string> {
  const written = writeField(material, key)
  if (!written.ok) return written
  return succeed(withOrigin(material, key, written.value))
}

/** What it rests on: the versions of now, and the schedule where the field reads it. */
function withOrigin(
  { pack, world }: Pick<PackMaterial, 'pack' | 'world'>,
  key: PackFieldKey,
  { text, citations, remark }: FieldText,
): FieldDraft {
  const kept = cutLines(text)
  const lines = kept.split('\n').length
  return {
    text: kept,
    citations: citations.filter(({ line }) => line <= lines).slice(0, 400),
    remark,
    ...madeFromNow(pack, key, world),
  }
}

function writeField(material: PackMaterial, key: PackFieldKey): Result<FieldText, string> {
  switch (key) {
    case 'goal':
      return writeGoal(material)
    case 'knowledge':
      return writeKnowledge(material)
    case 'conditions':
      return writeConditions(material)
    case 'demands':
      return writeDemands(material)
    case 'materials':
      return writeMaterials(material)
    case 'topics':
      return writeTopics(material)
    case 'work':
      return writeWork(material)
    case 'placement':
      return writePlacement(material)
    case 'guide':
      return writeApproach(material)
    case 'outlook':
    case 'health':
      return takeWritten(material, key)
    default:
      return assertNever(key)
  }
}

function takeWritten(
  { written, language }: PackMaterial,
  key: 'outlook' | 'health',
): Result<FieldText, string> {
  const text = written[key]?.trim() ?? ''
  return text === ''
    ? fail(coreWords[language].nothingGenerated[key])
    : succeed(plainText(text.split('\n')))
}

/** Whole lines, as many as a field holds. */
function cutLines(text: string): string {
  if (text.length <= maxFieldText) return text
  const cut = text.slice(0, maxFieldText)
  return cut.slice(0, Math.max(0, cut.lastIndexOf('\n')))
}
