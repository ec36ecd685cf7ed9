// A formula as a tree (H1): what is read once, and given values by floating point or exactly.
import { assertNever } from '../../../shared/assert-never.ts'

export const functionNames = [
  'sin', 'cos', 'tan', 'cot', 'arcsin', 'arccos', 'arctan', 'ln', 'log', 'lg', 'exp', 'sqrt', 'abs',
] as const // prettier-ignore

export type FunctionName = (typeof functionNames)[number] | 'factorial'

export type Operation = '+' | '-' | '*' | '/' | '^'

export type Term =
  /** As it was written, without a sign: 3, .5, 1.5e3. */
  | { kind: 'number'; written: string }
  | { kind: 'name'; name: string }
  | { kind: 'constant'; name: 'π' | 'e' }
  | { kind: 'operation'; operation: Operation; left: Term; right: Term }
  | { kind: 'call'; name: FunctionName; inner: Term }

export function numberTerm(written: string): Term {
  return { kind: 'number', written }
}

export function combine(operation: Operation, left: Term, right: Term): Term {
  return { kind: 'operation', operation, left, right }
}

export function call(name: FunctionName, inner: Term): Term {
  return { kind: 'call', name, inner }
}

export function namesOf(term: Term): string[] {
  switch (term.kind) {
    case 'number':
    case 'constant':
      return []
    case 'name':
      return [term.name]
    case 'operation':
      return [...new Set([...namesOf(term.left), ...namesOf(term.right)])]
    case 'call':
      return namesOf(term.inner)
    default:
      return assertNever(term)
  }
}
