// How a model is shown a tool: the JSON schema of its arguments, and what it does.
import { toolDescriptionWords } from '../i18n/core/tool-descriptions.ts'
import { z } from 'zod'
import type { Language } from '../language.ts'
import { tools, type ToolName } from './catalogue.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

const schemas = new Map<ToolName, JsonSchema>()

/** The same object on each call: it must not be changed. */
export function toolJsonSchema(name: ToolName): JsonSchema {
  const known = schemas.get(name)
  if (known !== undefined) return known
  const { $schema: _, ...made } = z.toJSONSchema(tools[name].arguments, {
    // The bound of safe integers says nothing to a model and costs tokens in every round.
    override: ({ jsonSchema }) => {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema['isSaid'] === true) giveWords(jsonSchema)
    },
  })
  schemas.set(name, made)
  return made
}

/** A day that the person says: a model gives their words, and code reads them. */
function giveWords(schema: JsonSchema): void {
  delete schema['isSaid']
  delete schema.minimum
  delete schema.maximum
  Object.assign(schema, {
    type: 'string',
    description: 'the words in which the person said by when, or a day number of the state',
  })
}

/** One or two sentences. */
export function describeTool(name: ToolName, language: Language): string {
  return toolDescriptionWords[language].toolDescriptions[name]
}
