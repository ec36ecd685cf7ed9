// What the student has said of themselves goes with every call that reads a document.
import { expect, test } from 'vitest'
import { withProfile } from '../../../../electron/agent/prompt/say-profile.ts'
import { noStudentProfile } from '../../../../shared/agent/student-profile.ts'
import type { DocumentQuestion } from '../../../../electron/model/document-model.ts'

test('[O8] a model that reads documents is told the standing context before the document, and nothing where there is none', async () => {
  const seen: DocumentQuestion[] = []
  let standing = { ...noStudentProfile, profile: 'I learn best by drawing' }
  const model = withProfile(
    (question) => {
      seen.push(question)
      return Promise.resolve({ kind: 'aborted' })
    },
    () => ({ standing, language: 'en' }),
  )
  const messages: DocumentQuestion['messages'] = [
    { role: 'system', content: 'rules' },
    { role: 'user', content: 'the text' },
    { role: 'user', content: 'again' },
  ]
  const question: DocumentQuestion = { task: 'recite', messages, maxTokens: 10, corrections: 0 }
  const { signal } = new AbortController()
  await model(question, signal)
  expect(seen[0]?.messages.map(({ content }) => content)).toEqual([
    'rules',
    expect.stringMatching(/<data key="student">[^]*I learn best by drawing[^]*the text$/),
    'again',
  ])
  standing = noStudentProfile
  await model(question, signal)
  expect(seen[1]).toEqual(question)
})
