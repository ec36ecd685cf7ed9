// A search on the web (K3): only where the person has given an address, and only the words that they typed.
import { assertNever } from '../../../shared/assert-never.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import type { Language } from '../../../shared/language.ts'
import type { RequestInput, RequestOutput } from '../../../shared/contract/contract.ts'
import { searchAddress } from '../../../shared/research/web-address.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { readResults } from '../web/read-results.ts'
import { sendSearch, type WebProblem } from '../web/send-search.ts'
import { languageOf, type SessionContext } from '../../session/context.ts'

export async function askWeb(
  context: SessionContext,
  { query }: RequestInput<'ask-web'>,
): Promise<Result<RequestOutput<'ask-web'>, Problem>> {
  const language = languageOf(context)
  const url = searchAddress(context.preferences.webSearch, query)
  if (url === null) return fail({ code: 'web-off', message: off[language] })
  const sent = await sendSearch(url, context.closing)
  const results = sent.ok ? readResults(sent.value) : null
  if (!sent.ok) return fail(sayProblem(sent.failure, url.host, language))
  if (results === null) return fail(sayProblem({ kind: 'not-json' }, url.host, language))
  return succeed({ host: url.host, results })
}

const off: Record<Language, string> = {
  en: 'Search on the web is off. Give the address of a search service in the settings first; nothing was sent.',
  zh: '没有开启网络搜索。请先在设置里填写搜索服务的地址；没有发送任何内容。',
}

function sayProblem(failure: WebProblem, host: string, language: Language): Problem {
  return { code: `web-${failure.kind}`, message: phrases[language](failure, host) }
}

const phrases: Record<Language, (failure: WebProblem, host: string) => string> = {
  en: (failure, host) => {
    switch (failure.kind) {
      case 'stopped':
        return 'Stopped. Your files and your pack are as they were.'
      case 'timeout':
        return `${host} did not answer in time. Try again later; your files are searched without it.`
      case 'unreachable':
        return `${host} can’t be reached. Check the address and the connection; your files are searched without it.`
      case 'elsewhere':
        return `${host} sends on to another address, which Weekloom does not follow. Give the address where the answer really is.`
      case 'too-large':
        return `${host} answered with far more than a list of results. It was not read; check the address.`
      case 'not-json':
        return `${host} did not answer with a list of results as JSON. With SearXNG, allow the format json there and end the address in “?q={query}&format=json”.`
      case 'busy':
        return `${host} has too many requests just now. Wait a minute and try again.`
      case 'status':
        return `${host} refused the search (status ${failure.status}). Check the address in the settings.`
      default:
        return assertNever(failure)
    }
  },
  zh: (failure, host) => {
    switch (failure.kind) {
      case 'stopped':
        return '已停止。资料和课程包没有变化。'
      case 'timeout':
        return `${host} 没有及时回应。请稍后再试；在资料里搜索不受影响。`
      case 'unreachable':
        return `连不上 ${host}。请检查地址和网络；在资料里搜索不受影响。`
      case 'elsewhere':
        return `${host} 要转到别的地址，Weekloom 不会跟过去。请填写真正返回结果的地址。`
      case 'too-large':
        return `${host} 返回的内容远多于搜索结果，没有读取；请检查地址。`
      case 'not-json':
        return `${host} 返回的不是 JSON 格式的结果。用 SearXNG 时，请在那边允许 json 格式，地址以“?q={query}&format=json”结尾。`
      case 'busy':
        return `${host} 现在请求太多。请等一分钟再试。`
      case 'status':
        return `${host} 拒绝了搜索（状态 ${failure.status}）。请检查设置里的地址。`
      default:
        return assertNever(failure)
    }
  },
}
