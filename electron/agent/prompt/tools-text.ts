// The tools as a stage is told of them: those that are open, and in one line each what the other packs hold and are for.
import type { Stage } from '../../../shared/agent/contracts.ts'
import type { Language } from '../../../shared/language.ts'
import { tools, type ToolName, type ToolPack } from '../../../shared/tools/catalogue.ts'
import { describePack, describeTool, toolJsonSchema } from '../../../shared/tools/tool-schema.ts'
import { inactivePacksOf, openToolsOf, toolsOf } from '../check-call.ts'
import type { TurnFacts } from '../model/model.ts'
import { workspaceWords } from './stage-texts.ts'

/** Planning needs to know what can be done; the arguments are for whoever calls. */
export function toolsText(stage: 'plan' | 'execute', facts: TurnFacts): string {
  const { language } = facts
  const words = workspaceWords[language]
  const lineOf = stage === 'plan' ? sayTool : sayCallable
  const packs = inactivePacksOf(facts)
  return [
    words.tools,
    ...openToolsOf(facts).map((name) => lineOf(name, language)),
    ...(packs.length === 0 ? [] : [words.packs, ...packs.map((pack) => sayPack(pack, language))]),
  ].join('\n')
}

export function showsTools(stage: Stage): stage is 'plan' | 'execute' {
  return stage === 'plan' || stage === 'execute'
}

function sayTool(name: ToolName, language: Language): string {
  return `- ${name} (${tools[name].effect}): ${describeTool(name, language)}`
}

function sayCallable(name: ToolName, language: Language): string {
  return `${sayTool(name, language)} ${JSON.stringify(toolJsonSchema(name))}`
}

function sayPack(pack: ToolPack, language: Language): string {
  const when = describePack(pack, language)
  return `- ${pack} (${toolsOf([pack]).join(', ')}): ${when}`
}
