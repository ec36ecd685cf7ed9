// The form of the model as it is being filled in.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  choiceOf,
  draftOf,
  findModelProblem,
  isFound,
  withFamily,
  withFound,
  type ModelDraft,
} from '../../../renderer/assistant/model-draft.ts'
import {
  endpointFamilies,
  familyFacts,
  modelChoiceSchema,
  offlineChoice,
} from '../../../shared/preferences/model-choice.ts'

const draft: ModelDraft = {
  kind: 'endpoint',
  family: 'openai',
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-5',
  key: '',
  plainHttpTo: '',
  use: 'auto',
}

describe('a draft', () => {
  it('[M3] begins with the built-in model and a server of the own machine at hand', () => {
    const begun = draftOf(offlineChoice)
    expect(begun).toMatchObject({ kind: 'offline', family: 'ollama', key: '' })
    expect(begun.baseUrl).toBe(familyFacts.ollama.baseUrl)
    expect(choiceOf(begun)).toEqual(offlineChoice)
  })

  it('[M2] of a choice comes to the same choice again', () => {
    const choice = fc.record({
      family: fc.constantFrom(...endpointFamilies),
      baseUrl: fc.constantFrom('http://localhost:1/v1', 'https://host.example/a/b'),
      model: fc.constantFrom('gpt-5', 'qwen3:8b', 'org/model name'),
    })
    fc.assert(
      fc.property(choice, fc.constantFrom({}, { use: 'reader' as const }), (endpoint, use) => {
        const chosen = { kind: 'endpoint' as const, endpoint, ...use }
        expect(findModelProblem(draftOf(chosen))).toBeNull()
        expect(choiceOf(draftOf(chosen))).toEqual(chosen)
      }),
    )
  })

  it('[M2] is kept without the blanks around its address and model', () => {
    const blank = { ...draft, baseUrl: ` ${draft.baseUrl} `, model: ' gpt-5 ' }
    expect(addressOf(blank)).toBe(draft.baseUrl)
    expect(choiceOf(blank)).toEqual(choiceOf(draft))
  })
})

describe('an open line', () => {
  it('[M4] is kept with the host that was agreed to, and with no other address', () => {
    const agreed = { ...draft, baseUrl: 'http://nas.lan/v1', plainHttpTo: 'nas.lan' }
    expect(choiceOf(agreed)).toMatchObject({ endpoint: { plainHttpTo: 'nas.lan' } })
    expect(draftOf(choiceOf(agreed))).toEqual(agreed)
    for (const baseUrl of ['https://nas.lan/v1', 'http://other.lan/v1', 'http://localhost/v1'])
      expect(choiceOf({ ...agreed, baseUrl })).toEqual(choiceOf({ ...draft, baseUrl }))
  })
})

describe('another kind of server', () => {
  it('[M2] brings its usual address', () => {
    expect(withFamily(draft, 'ollama').baseUrl).toBe(familyFacts.ollama.baseUrl)
    expect(withFamily({ ...draft, baseUrl: '' }, 'vllm').baseUrl).toBe(familyFacts.vllm.baseUrl)
  })

  it('[M2] leaves an address that the person has written', () => {
    const own = { ...draft, baseUrl: 'https://llm.campus.example/v1' }
    expect(withFamily(own, 'vllm')).toEqual({ ...own, family: 'vllm' })
  })
})

describe('a model that was found', () => {
  const found = { family: 'lm-studio', baseUrl: 'http://127.0.0.1:1234/v1', model: 'g' } as const

  it('[M7] fills the form, and a key that was typed for another goes', () => {
    const filled = withFound({ ...draft, key: 'sk-1', use: 'reader' }, found)
    expect(isFound(draft, found)).toBe(false)
    expect(isFound(filled, found)).toBe(true)
    expect(choiceOf(filled)).toEqual({ kind: 'endpoint', endpoint: found, use: 'reader' })
    expect(filled.key).toBe('')
  })

  it('[M7] leaves its address to the next kind of server as a usual one', () => {
    expect(withFamily(withFound(draft, found), 'openai').baseUrl).toBe(familyFacts.openai.baseUrl)
  })
})

describe('what stands in the way', () => {
  it.each([
    [{ baseUrl: ' ' }, 'no-address'],
    [{ baseUrl: 'localhost:8080' }, 'bad-address'],
    [{ baseUrl: 'ftp://host/v1' }, 'bad-address'],
    [{ baseUrl: 'https://me:secret@host/v1' }, 'bad-address'],
    [{ baseUrl: 'https://host/v1?key=secret' }, 'bad-address'],
    [{ model: '  ' }, 'no-model'],
    [{ model: 'a\u0007b' }, 'bad-model'],
    [{ model: 'x'.repeat(201) }, 'bad-model'],
    [{ key: 'sk-“quoted”' }, 'bad-key'],
    [{ key: 'sk with blanks' }, 'bad-key'],
    [{ key: ' sk-plain ' }, null],
    [{ baseUrl: 'http://nas.lan:8000/v1' }, 'open-line'],
    [{ baseUrl: 'http://nas.lan:8000/v1', plainHttpTo: 'nas.lan' }, 'open-line'],
    [{ baseUrl: 'http://nas.lan:8000/v1', plainHttpTo: 'nas.lan:8000' }, null],
    [{ baseUrl: 'http://127.0.0.1:8000/v1' }, null],
    [{}, null],
  ] as const)('[M2] with %o is %s', (change, problem) => {
    expect(findModelProblem({ ...draft, ...change })).toBe(problem)
  })

  it('[M3] is nothing for the built-in model, whatever the other fields hold', () => {
    const offline = { ...draft, kind: 'offline' as const, baseUrl: 'nonsense', key: 'no key' }
    expect(findModelProblem(offline)).toBeNull()
    expect(choiceOf(offline)).toEqual(offlineChoice)
  })

  it('[M2] is nothing only where the core takes the choice, and no key is ever part of it', () => {
    const text = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('http://x', 'https://a:1/v1'))
    fc.assert(
      fc.property(text, text, fc.constantFrom('', 'sk-1234567890'), (baseUrl, model, key) => {
        const filled = { ...draft, baseUrl, model, key }
        if (findModelProblem(filled) !== null) return
        expect(modelChoiceSchema.safeParse(choiceOf(filled)).success).toBe(true)
        expect(JSON.stringify(choiceOf(filled))).not.toContain('sk-1234567890')
      }),
    )
  })
})
