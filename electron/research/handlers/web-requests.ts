// Searches the web (K3): only where the person has given an address, and only the words that they typed.
import type { Problem } from '../../../shared/contract/ipc.ts'
import { researchWords } from '../../../shared/i18n/core/research.ts'
import type { Language } from '../../../shared/language.ts'
import { searchAddress } from '../../../shared/research/web-address.ts'
import { fail, succeed } from '../../../shared/result.ts'
import { sendSearch, type WebProblem } from '../web/send-search.ts'
import { languageOf } from '../../session/context.ts'
import { z } from 'zod'
import type { WebResult } from '../../../shared/research/requests.ts'
import type { Handler } from '../../session/handler.ts'

const mostResults = 10
const longest = { title: 200, text: 500 }

const itemSchema = z.object({
  title: z.string().optional(),
  name: z.string().optional(),
  url: z.string().optional(),
  link: z.string().optional(),
  content: z.string().optional(),
  description: z.string().optional(),
  snippet: z.string().optional(),
})

const listSchema = z.array(z.unknown())

/** Where the list stands: SearXNG has `results`, others nest it once or call it `items`. */
const answerSchema = z.object({
  results: listSchema.optional(),
  items: listSchema.optional(),
  web: z.object({ results: listSchema }).optional(),
  webPages: z.object({ value: listSchema }).optional(),
})

/** Null where there is no list; an item without an address on the web is left out. */
function readResults(answer: unknown): WebResult[] | null {
  const read = answerSchema.safeParse(answer).data
  const list = read?.results ?? read?.items ?? read?.web?.results ?? read?.webPages?.value
  if (list === undefined) return null
  return list.flatMap((item) => readItem(item) ?? []).slice(0, mostResults)
}

function readItem(item: unknown): WebResult | null {
  const read = itemSchema.safeParse(item).data
  const url = URL.parse(read?.url ?? read?.link ?? '')
  if (read === undefined || url === null || !/^https?:$/u.test(url.protocol)) return null
  const title = clean(read.title ?? read.name ?? '', longest.title)
  const text = clean(read.content ?? read.description ?? read.snippet ?? '', longest.text)
  return { title: title === '' ? url.host : title, address: url.href.slice(0, 2_000), text }
}

const invisible = /(?![\u200C\u200D])\p{Cf}/gu

function clean(text: string, most: number): string {
  const line = text
    .slice(0, 4 * most)
    .toWellFormed()
    .replaceAll(/<[^<>]{1,80}>/gu, '')
    .replaceAll(invisible, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const characters = Array.from(line)
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join('')}…`
}

export const askWeb: Handler<'ask-web'> = async (context, { query }) => {
  const language = languageOf(context)
  const url = searchAddress(context.preferences.webSearch, query)
  if (url === null) return fail({ code: 'web-off', message: researchWords[language].webOff })
  const sent = await sendSearch(url, context.closing)
  const results = sent.ok ? readResults(sent.value) : null
  if (!sent.ok) return fail(sayProblem(sent.failure, url.host, language))
  if (results === null) return fail(sayProblem({ kind: 'not-json' }, url.host, language))
  return succeed({ host: url.host, results })
}

function sayProblem(failure: WebProblem, host: string, language: Language): Problem {
  return {
    code: `web-${failure.kind}`,
    message: researchWords[language].webProblems[failure.kind](
      host,
      failure.kind === 'status' ? failure.status : 0,
    ),
  }
}
