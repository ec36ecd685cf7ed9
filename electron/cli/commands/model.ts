// Which model answers: shown, chosen and tested in the terminal. Its key comes from the environment (M4).
import type { ModelStatus } from '../../../shared/model/endpoint-report.ts'
import { offlineChoice, type ModelChoice } from '../../../shared/model/model-choice.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import { languageOf } from '../../session/context.ts'
import type { ExitCode } from '../printer.ts'
import type { CommandContext, Handlers } from './command-context.ts'
import type { Language } from '../../../shared/language.ts'
import type { Problem } from '../../../shared/ipc.ts'
import { familyFacts } from '../../../shared/model/endpoint-families.ts'
import { hostVariable, keyVariable } from '../../session/key-store.ts'

export const model: Handlers<'model'> = {
  '': (context, { test }) => printModel(context, test),
  offline: (context, { test }) => choose(context, offlineChoice, test),
  FAMILY: (context, values) => {
    const { FAMILY: family, MODEL: name, url, 'plain-http': isPlainHttp = false, test } = values
    // Without a URL it is where servers of the family usually listen.
    const baseUrl = url ?? familyFacts[family].baseUrl
    const openTo = openLineOf(baseUrl)
    if (openTo !== null && !isPlainHttp)
      return context.printer.refuse(sayOpenLine(openTo, languageOf(context.session.context)))
    const agreed = openTo === null ? {} : { plainHttpTo: openTo }
    const endpoint = { family, baseUrl, model: name, ...agreed }
    return choose(context, { kind: 'endpoint', endpoint }, test)
  },
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
  const isEnglish = language === 'en'
  if (choice.kind === 'offline') {
    return isEnglish
      ? 'The built-in model answers, on this machine and without a network.'
      : '由内置模型回答，在本机运行，不需要网络。'
  }
  const { family, baseUrl, model: chosen } = choice.endpoint
  const { name, needsKey } = familyFacts[family]
  const head = isEnglish
    ? `The chosen model is ${chosen} (${name}, ${baseUrl}).`
    : `选用的模型是 ${chosen}（${name}，${baseUrl}）。`
  if (key.keptFor !== null) {
    return isEnglish
      ? `${head} The key in ${keyVariable} is for ${key.keptFor}: set ${hostVariable} too if it is meant for this one.`
      : `${head}${keyVariable} 里的密钥用于 ${key.keptFor}：如果要用在这里，请同时设置 ${hostVariable}。`
  }
  if (key.isSet || !needsKey) return head
  return isEnglish
    ? `${head} It needs a key: put it into the environment variable ${keyVariable}.`
    : `${head}它需要密钥：请设置环境变量 ${keyVariable}。`
}

/** Asked before such an address is kept, and so before anything is sent there. */
function sayOpenLine(host: string, language: Language): Problem {
  return {
    code: 'open-line',
    message:
      language === 'en'
        ? `The line to ${host} is not encrypted: others on the way could read your key, what you say and your plan. Nothing was changed or sent. Use an address with https, or say the same with --plain-http to go on.`
        : `到 ${host} 的连接没有加密：途中的人能读到你的密钥、你说的话和你的计划。没有做任何改动，也没有发送任何内容。请改用 https 地址；如果仍要继续，请加上 --plain-http 再运行一次。`,
  }
}

function sayNothingToTest(language: Language): string {
  return language === 'en' ? 'The built-in model needs no test.' : '内置模型不需要测试。'
}
