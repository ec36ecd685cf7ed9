// Where a branch came from, with the way back.
import { useEffect, useState } from 'react'
import { inquire, tell } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { turnTo } from '../store/steer.ts'
import { useStore } from '../store/use-store.ts'
import { conversationsWords } from '../words/conversations-words.ts'
import { useWords } from '../words/words.ts'
import styles from './conversations.module.css'

export function BranchedFrom() {
  const desk = useDesk()
  const parent = useStore(desk.chat, ({ conversation }) => conversation.parent)
  return parent === null ? null : <WayBack key={parent} parent={parent} />
}

/** Undefined while it is looked up, null where it is gone. */
type Title = string | null | undefined

function WayBack({ parent }: { parent: string }) {
  const desk = useDesk()
  const words = useWords(conversationsWords)
  const [title, setTitle] = useState<Title>()
  useEffect(() => {
    let isAsking = true
    const look = async (): Promise<void> => {
      const found = await inquire(desk, 'list-conversations', {})
      if (!isAsking || !found.ok) return
      const { conversations } = found.value
      setTitle(conversations.find(({ id }) => id === parent)?.title ?? null)
    }
    void look()
    return () => {
      isAsking = false
    }
  }, [desk, parent])
  const back = async () => {
    const problem = await turnTo(desk, inquire(desk, 'open-conversation', { id: parent }))
    if (problem !== null) tell(desk, 'problem', problem)
  }
  if (title === undefined) return <p className={styles.branched}>&nbsp;</p>
  if (title === null) return <p className={styles.branched}>{words.branchedFromGone}</p>
  return (
    <p className={styles.branched}>
      {words.branchedFrom}{' '}
      <button type="button" title={title} onClick={() => void back()}>
        {title === '' ? words.untitled : title}
      </button>
    </p>
  )
}
