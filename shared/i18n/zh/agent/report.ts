// What a test of an endpoint found, in the person's language, a line for each thought.
import type * as en from '../../en/agent/report.ts'

export const phrases: typeof en.phrases = {
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
}
