// What the core knows for the settings: read when they open, and again after what changes it.
import { useEffect, useState } from 'react'
import type { SettingsView } from '../../shared/view/settings-view.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import type { Desk } from '../store/desk.ts'

type Read = {
  /** Null until it has come. */
  view: SettingsView | null
  failure: string
}

export type SettingsAnswer = Read & { refresh: () => Promise<void> }

export function useSettingsView(): SettingsAnswer {
  const desk = useDesk()
  const [read, setRead] = useState<Read>({ view: null, failure: '' })
  useEffect(() => {
    let isGone = false
    const readFirst = async (): Promise<void> => {
      const first = await readView(desk)
      if (!isGone) setRead(first)
    }
    void readFirst()
    return () => {
      isGone = true
    }
  }, [desk])
  return { ...read, refresh: async () => setRead(await readView(desk)) }
}

async function readView(desk: Desk): Promise<Read> {
  const answer = await inquire(desk, 'read-settings', {})
  return answer.ok ? { view: answer.value, failure: '' } : { view: null, failure: answer.failure }
}
