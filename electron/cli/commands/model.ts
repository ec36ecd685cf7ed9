// Defines which model answers: shown, chosen and tested in the terminal. Its key comes from the environment (M4).
import { grammar } from '../../../shared/i18n/grammar.ts'
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { ModelStatus } from '../../../shared/model/abilities.ts'
import {
  offlineChoice,
  type ModelChoice,
  type ModelUse,
  familyFacts,
} from '../../../shared/preferences/model-choice.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import { languageOf } from '../../session/context.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import type { CommandContext } from '../../terminal/command-context.ts'
import type { Handlers } from '../command-line/commands.ts'
import type { Language } from '../../../shared/language.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
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
    if (openTo !== null && !isPlainHttp)
      return context.printer.refuse(sayOpenLine(openTo, languageOf(context.session.context)))
    const agreed = openTo === null ? {} : { plainHttpTo: openTo }
    const endpoint = { family, baseUrl, model: name, ...agreed }
    return choose(context, { kind: 'endpoint', endpoint, ...(use && { use }) }, test)
  },
}

/** What the model does that is chosen already. */
async function setUse(
  context: CommandContext,
  use: ModelUse,
  test: boolean | undefined,
): Promise<ExitCode> {
  const { session, printer } = context
  const status = await session.request('read-model', {})
  if (!status.ok) return printer.refuse(status.failure)
  const { choice } = status.value
  if (choice.kind === 'offline') {
    const message = terminalWords[languageOf(session.context)].modelLines.noUse
    return printer.refuse({ code: 'no-model', message })
  }
  return choose(context, { ...choice, use }, test)
}

/** Asks this computer alone, and chooses nothing. */
async function findModels({ session, printer }: CommandContext): Promise<ExitCode> {
  const found = await session.request('find-local-models', {})
  if (!found.ok) return printer.refuse(found.failure)
  const { servers } = found.value
  const say = terminalWords[languageOf(session.context)].modelLines
  if (servers.length === 0) printer.say(say.noneFound)
  for (const { family, baseUrl, models } of servers)
    printer.say(say.found(familyFacts[family].name, baseUrl, models))
  const first = servers.find(({ models }) => models.length > 0)
  if (first !== undefined) {
    const { family, baseUrl, models } = first
    printer.say(say.chooseFound(`model ${family} ${models[0]} --url ${baseUrl} --test`))
  }
  return printer.finish({ servers })
}

async function choose(
  context: CommandContext,
  choice: ModelChoice,
  test: boolean | undefined,
): Promise<ExitCode> {
  const kept = await context.session.request('set-preferences', { model: choice })
  return kept.ok ? printModel(context, test) : context.printer.refuse(kept.failure)
}

async function printModel(
  { session, printer }: CommandContext,
  test: boolean | undefined,
): Promise<ExitCode> {
  const status = await session.request('read-model', {})
  if (!status.ok) return printer.refuse(status.failure)
  printer.say(sayModelStatus(status.value, languageOf(session.context)))
  return test === true
    ? testModel({ session, printer }, status.value)
    : printer.finish(status.value)
}

async function testModel(
  { session, printer }: CommandContext,
  { choice }: ModelStatus,
): Promise<ExitCode> {
  if (choice.kind === 'offline') {
    printer.say(terminalWords[languageOf(session.context)].modelLines.nothingToTest)
    return printer.finish({ choice })
  }
  const tested = await session.request('test-endpoint', { endpoint: choice.endpoint })
  if (!tested.ok) return printer.refuse(tested.failure)
  const { report, text } = tested.value
  if (report.kind === 'failed') return printer.refuse({ code: report.problem, message: text })
  printer.say(text)
  return printer.finish({ choice, report })
}

/** Which model answers, as the terminal says it. */
function sayModelStatus({ choice, part, key }: ModelStatus, language: Language): string {
  if (choice.kind === 'offline') {
    return terminalWords[language].modelLines.builtIn
  }
  const { family, baseUrl, model: chosen } = choice.endpoint
  const { name, needsKey } = familyFacts[family]
  const { modelLines } = terminalWords[language]
  const head = [modelLines.chosen(chosen, name, baseUrl), modelLines.part[part]]
    .filter((sentence) => sentence !== '')
    .join(grammar[language].joints.gap)
  if (key.keptFor !== null) {
    return terminalWords[language].modelLines.keyForOther({
      head,
      keyVariable,
      keptFor: key.keptFor,
      hostVariable,
    })
  }
  if (key.isSet || !needsKey) return head
  return terminalWords[language].modelLines.needsKey(head, keyVariable)
}

/** Asked before such an address is kept, and so before anything is sent there. */
function sayOpenLine(host: string, language: Language): Problem {
  return {
    code: 'open-line',
    message: terminalWords[language].modelLines.openLine(host),
  }
}
