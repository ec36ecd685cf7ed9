// Whether there is a key for an address, as the core last said; never the key itself (M4).
import { useEffect, useState } from 'react'
import type { ModelStatus } from '../../shared/model/endpoint-report.ts'
import { ask } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'

export type KeyStatus = ModelStatus['key']

/** Null until the first answer has come; `show` takes an answer that came with something else. */
export function useKeyStatus(
  baseUrl: string | null,
): [status: KeyStatus | null, show: (status: KeyStatus) => void] {
  const desk = useDesk()
  const [status, setStatus] = useState<KeyStatus | null>(null)
  useEffect(() => {
    let isWanted = true
    const inquire = async (): Promise<void> => {
      const answer = await ask(desk, 'read-model', baseUrl === null ? {} : { baseUrl })
      if (isWanted && answer !== null) setStatus(answer.key)
    }
    void inquire()
    return () => {
      isWanted = false
    }
  }, [desk, baseUrl])
  return [status, setStatus]
}
