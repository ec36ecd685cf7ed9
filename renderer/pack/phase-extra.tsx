// What a phase shows beside its fields: the sources of research, and what simulate, evaluate and present compute.
import type { PackPhase } from '../../shared/pack/phases.ts'
import { EvaluateSection } from './outlook/evaluate-section.tsx'
import { PresentSection } from './outlook/present-section.tsx'
import { SimulateSection } from './outlook/simulate-section.tsx'
import { SourcesSection } from './sources/sources-section.tsx'

type PhaseExtraProps = {
  course: string
  phase: PackPhase
  /** Nothing in the fields comes before it. */
  isLead: boolean
}

export function PhaseExtra({ course, phase, isLead }: PhaseExtraProps) {
  switch (phase) {
    case 'research':
      return <SourcesSection course={course} isLead={isLead} />
    case 'simulate':
      return <SimulateSection course={course} isLead={isLead} />
    case 'evaluate':
      return <EvaluateSection course={course} />
    case 'present':
      return <PresentSection course={course} isLead={isLead} />
    default:
      return null
  }
}
