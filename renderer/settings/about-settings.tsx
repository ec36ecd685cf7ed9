// What Weekloom is: its version, and whose packages are in it with their licences (I2).
import { useQuery } from '../store/use-query.ts'
import { useWords } from '../words/words.ts'
import { Awaited } from './settings-view.tsx'
import styles from './settings.module.css'

export function AboutSettings() {
  const words = useWords().about
  const { value: about, failure } = useQuery('read-about', {})
  if (about === null) {
    return <Awaited failure={failure} />
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
