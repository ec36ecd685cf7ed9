// How a study guide would look, asked for again when the choice has rested for a moment; the last answer stays till then.
import { useEffect, useState } from 'react'
import type { GuideChoice } from '../../../shared/outlook/requests.ts'
import type { RequestOutput } from '../../../shared/contract.ts'
import { inquire } from '../../store/actions.ts'
import type { Desk } from '../../store/desk.ts'
import { watchGround } from '../../store/use-answer.ts'

/** Milliseconds between the last change and the question. */
const rest = 250

export type GuidePreview = {
  preview: RequestOutput<'preview-pack'> | null
  problem: string
}

export function useGuidePreview(desk: Desk, choice: GuideChoice): GuidePreview {
  const wanted = JSON.stringify(choice)
  const [shown, setShown] = useState<GuidePreview>({ preview: null, problem: '' })
  useEffect(() => {
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const answer = await inquire(desk, 'preview-pack', choice)
      if (!isWanted) return
      setShown(({ preview }) => ({
        preview: answer.ok ? answer.value : preview,
        problem: answer.ok ? '' : answer.failure,
      }))
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void look(), rest)
    }
    wait()
    const stops = [watchGround(desk, wait), desk.packs.subscribe(wait)]
    return () => {
      isWanted = false
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
    // The text stands for the choice: a new object that says the same asks nothing.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [desk, wanted])
  return shown
}
