// Whether the agent works or a card waits: then nothing new is said for the person by a button.
import { openCardOf } from './chat-store.ts'
import { useDesk } from './desk-context.ts'
import { useStore } from './use-store.ts'

export function useIsBusy(): boolean {
  return useStore(useDesk().chat, (chat) => chat.isRunning || openCardOf(chat) !== null)
}
