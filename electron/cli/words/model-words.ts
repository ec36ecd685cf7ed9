// Which model answers, as the terminal says it.
import type { Language } from '../../../shared/language.ts'
import { familyFacts } from '../../../shared/model/endpoint-families.ts'
import type { ModelStatus } from '../../../shared/model/endpoint-report.ts'
import { keyVariable } from '../../session/key-store.ts'

export function sayModelStatus({ choice, key }: ModelStatus, language: Language): string {
  const isEnglish = language === 'en'
  if (choice.kind === 'offline') {
    return isEnglish
      ? 'The built-in model answers, on this machine and without a network.'
      : '由内置模型回答，在本机运行，不需要网络。'
  }
  const { family, baseUrl, model } = choice.endpoint
  const { name, needsKey } = familyFacts[family]
  const head = isEnglish
    ? `The chosen model is ${model} (${name}, ${baseUrl}).`
    : `选用的模型是 ${model}（${name}，${baseUrl}）。`
  if (key.isSet || !needsKey) return head
  return isEnglish
    ? `${head} It needs a key: put it into the environment variable ${keyVariable}.`
    : `${head}它需要密钥：请设置环境变量 ${keyVariable}。`
}

export function sayNothingToTest(language: Language): string {
  return language === 'en' ? 'The built-in model needs no test.' : '内置模型不需要测试。'
}
