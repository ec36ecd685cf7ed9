// Roots and absolute values of sums (H1): which sign the sum has may be the same at every point that is looked at.
import { namesOf, type Term } from './term.ts'

/** Whether the term itself is one; the letters of a product say by their signs what its sign is. */
export function isRootOfSum(term: Term): boolean {
  if (term.kind === 'call') {
    return (term.name === 'sqrt' || term.name === 'abs') && !isProduct(term.inner)
  }
  return term.kind === 'operation' && term.operation === '^' && isOfSum(term)
}

/** (x + y)^(3/2), and no (x + y)^3. */
function isOfSum({ left, right }: Extract<Term, { kind: 'operation' }>): boolean {
  return !(right.kind === 'number' && /^\d+$/.test(right.written)) && !isProduct(left)
}

export function hasRootOfSum(term: Term): boolean {
  return isRootOfSum(term) || holdsRootOfSum(term)
}

/** Within it. */
export function holdsRootOfSum(term: Term): boolean {
  if (term.kind === 'operation') return hasRootOfSum(term.left) || hasRootOfSum(term.right)
  return term.kind === 'call' && hasRootOfSum(term.inner)
}

function isProduct(term: Term): boolean {
  if (namesOf(term).length === 0) return true
  if (term.kind !== 'operation') return term.kind !== 'call'
  const { operation, left, right } = term
  if (operation === '^') return isProduct(left) && right.kind === 'number'
  return (operation === '*' || operation === '/') && isProduct(left) && isProduct(right)
}
