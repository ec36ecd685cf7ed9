// A failed endpoint in the person's language: what happened and what to do next. The turn's end says what is safe.
import type { Language } from '../../../../shared/language.ts'
import type { EndpointFailure } from './endpoint-failure.ts'

type Kind = EndpointFailure['kind']

type Sentences = { [K in Kind]: (failure: Extract<EndpointFailure, { kind: K }>) => string }

const sentences: Record<Language, Sentences> = {
  en: {
    'open-line': ({ host }) =>
      `the line to ${host} is not encrypted, so that others on the way could read your plan and the key, and nothing was sent: use an address with https, or agree to it beside the address in the assistant's settings (in the terminal with --plain-http)`,
    'key-of-another': ({ host, keptFor, isNamed, variables }) =>
      `the key in ${variables.key} ${isNamed ? 'is for' : 'was first used with'} ${keptFor} and does not go to ${host}: if it is meant for it, set ${variables.host}=${host} beside it and start again`,
    unreachable: ({ host }) =>
      `nothing answers at ${host}: start the model server or check the address in the settings`,
    'wrong-key': ({ host }) => `${host} refused the key: enter a valid key in the settings`,
    'unusable-key': () =>
      'the key has a space, a line break or a letter that no key has: copy it again and enter it anew',
    'no-model': ({ model }) =>
      `the server has no model named "${model}": choose one that it has, or load it there`,
    'not-an-endpoint': ({ host }) =>
      `${host} answers, but not as a model server: the address usually ends in /v1`,
    redirected: ({ host }) =>
      `${host} sends requests on to another address, which is not followed so that your key stays safe: enter the final address`,
    'rate-limited': ({ waitMs }) =>
      waitMs === null
        ? 'the server takes no more requests for now: wait a minute and say it again'
        : `the server takes no more requests for ${inSeconds(waitMs)} s: say it again then`,
    'out-of-credit': ({ host }) =>
      `the account at ${host} has no credit left: top it up, or use the built-in model`,
    'server-error': ({ status }) =>
      `the server failed several times${status < 400 ? '' : ` (status ${status})`}: say it again later, or use the built-in model`,
    'too-slow': ({ phase, seconds }) =>
      phase === 'first-token'
        ? `no word came within ${seconds} s: the model may still be loading, or be too large for the machine`
        : phase === 'gap'
          ? `the answer stood still for ${seconds} s: say it again, or choose a smaller model`
          : `the answer was not finished within ${seconds} s: choose a smaller model`,
    'cut-off': () =>
      'the connection broke in the middle of the answer, several times: say it again',
    'empty-answer': () =>
      'the answer was empty, several times: say it again, or choose another model',
    'answer-too-long': ({ tokens }) =>
      `the answer did not end within ${tokens} tokens: choose another model, or one that thinks less`,
    'endless-answer': () =>
      'the server sent far more than an answer needs, without an end: choose another model or server',
    'context-too-small': ({ tokens }) =>
      tokens === null
        ? "the model can't read a prompt of this length: load it with a context of at least 8,192 tokens"
        : `the model reads only ${tokens} tokens at once: load it with a context of at least 8,192 tokens`,
    filtered: () => "the server's content filter stopped the answer: say it in other words",
    refused: ({ status, detail }) =>
      `the server refused the request (status ${status}${detail === '' ? '' : `: ${detail}`}): check the model in the settings`,
  },
  zh: {
    'open-line': ({ host }) =>
      `到 ${host} 的连接没有加密，途中的人能读到你的计划和密钥，所以什么都没有发送：请改用 https 地址，或在助手设置的地址旁同意（终端里用 --plain-http）`,
    'key-of-another': ({ host, keptFor, isNamed, variables }) =>
      `${variables.key} 里的密钥${isNamed ? '指定用于' : '最先用于'} ${keptFor}，不会发给 ${host}：如果确实要用在那里，请同时设置 ${variables.host}=${host} 再重新启动`,
    unreachable: ({ host }) => `${host} 没有响应：请启动模型服务，或在设置里检查地址`,
    'wrong-key': ({ host }) => `${host} 不接受这个密钥：请在设置里填写有效的密钥`,
    'unusable-key': () => '密钥里有空格、换行或不该有的字符：请重新复制并填写',
    'no-model': ({ model }) => `服务器上没有名为“${model}”的模型：请换一个已有的，或先在那里加载它`,
    'not-an-endpoint': ({ host }) => `${host} 有响应，但不是模型服务：地址通常以 /v1 结尾`,
    redirected: ({ host }) =>
      `${host} 要求转到别的地址，为了保护密钥没有跟过去：请直接填写最终地址`,
    'rate-limited': ({ waitMs }) =>
      waitMs === null
        ? '服务器暂时不再接受请求：过一分钟再说一次'
        : `服务器在 ${inSeconds(waitMs)} 秒内不再接受请求：之后再说一次`,
    'out-of-credit': ({ host }) => `${host} 的账户余额用完了：请充值，或改用内置模型`,
    'server-error': ({ status }) =>
      `服务器多次出错${status < 400 ? '' : `（状态码 ${status}）`}：稍后再说一次，或改用内置模型`,
    'too-slow': ({ phase, seconds }) =>
      phase === 'first-token'
        ? `${seconds} 秒内没有开始回答：模型可能还在加载，或者对这台机器来说太大`
        : phase === 'gap'
          ? `回答停顿了 ${seconds} 秒：再说一次，或换一个小一些的模型`
          : `${seconds} 秒内没有答完：请换一个小一些的模型`,
    'cut-off': () => '回答到一半连接多次中断：请再说一次',
    'empty-answer': () => '多次得到空的回答：再说一次，或换一个模型',
    'answer-too-long': ({ tokens }) =>
      `回答超过了 ${tokens} 个 token 还没结束：请换一个模型，或少思考一些的模型`,
    'endless-answer': () => '服务器发来的内容远远超过一个回答，而且没有结束：请换一个模型或服务器',
    'context-too-small': ({ tokens }) =>
      tokens === null
        ? '模型读不下这么长的内容：请用至少 8192 个 token 的上下文加载它'
        : `模型一次只能读 ${tokens} 个 token：请用至少 8192 个 token 的上下文加载它`,
    filtered: () => '服务器的内容过滤拦下了回答：请换个说法',
    refused: ({ status, detail }) =>
      `服务器拒绝了请求（状态码 ${status}${detail === '' ? '' : `：${detail}`}）：请在设置里检查模型`,
  },
}

export function sayEndpointFailure(failure: EndpointFailure, language: Language): string {
  return sayKind(failure.kind, failure, language)
}

function sayKind<K extends Kind>(
  kind: K,
  failure: Extract<EndpointFailure, { kind: K }>,
  language: Language,
): string {
  return sentences[language][kind](failure)
}

function inSeconds(ms: number): number {
  return Math.ceil(ms / 1000)
}
