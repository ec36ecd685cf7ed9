// Texts out of a file, and the way back: those of the last import on this page are deleted in one press (R7).
import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { readFileSource } from '../import/import-source.ts'
import { pickFile } from '../import/pick-file.ts'
import { reciteWords } from '../words/recite-words.ts'
import { useWords } from '../words/words.ts'
import type { ReciteDesk } from './use-recite.ts'

type ImportTextsProps = { recite: ReciteDesk; onTold: (told: string) => void }

export function ImportTexts({ recite, onTold }: ImportTextsProps) {
  const words = useWords(reciteWords)
  const [ids, setIds] = useState<number[]>([])
  const choose = async () => {
    const file = await pickFile('.txt,.tsv,.csv,.json,text/plain,application/json')
    if (file === null) return
    const source = await readFileSource(file)
    if (source?.kind !== 'file') return recite.setProblem(words.unreadable(file.name))
    recite.send(
      'import-materials',
      { fileName: source.fileName, content: source.content, course: '' },
      (imported) => {
        setIds(imported.ids)
        onTold(words.imported(imported.added, imported.known, imported.leftOut))
      },
    )
  }
  const takeBack = () =>
    recite.send('delete-materials', { ids }, ({ titles }) => {
      setIds([])
      onTold(words.importTakenBack(titles.length))
    })
  return (
    <>
      <Button onClick={() => void choose()}>{words.importTexts}</Button>
      {ids.length === 0 ? null : (
        <Button onClick={takeBack}>{words.takeImportBack(ids.length)}</Button>
      )}
    </>
  )
}
