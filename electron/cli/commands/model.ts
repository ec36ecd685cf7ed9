// Defines which model answers: shown, chosen and tested in the terminal. Its key comes from the environment (M4).
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { ModelStatus } from '../../../shared/model/abilities.ts'
import {
  offlineChoice,
  type ModelChoice,
  type ModelUse,
  familyFacts,
} from '../../../shared/preferences/model-choice.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import { ask, type CommandContext } from '../../terminal/command-context.ts'
import type { Handlers } from '../command-line/commands.ts'
import { hostVariable, keyVariable } from '../../session/key-store.ts'

export const model: Handlers<'model'> = {
  '': (context, { use, test }) =>
    use === undefined ? printModel(context, test) : setUse(context, use, test),
  offline: (context, { test }) => choose(context, offlineChoice, test),
  find: (context) => findModels(context),
  FAMILY: (context, values) => {
    const {
      FAMILY: family,
      MODEL: name,
      url,
      'plain-http': isPlainHttp = false,
      use,
      test,
    } = values
    // Without a URL it is where servers of the family usually listen.
    const baseUrl = url ?? familyFacts[family].baseUrl
    const openTo = openLineOf(baseUrl)
    // Asked before such an address is kept, and so before anything is sent there.
    if (openTo !== null && !isPlainHttp) {
      const message = context.words.modelLines.openLine(openTo)
      return context.printer.refuse({ code: 'open-line', message })
    }
    const agreed = openTo === null ? {} : { plainHttpTo: openTo }
    const endpoint = { family, baseUrl, model: name, ...agreed }
    return choose(context, { kind: 'endpoint', endpoint, ...(use && { use }) }, test)
  },
}

/** What the model does that is chosen already. */
function setUse(
  context: CommandContext,
  use: ModelUse,
  test: boolean | undefined,
): Promise<ExitCode> {
  const { printer, words } = context
  return ask(context, 'read-model', {}, ({ choice }) =>
    choice.kind === 'offline'
      ? printer.refuse({ code: 'no-model', message: words.modelLines.noUse })
      : choose(context, { ...choice, use }, test),
  )
}

/** Asks this computer alone, and chooses nothing. */
function findModels(context: CommandContext): Promise<ExitCode> {
  const { printer, words } = context
  const say = words.modelLines
  return ask(context, 'find-local-models', {}, ({ servers }) => {
    if (servers.length === 0) printer.say(say.noneFound)
    for (const { family, baseUrl, models } of servers)
      printer.say(say.found(familyFacts[family].name, baseUrl, models))
    const first = servers.find(({ models }) => models.length > 0)
    if (first !== undefined) {
      const { family, baseUrl, models } = first
      printer.say(say.chooseFound(`model ${family} ${models[0]} --url ${baseUrl} --test`))
    }
    return printer.finish({ servers })
  })
}

function choose(
  context: CommandContext,
  choice: ModelChoice,
  test: boolean | undefined,
): Promise<ExitCode> {
  return ask(context, 'set-preferences', { model: choice }, () => printModel(context, test))
}

function printModel(context: CommandContext, test: boolean | undefined): Promise<ExitCode> {
  return ask(context, 'read-model', {}, (status) => {
    context.printer.say(sayModelStatus(context, status))
    return test === true ? testModel(context, status) : context.printer.finish(status)
  })
}

function testModel(context: CommandContext, { choice }: ModelStatus): ExitCode | Promise<ExitCode> {
  const { printer, words } = context
  if (choice.kind === 'offline') return printer.end(words.modelLines.nothingToTest, { choice })
  return ask(context, 'test-endpoint', { endpoint: choice.endpoint }, ({ report, text }) =>
    report.kind === 'failed'
      ? printer.refuse({ code: report.problem, message: text })
      : printer.end(text, { choice, report }),
  )
}

/** Which model answers, as the terminal says it. */
function sayModelStatus(
  { language, words: { modelLines: say } }: CommandContext,
  { choice, part, key }: ModelStatus,
): string {
  if (choice.kind === 'offline') return say.builtIn
  const { family, baseUrl, model: chosen } = choice.endpoint
  const { name, needsKey } = familyFacts[family]
  const head = [say.chosen(chosen, name, baseUrl), say.part[part]]
    .filter((sentence) => sentence !== '')
    .join(grammar[language].joints.gap)
  if (key.keptFor !== null)
    return say.keyForOther({ head, keyVariable, keptFor: key.keptFor, hostVariable })
  return key.isSet || !needsKey ? head : say.needsKey(head, keyVariable)
}
