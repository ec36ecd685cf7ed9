// The reading of a timetable in the dialog: what was given, what was answered, and the newest preview of both.
import { useEffect, useRef, useState } from 'react'
import type { ImportAnswers } from '../../shared/timetable/import-answers.ts'
import type { ImportPreview } from '../../shared/timetable/import-preview.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { toImportRequest, type ImportSource, type StartedImport } from '../store/import-source.ts'

type Reading = {
  source: ImportSource | null
  answers: ImportAnswers
  /** Of the answers before while newer ones are read. */
  preview: ImportPreview | null
  failure: string | null
  isRunning: boolean
  /** Counts what was given to read; answers to its questions belong to the same. */
  round: number
}

/** Answers that follow each other as fast as keys are one question. */
const pause = 300

export function useImport(started: StartedImport) {
  const desk = useDesk()
  const words = useWords().importStep
  const [reading, setReading] = useState<Reading>(() => ({
    source: started.source,
    answers: {},
    preview: 'preview' in started ? started.preview : null,
    failure: 'failure' in started ? started.failure : null,
    isRunning: false,
    round: 0,
  }))
  const newest = useRef(0)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const ask = async (source: ImportSource, answers: ImportAnswers, turn: number) => {
    const read =
      source.kind === 'feed'
        ? await inquire(desk, 'preview-feed', { id: source.id, answers })
        : await inquire(desk, 'preview-import', toImportRequest(source, answers, words.pasted))
    if (newest.current !== turn) return
    const outcome = read.ok
      ? { preview: read.value, failure: null }
      : { preview: null, failure: read.failure }
    setReading((before) => ({ ...before, ...outcome, isRunning: false }))
  }
  const begin = (change: Partial<Reading>) => {
    window.clearTimeout(timer.current)
    newest.current += 1
    setReading((before) => ({ ...before, ...change, isRunning: true }))
    return newest.current
  }
  return {
    ...reading,
    read: (source: ImportSource) => {
      const turn = begin({ source, answers: {}, failure: null, round: reading.round + 1 })
      void ask(source, {}, turn)
    },
    answer: (answers: ImportAnswers) => {
      const { source } = reading
      if (source === null) return
      const turn = begin({ answers })
      timer.current = window.setTimeout(() => void ask(source, answers, turn), pause)
    },
    /** What a file says becomes pasted text, to be corrected where it stands. */
    mend: (text: string) => {
      begin({ source: { kind: 'pasted', text } })
      setReading((before) => ({ ...before, preview: null, failure: null, isRunning: false }))
    },
    goBack: () => {
      if (reading.source?.kind === 'feed') return desk.frame.set({ dialog: { kind: 'feeds' } })
      begin({})
      setReading((before) => ({ ...before, preview: null, failure: null, isRunning: false }))
    },
  }
}

export type ImportWork = ReturnType<typeof useImport>
