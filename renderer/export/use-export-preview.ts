// What an export would hold, asked for again when the choice has rested for a moment; the last answer stays till then.
import { useEffect, useState } from 'react'
import type { ExportChoice, ExportFormat } from '../../shared/exchange/export-choice.ts'
import type { ExportPreview } from '../../shared/exchange/exported-file.ts'
import { inquire } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'

/** Milliseconds: shorter than a pause between two thoughts, longer than one between two keys. */
const rest = 250

export type ShownPreview = {
  preview: ExportPreview | null
  problem: string
  /** What it is a preview of. */
  format: ExportFormat | null
  /** Whether it is of another choice still. */
  isOld: boolean
}

/** `choice` null asks nothing and keeps what is shown. */
export function useExportPreview(desk: Desk, choice: ExportChoice | null): ShownPreview {
  const wanted = choice === null ? null : JSON.stringify(choice)
  const [shown, setShown] = useState<ShownPreview & { of: string | null }>({
    preview: null,
    problem: '',
    format: null,
    isOld: true,
    of: null,
  })
  useEffect(() => {
    let isWanted = true
    const look = async (asked: ExportChoice) => {
      const answer = await inquire(desk, 'preview-export', asked)
      if (!isWanted) return
      setShown(({ preview, format }) => ({
        preview: answer.ok ? answer.value : preview,
        format: answer.ok ? asked.format : format,
        problem: answer.ok ? '' : answer.failure,
        isOld: !answer.ok,
        of: wanted,
      }))
    }
    const timer =
      choice === null ? null : setTimeout(() => void look(choice), shown.of === null ? 0 : rest)
    return () => {
      isWanted = false
      if (timer !== null) clearTimeout(timer)
    }
    // The text stands for the choice: a new object that says the same asks nothing.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [desk, wanted])
  return { ...shown, isOld: shown.isOld || shown.of !== wanted }
}
