// The button that lets the attempt be spoken, where the browser offers that; before its first use it says who hears it.
import { grammar } from '../../shared/i18n/grammar.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { useWords, useLanguage } from '../words/words.ts'
import {
  findRecogniser,
  startDictation,
  staysHere,
  type Dictation,
  type DictationProblem,
} from './dictation.ts'
import { takeFocus } from '../kit/focus.ts'
import styles from './recite.module.css'

type DictateButtonProps = {
  /** Whether the person has said yes to it before. */
  isAgreed: boolean
  onAgree: () => void
  onText: (text: string) => void
}

export function DictateButton({ isAgreed, onAgree, onText }: DictateButtonProps) {
  const language = useLanguage()
  const words = useWords().recite
  const [stage, setStage] = useState<'off' | 'asking' | 'on'>('off')
  const [problem, setProblem] = useState<DictationProblem | null>(null)
  const running = useRef<Dictation | null>(null)
  const latest = useRef(onText)
  useEffect(() => {
    latest.current = onText
  }, [onText])
  // What is still heard when the page has gone belongs nowhere.
  useEffect(() => () => running.current?.drop(), [])
  const maker = findRecogniser()
  if (maker === null) return null
  const lang = grammar[language].tags.speech
  const start = (isLocal: boolean) => {
    setProblem(null)
    setStage('on')
    running.current = startDictation(
      maker,
      { lang, isLocal },
      {
        onText: (text) => latest.current(text),
        onEnd: (failed) => {
          running.current = null
          setProblem(failed)
          setStage('off')
        },
      },
    )
  }
  const press = async () => {
    if (stage === 'on') return running.current?.stop()
    const isLocal = await staysHere(maker, lang)
    if (isLocal || isAgreed) return start(isLocal)
    return setStage('asking')
  }
  if (stage === 'asking') {
    const agree = () => {
      onAgree()
      start(false)
    }
    return <Consent onAgree={agree} onCancel={() => setStage('off')} />
  }
  return (
    <>
      <output className="quiet breaks unless-empty">
        {stage === 'on' ? words.listening : problem === null ? '' : words.dictateProblems[problem]}
      </output>
      <Button aria-pressed={stage === 'on'} onClick={() => void press()}>
        {stage === 'on' ? words.dictateStop : words.dictate}
      </Button>
    </>
  )
}

function Consent({ onAgree, onCancel }: { onAgree: () => void; onCancel: () => void }) {
  const words = useWords().recite
  return (
    <div className={`row edged wrap gap-8 washed pad-y-8 pad-x-12 ${styles.consent}`}>
      <span className="grow-220">{words.dictateQuestion}</span>
      <Button ref={takeFocus} onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button onClick={onAgree}>{words.dictateYes}</Button>
    </div>
  )
}
