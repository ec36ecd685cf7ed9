// Looks for model servers on this computer when it is pressed, and offers their models; choosing one fills the form (M7).
import { useState } from 'react'
import { familyFacts } from '../../shared/preferences/endpoint-families.ts'
import type { LocalServer } from '../../shared/model/local-servers.ts'
import { Button } from '../kit/button.tsx'
import { useRequests } from '../store/use-requests.ts'
import { useWords } from '../words/words.ts'
import styles from './assistant.module.css'
import { isFound, withFound, type ModelDraft } from './model-draft.ts'

type LocalModelsProps = { draft: ModelDraft; onChange: (draft: ModelDraft) => void }

export function LocalModels({ draft, onChange }: LocalModelsProps) {
  const words = useWords().assistant
  const [servers, setServers] = useState<LocalServer[] | null>(null)
  const { problem, isPending, send } = useRequests()
  const look = () => send('find-local-models', {}, (found) => setServers(found.servers))
  return (
    <div className="stack gap-6">
      <div>
        <Button disabled={isPending} onClick={look}>
          {words.look}
        </Button>
      </div>
      <output className="stack gap-6 small snug" aria-label={words.foundModels}>
        {problem === '' ? null : <p className="caution">{problem}</p>}
        {servers?.length === 0 ? <p>{words.noneFound}</p> : null}
        {servers?.map(({ family, baseUrl, models }) => (
          <div key={baseUrl} className="stack gap-4">
            <p>{words.foundAt(familyFacts[family].name, models.length)}</p>
            <div className={`flex wrap gap-6 ${styles.found}`}>
              {models.map((model) => (
                <Button
                  key={model}
                  className="small breaks"
                  aria-pressed={isFound(draft, { family, baseUrl, model })}
                  onClick={() => onChange(withFound(draft, { family, baseUrl, model }))}
                >
                  {model}
                </Button>
              ))}
            </div>
          </div>
        ))}
      </output>
    </div>
  )
}
