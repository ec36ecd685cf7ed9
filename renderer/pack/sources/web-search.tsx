// The search on the web: off until the person gives an address; what it finds is shown apart from the sources.
import { useId, useState } from 'react'
import type { RequestOutput } from '../../../shared/contract/contract.ts'
import { webAddressSchema } from '../../../shared/research/web-address.ts'
import { Button } from '../../kit/button.tsx'
import { Form, TextInput } from '../../kit/fields.tsx'
import { setPreferences } from '../../store/actions.ts'
import { useDesk, useStore } from '../../store/use-store.ts'
import { useWords } from '../../words/words.ts'
import { useRequests } from '../../store/use-requests.ts'
import { AskForm } from './ask-form.tsx'
import styles from './sources.module.css'

/** `host` is where searches go; null while there is no address. */
export function WebSearch({ host }: { host: string | null }) {
  const words = useWords().source
  return (
    <details className="pad-top-6">
      <summary>{words.web}</summary>
      <p className="pad-top-6 quiet small snug pretty">{words.webHint}</p>
      <AddressForm host={host} />
      {host === null ? null : <WebForm />}
    </details>
  )
}

function AddressForm({ host }: { host: string | null }) {
  const desk = useDesk()
  const words = useWords().source
  const kept = useStore(desk.settings, ({ webSearch }) => webSearch)
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const id = useId()
  const address = typed ?? kept
  const keep = () => {
    const read = webAddressSchema.safeParse(address)
    setProblem(read.success ? '' : words.webWrong)
    if (read.success) void setPreferences(desk, { webSearch: read.data }).then(() => setTyped(null))
  }
  const turnOff = () => {
    setTyped(null)
    setProblem('')
    void setPreferences(desk, { webSearch: '' })
  }
  return (
    <Form className="stack gap-6 narrows pad-top-6" onSend={keep} aria-label={words.web}>
      <label className="quiet small snug pretty" htmlFor={id}>
        {words.webAddress}
      </label>
      <div className={styles.asking}>
        <TextInput
          className="grow-220"
          id={id}
          inputMode="url"
          spellCheck={false}
          maxLength={500}
          placeholder={words.webExample}
          value={address}
          onChange={setTyped}
        />
        <Button type="submit" disabled={address.trim() === '' || address === kept}>
          {words.webKeep}
        </Button>
        {host === null ? null : <Button onClick={turnOff}>{words.webOff}</Button>}
      </div>
      <output
        className={
          problem === ''
            ? 'quiet small snug pretty unless-empty'
            : 'caution small breaks unless-empty'
        }
      >
        {problem || (host === null ? words.webIsOff : words.webIsOn(host))}
      </output>
    </Form>
  )
}

function WebForm() {
  const words = useWords().source
  const [answer, setAnswer] = useState<RequestOutput<'ask-web'> | null>(null)
  const { problem, isPending, send } = useRequests()
  const search = (query: string) => {
    setAnswer(null)
    send('ask-web', { query }, setAnswer)
  }
  return (
    <AskForm label={words.webQuery} submit={words.askWeb} isPending={isPending} onAsk={search}>
      <output className="caution small breaks unless-empty">{problem}</output>
      {answer === null ? null : (
        <div
          className={`stack gap-8 rounded pad-y-10 pad-x-14 ${styles.webResults}`}
          data-testid="web-results"
        >
          <p className="quiet small snug pretty">
            {answer.results.length === 0 ? words.webNothing : words.fromWeb(answer.host)}
          </p>
          <ul className="stack gap-8">
            {answer.results.map(({ title, address, text }, index) => (
              // One address may come twice.
              // oxlint-disable-next-line react/no-array-index-key -- see above
              <li className="stack breaks" key={index}>
                <b>{title}</b>
                <small>{address}</small>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </AskForm>
  )
}
