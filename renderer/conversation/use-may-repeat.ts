// Whether a turn is the last one and nothing is under way or waits: then its request can be said again.
import { useDesk } from '../store/use-store.ts'
import { useIsBusy } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { lastTraceOf } from './sum-turns.ts'

export function useMayRepeat(traceId: string): boolean {
  const desk = useDesk()
  const isLast = useStore(desk.chat, ({ timeline }) => lastTraceOf(timeline) === traceId)
  const isConnected = useStore(desk.settings, ({ connection }) => connection === 'connected')
  return !useIsBusy() && isLast && isConnected
}
