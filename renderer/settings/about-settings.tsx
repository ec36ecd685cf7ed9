// What Weekloom is: its version, and whose packages are in it with their licences (I2).
import { useEffect, useState } from 'react'
import type { About } from '../../shared/about/notices.ts'
import { inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useWords } from '../words/words.ts'
import styles from './settings.module.css'

export function AboutSettings() {
  const words = useWords().about
  const loading = useWords().settings.loading
  const { about, failure } = useAbout()
  if (about === null) {
    return (
      <output className={failure === '' ? 'quiet small snug' : 'caution small snug'}>
        {failure === '' ? loading : failure}
      </output>
    )
  }
  return (
    <>
      <section className={styles.section}>
        <h3>{words.version(about.version, about.license)}</h3>
        <p className="quiet snug">{words.offline}</p>
      </section>
      <section className={styles.section}>
        <h3>{words.packages}</h3>
        <p className="quiet snug">{words.packagesHint}</p>
        <ul className={`stack gap-2 ${styles.notices}`}>
          {about.notices.map(({ name, version, license, text }) => (
            <li key={`${name} ${version}`}>
              <details>
                <summary className="pad-y-2">
                  {name} {version} <small>{license}</small>
                </summary>
                <pre>{text}</pre>
              </details>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function useAbout(): { about: About | null; failure: string } {
  const desk = useDesk()
  const [read, setRead] = useState<{ about: About | null; failure: string }>({
    about: null,
    failure: '',
  })
  useEffect(() => {
    let isGone = false
    const ask = async (): Promise<void> => {
      const answer = await inquire(desk, 'read-about', {})
      if (isGone) return
      setRead(
        answer.ok ? { about: answer.value, failure: '' } : { about: null, failure: answer.failure },
      )
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [desk])
  return read
}
