// Takes one step in the world, holds what was answered against the model, and then the whole against the rules.
import { assertNever } from '../../../shared/assert-never.ts'
import { checkStep, checkWhole, type Book } from './book.ts'
import { answerCard, askForMoves, askForSwap } from './card-steps.ts'
import { editByHand, editWork, importEvent, markBlock, type Saw } from './edit-steps.ts'
import type { Step } from './steps.ts'
import { walkHistory, walkOne } from './walk-steps.ts'
import { cutPower, reopen, type World } from './world.ts'

/** What broke, or null. */
export async function takeStep(
  world: World,
  book: Book,
  step: Step,
  saw: Saw,
): Promise<string | null> {
  const before = book.state
  world.pushed.length = 0
  return (await perform(world, book, step, saw)) ?? checkStep(book, world, before)
}

async function perform(world: World, book: Book, step: Step, saw: Saw): Promise<string | null> {
  switch (step.do) {
    case 'put':
    case 'swap':
    case 'unplace':
    case 'pin':
    case 'unpin':
    case 'resize':
      return editByHand(world, book, step, saw)
    case 'mark':
      return markBlock(world, book, step, saw)
    case 'limit':
    case 'add-work':
    case 'delete-work':
    case 'reorder':
      return editWork(world, book, step, saw)
    case 'ask':
      return askForMoves(world, book, step, saw)
    case 'ask-swap':
      return askForSwap(world, book, step, saw)
    case 'answer':
      return answerCard(world, book, step, saw)
    case 'undo':
    case 'redo':
      return walkOne(world, book, step.do, saw)
    case 'walk':
      return walkHistory(world, book, step.to, saw)
    case 'import':
      return importEvent(world, book, step, saw)
    case 'wait':
      world.now += step.hours * 3_600_000
      return null
    case 'restart':
      saw('restarts')
      await (step.isCut ? cutPower(world) : reopen(world))
      await world.session.resume()
      return checkWhole(book, world)
    default:
      return assertNever(step)
  }
}
