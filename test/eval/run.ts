// `npm run eval [-- --model FAMILY:MODEL --url URL [--reads]] [--only WORDS] [--verbose]`: the scenarios against a model.
// With --reads the model only reads, and the built-in one answers (M7).
// A key is read from WEEKLOOM_API_KEY. The last line is JSON: passed, asked or declined, wrong writes, rounds, tokens.
import { parseArgs } from 'node:util'
import { endpointModel, type EndpointPorts } from '../../electron/agent/endpoint/endpoint-model.ts'
import { usualLimits } from '../../electron/agent/endpoint/time-limits.ts'
import { readingModel } from '../../electron/chosen-model/choose-model.ts'
import { offlineModel } from '../../electron/language/offline-model.ts'
import { languages } from '../../shared/language.ts'
import type { Abilities } from '../../shared/model/abilities.ts'
import { familyFacts, endpointSchema } from '../../shared/preferences/model-choice.ts'
import { succeed } from '../../shared/result.ts'
import { runScenario, type Judged } from './run-scenario.ts'
import { scenarios } from './scenarios.ts'
import { removeStarts, type Answering } from './world.ts'

const { values } = parseArgs({
  options: {
    model: { type: 'string' },
    url: { type: 'string' },
    reads: { type: 'boolean' },
    only: { type: 'string' },
    verbose: { type: 'boolean' },
  },
})

function chosenModel(): Answering {
  if (values.model === undefined || values.model === 'offline') return {}
  const [family = '', ...rest] = values.model.split(':')
  const known = Object.keys(familyFacts).find((name) => name === family)
  const facts = Object.entries(familyFacts).find(([name]) => name === known)?.[1]
  const endpoint = endpointSchema.parse({
    family,
    model: rest.join(':'),
    baseUrl: values.url ?? facts?.baseUrl,
  })
  let abilities: Abilities | null = null
  const ports: EndpointPorts = {
    admit: () => succeed(process.env['WEEKLOOM_API_KEY'] ?? null),
    tellUnsent: () => {},
    readAbilities: () => abilities,
    writeAbilities: (learnt) => {
      abilities = learnt
    },
    limits: usualLimits,
    language: () => 'en',
  }
  if (values.reads !== true) return { model: endpointModel(endpoint, ports) }
  const context = { builtInModel: offlineModel, readings: new Map(), clock: () => '' }
  return { builtInModel: readingModel(context, endpoint, ports, () => {}) }
}

const answering = chosenModel()
const judged: Judged[] = []
for (const scenario of scenarios) {
  if (values.only !== undefined && !scenario.name.includes(values.only)) continue
  for (const language of languages) {
    const one = await runScenario(scenario, language, answering)
    judged.push(one)
    const isFine = one.verdict === 'done' || one.verdict === 'declined'
    if (isFine && values.verbose !== true) continue
    console.log(`${one.verdict.padEnd(8)} ${language} ${scenario.name} [${scenario.start}]`)
    console.log(`         ${scenario.says[language].join(' / ')}`)
    for (const reply of one.outcome.replies)
      console.log(`         > ${reply.replaceAll('\n', ' ')}`)
  }
}
removeStarts()
const count = (verdict: Judged['verdict']) => judged.filter((one) => one.verdict === verdict).length
console.log(
  JSON.stringify({
    scenarios: judged.length,
    done: count('done'),
    declined: count('declined'),
    notDone: count('not-done'),
    wrong: count('wrong'),
    rounds: judged.reduce((sum, { rounds }) => sum + rounds, 0),
    tokens: judged.reduce((sum, { tokens }) => sum + tokens, 0),
  }),
)
process.exitCode = count('wrong') === 0 ? 0 : 1
