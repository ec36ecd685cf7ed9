// Which model answers: shown, chosen and tested in the terminal. Its key comes from the environment (M4).
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { ModelStatus } from '../../../shared/model/endpoint-report.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import { languageOf } from '../../session/context.ts'
import type { Command } from '../command-line/command.ts'
import type { ExitCode } from '../printer.ts'
import type { CommandContext } from './command-context.ts'
import type { Language } from '../../../shared/language.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import { familyFacts } from '../../../shared/preferences/endpoint-families.ts'
import { hostVariable, keyVariable } from '../../session/key-store.ts'

export async function runModel(
  { session, printer }: CommandContext,
  { choice, test }: Extract<Command, { name: 'model' }>,
): Promise<ExitCode> {
  const openTo = choice?.kind === 'endpoint' ? openLineOf(choice.endpoint.baseUrl) : null
  if (choice?.kind === 'endpoint' && openTo !== null && choice.endpoint.plainHttpTo !== openTo) {
    return printer.refuse(sayOpenLine(openTo, languageOf(session.context)))
  }
  if (choice !== null) {
    const kept = await session.request('set-preferences', { model: choice })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const status = await session.request('read-model', {})
  if (!status.ok) return printer.refuse(status.failure)
  printer.say(sayModelStatus(status.value, languageOf(session.context)))
  return test ? testModel({ session, printer }, status.value) : printer.finish(status.value)
}

async function testModel(
  { session, printer }: CommandContext,
  { choice }: ModelStatus,
): Promise<ExitCode> {
  if (choice.kind === 'offline') {
    printer.say(sayNothingToTest(languageOf(session.context)))
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
function sayModelStatus({ choice, key }: ModelStatus, language: Language): string {
  if (choice.kind === 'offline') {
    return terminalWords[language].modelLines.builtIn
  }
  const { family, baseUrl, model } = choice.endpoint
  const { name, needsKey } = familyFacts[family]
  const head = terminalWords[language].modelLines.chosen(model, name, baseUrl)
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

function sayNothingToTest(language: Language): string {
  return terminalWords[language].modelLines.nothingToTest
}
