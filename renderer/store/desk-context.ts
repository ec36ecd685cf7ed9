// How components reach the desk.
import { createContext, useContext } from 'react'
import type { Desk } from './desk.ts'

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('no desk above this component')
  return desk
}
