// Looks through a prompt as it is sent: which carriers' text it shows, and whether any of it stands outside its fence.
import type { Message } from '../../../shared/agent/message.ts'
import { carriers, markOf, type Carrier } from './carriers.ts'

const fenced = /<data key="[^"]*">\n[\s\S]*?<\/data>/g

export function shownIn(messages: readonly Message[]): Carrier[] {
  return carriers.filter((carrier) =>
    messages.some(({ content }) => content.includes(markOf(carrier))),
  )
}

/** A sentence; null where all of it is fenced. What the model itself has said is its own. */
export function findUnfenced(messages: readonly Message[]): string | null {
  for (const message of messages) {
    if (message.role === 'assistant') continue
    const rest = message.content.replaceAll(fenced, '')
    const carrier = carriers.find((each) => rest.includes(markOf(each)))
    if (carrier === undefined) continue
    const at = rest.indexOf(markOf(carrier))
    return `the text of “${carrier}” stands outside its fence in a ${message.role} message: ${rest.slice(Math.max(0, at - 60), at + 60)}`
  }
  return null
}
