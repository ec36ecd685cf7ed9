// The schema that a server is asked to hold a stage's answer to (M2), apart from the contract that judges it (G2).
import { z } from 'zod'
import { shownContracts, type Stage } from '../../../shared/conversation/contracts.ts'
import { remarkAnswerSchema } from '../../../shared/homework/remark-answer.ts'
import { adviceAnswerSchema } from '../../../shared/recite/advice-answer.ts'
import { fieldAnswerSchema } from '../../../shared/pack/field-answer.ts'
import { researchAnswerSchema, researchPlanSchema } from '../../../shared/research/model-answer.ts'
import { syllabusAnswerSchema } from '../../../shared/syllabus/model-answer.ts'
import type { ToolName } from '../../../shared/tools/catalogue.ts'
import { toolJsonSchema } from '../../../shared/tools/tool-schema.ts'
import { frameAnswerSchema } from '../../language/reader/frame-answer.ts'
import type { DocumentTask } from '../../model/document-model.ts'
import {
  eitherOf,
  portableObject,
  propertiesOf,
  toPortable,
  type Absence,
  type PortableSchema,
  type Property,
} from './portable-schema.ts'

const documentAnswers = {
  frames: frameAnswerSchema,
  syllabus: syllabusAnswerSchema,
  'research-plan': researchPlanSchema,
  'research-answer': researchAnswerSchema,
  homework: remarkAnswerSchema,
  recite: adviceAnswerSchema,
  'pack-field': fieldAnswerSchema,
} as const satisfies Record<DocumentTask, z.ZodType>

export function wireSchema(
  stage: Stage | DocumentTask,
  names: readonly ToolName[],
  absence: Absence,
): PortableSchema {
  if (isDocumentTask(stage)) return toPortable(z.toJSONSchema(documentAnswers[stage]), absence)
  const contract = z.toJSONSchema(shownContracts[stage])
  if (stage !== 'execute') return toPortable(contract, absence)
  const properties = propertiesOf(contract).map(({ key, schema, isNeeded }): Property => ({
    key,
    schema: key === 'tool_call' ? callSchema(names, absence) : toPortable(schema, absence),
    isNeeded,
  }))
  return portableObject(properties, absence)
}

function isDocumentTask(stage: Stage | DocumentTask): stage is DocumentTask {
  return Object.hasOwn(documentAnswers, stage)
}

/**
 * The arguments of all tools at hand in one flat object, none of them needed: a `oneOf` over the tools is refused by
 * strict servers. Which belong to which tool is in the prompt, and zod sees to it.
 */
function callSchema(names: readonly ToolName[], absence: Absence): PortableSchema {
  const all = names.flatMap((name) => propertiesOf(toolJsonSchema(name)))
  const byKey = Map.groupBy(all, ({ key }) => key)
  const values = [...byKey].map(([key, properties]): Property => ({
    key,
    schema: eitherOf(
      properties.map(({ schema }) => schema),
      absence,
    ),
    isNeeded: false,
  }))
  const call: Property[] = [
    { key: 'name', schema: { type: 'string', enum: [...names] }, isNeeded: true },
    { key: 'arguments', schema: portableObject(values, absence), isNeeded: true },
  ]
  return portableObject(call, absence)
}
