// Says what a test of an endpoint found, in the person's language, a line for each thought.
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import type { EndpointReport } from '../../../shared/model/endpoint-report.ts'
import type { Language } from '../../../shared/language.ts'
import type { Endpoint } from '../../../shared/preferences/model-choice.ts'

export function sayReport(report: EndpointReport, { model }: Endpoint, language: Language): string {
  const words = agentWords[language].modelReport
  if (report.kind === 'failed') {
    return report.problem === 'stopped' ? words.stopped : words.failed(report.message)
  }
  const { abilities, keepsContract, thinks, milliseconds } = report
  return [
    words.works(model, (milliseconds / 1000).toFixed(1)),
    words.format[abilities.format],
    ...(keepsContract ? [] : [words.strays]),
    ...(abilities.carries === undefined ? [] : [words.carries[abilities.carries]]),
    ...(thinks ? [words.thinks] : []),
  ].join('\n')
}
