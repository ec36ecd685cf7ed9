// The protocols by name.
import type { FamilyProfile } from '../family-profile.ts'
import { ollamaChat } from './ollama-chat.ts'
import { openaiChat } from './openai-chat.ts'
import type { Protocol } from './protocol.ts'

export const protocols: Record<FamilyProfile['protocol'], Protocol> = {
  'openai-chat': openaiChat,
  'ollama-chat': ollamaChat,
}
