// The reader's weights, of examples and of messages that are joined from them.
import type { Lexicon } from '../../electron/language/reader/lexicon.ts'
import type { Example } from './corpus.ts'
import { prepareExamples } from './examples.ts'
import { joinExamples } from './join-examples.ts'
import { trainModel } from './train-model.ts'

/** One in four messages has several acts; of the examples one in twelve. */
const joinedShare = 0.25

export function learn(examples: readonly Example[], lexicon: Lexicon) {
  const joined = joinExamples(examples, Math.round(examples.length * joinedShare))
  return trainModel(prepareExamples(examples, lexicon), prepareExamples(joined, lexicon))
}
