// One answer for each stage, as a model should write it: small models follow an example better than a schema.
import { answers as en } from '../../../shared/i18n/en/agent/stage-examples.ts'
import { answers as zh } from '../../../shared/i18n/zh/agent/stage-examples.ts'
import type { Stage } from '../../../shared/agent/contracts.ts'
import type { Language } from '../../../shared/language.ts'

type Answers = (typeof answers)['en']

const answers = { en, zh }

export const stageExamples: Record<Language, Record<Stage, string>> = {
  en: written(answers.en),
  zh: written(answers.zh),
}

function written({ chat, plan, execute, deliver, guide, pack }: Answers): Record<Stage, string> {
  return {
    chat: JSON.stringify(chat),
    plan: JSON.stringify(plan),
    execute: JSON.stringify(execute),
    deliver: JSON.stringify(deliver),
    guide: JSON.stringify(guide),
    pack: JSON.stringify(pack),
  }
}
