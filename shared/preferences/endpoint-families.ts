// Defines the kinds of server that speak the OpenAI protocol (M2): what a student picks from, and what is filled in then.

export const endpointFamilies = [
  'openai',
  'ollama',
  'lm-studio',
  'llama-cpp',
  'deepseek',
  'vllm',
  'other',
] as const

export type EndpointFamily = (typeof endpointFamilies)[number]

export type FamilyFacts = {
  name: string
  /** Where such a server usually listens; empty when there is no usual place. */
  baseUrl: string
  needsKey: boolean
}

export const familyFacts: Record<EndpointFamily, FamilyFacts> = {
  openai: { name: 'OpenAI', baseUrl: 'https://api.openai.com/v1', needsKey: true },
  ollama: { name: 'Ollama', baseUrl: 'http://localhost:11434/v1', needsKey: false },
  'lm-studio': { name: 'LM Studio', baseUrl: 'http://localhost:1234/v1', needsKey: false },
  'llama-cpp': { name: 'llama.cpp', baseUrl: 'http://localhost:8080/v1', needsKey: false },
  deepseek: { name: 'DeepSeek', baseUrl: 'https://api.deepseek.com/v1', needsKey: true },
  vllm: { name: 'vLLM', baseUrl: 'http://localhost:8000/v1', needsKey: false },
  other: { name: 'OpenAI-compatible', baseUrl: '', needsKey: false },
}
