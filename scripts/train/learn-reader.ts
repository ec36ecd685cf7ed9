// The reader's weights, of examples, of messages that are joined from them, and of what is said beside requests.
import type { Lexicon } from '../../electron/language/reader/lexicon.ts'
import { asidesAlone, withAsides, type Aside } from './asides.ts'
import type { Example } from './corpus.ts'
import { prepareExamples } from './examples.ts'
import { joinExamples } from './join-examples.ts'
import { trainModel } from './train-model.ts'

/** Of the examples so many more, made of them: one in four messages has several acts, and of the examples one in twelve. */
const share = { joined: 0.25, beside: 0.27 } as const

/** How often each aside is learned from, each time with other names. */
const times = 12

export function learn(examples: readonly Example[], asides: readonly Aside[], lexicon: Lexicon) {
  const prepare = (made: readonly Example[]) => prepareExamples(made, lexicon)
  const some = (part: number) => Math.round(examples.length * part)
  return trainModel({
    examples: prepare(examples),
    joined: prepare(joinExamples(examples, some(share.joined))),
    beside: prepare(withAsides(examples, asides, some(share.beside))),
    asides: prepare(asidesAlone(asides, examples, times)),
  })
}
