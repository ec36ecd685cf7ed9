// How the parts of the calendar settings do something: one at a time, and what came of it is said in one place.
import type { Desk } from '../../store/desk.ts'

export type Said = { text: string; isProblem: boolean }

export type Act = (work: (desk: Desk) => Promise<Said>) => void
