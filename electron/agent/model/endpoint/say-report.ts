// What a test of an endpoint found, in the person's language, a line for each thought.
import type { AnswerFormat } from '../../../../shared/model/abilities.ts'
import type { EndpointReport } from '../../../../shared/model/endpoint-report.ts'
import type { Language } from '../../../../shared/language.ts'
import type { Endpoint } from '../../../../shared/model/model-choice.ts'

type Words = {
  works: (model: string, seconds: string) => string
  format: Record<AnswerFormat, string>
  strays: string
  thinks: string
  failed: (message: string) => string
  stopped: string
}

const phrases: Record<Language, Words> = {
  en: {
    works: (model, seconds) => `${model} answers; the test took ${seconds} s.`,
    format: {
      json_schema: 'The server holds its answers to a schema: the best there is.',
      json_object: 'The server holds its answers to JSON; Weekloom checks the rest.',
      plain: 'The server does not hold answers to a form; Weekloom checks and corrects them.',
    },
    strays:
      'Its test answer did not keep to the form. Expect corrections, or choose a larger model.',
    thinks: 'The model thinks before it answers; this costs time.',
    failed: (message) => `The test failed: ${message}.`,
    stopped: 'The test was stopped.',
  },
  zh: {
    works: (model, seconds) => `${model} 可以回答，测试用了 ${seconds} 秒。`,
    format: {
      json_schema: '服务器会让回答符合约定的结构，这是最好的情况。',
      json_object: '服务器会让回答是 JSON，其余由 Weekloom 检查。',
      plain: '服务器不限定回答的形式，由 Weekloom 检查和纠正。',
    },
    strays: '它的测试回答没有按约定的形式。可能常要纠正，或者换一个更大的模型。',
    thinks: '这个模型会先思考再回答，需要更多时间。',
    failed: (message) => `测试没有成功：${message}。`,
    stopped: '测试已停止。',
  },
}

export function sayReport(report: EndpointReport, { model }: Endpoint, language: Language): string {
  const words = phrases[language]
  if (report.kind === 'failed') {
    return report.problem === 'stopped' ? words.stopped : words.failed(report.message)
  }
  const { abilities, keepsContract, thinks, milliseconds } = report
  return [
    words.works(model, (milliseconds / 1000).toFixed(1)),
    words.format[abilities.format],
    ...(keepsContract ? [] : [words.strays]),
    ...(thinks ? [words.thinks] : []),
  ].join('\n')
}
