// The way in for all that another computer had: a file of everything in the place of what is here.
import { useState } from 'react'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { Button } from '../kit/button.tsx'
import { pickFile } from '../kit/files.ts'
import { Question } from '../kit/dialog.tsx'
import { tell } from '../store/actions.ts'
import { base64OfBlob } from '../store/import-source.ts'
import { showView } from '../store/receive-push.ts'
import { usePending, useRequests } from '../store/use-requests.ts'
import { useDesk } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './settings.module.css'

/** As base64, more than a request carries. */
const mostPacked = 14_000_000

type Chosen = { name: string; content: string }

export function MoveIn({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const words = useWords().data
  const [isReading, run] = usePending()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [said, setSaid] = useState('')
  const { problem, isPending, send } = useRequests()
  const choose = async (): Promise<void> => {
    const file = await pickFile('.json,application/json')
    if (file === null) return
    const content = await packFile(file)
    const isTooLarge = content !== null && content.length > mostPacked
    setSaid(isTooLarge ? words.moveInTooLarge : '')
    setChosen(content === null || isTooLarge ? null : { name: file.name, content })
  }
  const moveIn = ({ content }: Chosen) =>
    send('move-in', { content }, ({ view, aside }) => {
      showView(desk, view)
      const { notice, data } = windowWords[view.preferences.language]
      tell(desk, 'done', aside === null ? data.movedIn : notice.setAside(aside))
      onClose()
    })
  return (
    <section className={styles.section}>
      <h3>{words.moveIn}</h3>
      <p className="quiet snug">{words.moveInText}</p>
      <div className="row wrap gap-y-8 gap-x-12">
        <Button disabled={isReading || isPending} onClick={() => run(choose())}>
          {words.moveInChoose}
        </Button>
        <output className="caution small snug">{said}</output>
      </div>
      {chosen === null ? null : (
        <Question
          name={words.moveInQuestion}
          title={words.moveInQuestion}
          text={`${chosen.name} · ${words.moveInKept}`}
          textClass="quiet small"
          yes={words.moveInNow}
          no={words.moveInKeep}
          isPending={isPending}
          className={styles.question ?? ''}
          answersClass="row wrap gap-y-8 gap-x-12"
          onYes={() => moveIn(chosen)}
          onNo={() => setChosen(null)}
        >
          <output className="caution small snug">{problem}</output>
        </Question>
      )}
    </section>
  )
}

/**
 * Packs a file by gzip for a request that carries it as base64. Null when the file can't be read.
 */
async function packFile(file: File): Promise<string | null> {
  try {
    const packed = file.stream().pipeThrough(new CompressionStream('gzip'))
    return await base64OfBlob(await new Response(packed).blob())
  } catch {
    return null
  }
}
