// What a phase shows beside its fields: the sources of research, and what simulate, evaluate and present compute.
import type { PackPhase } from '../../shared/pack/phases.ts'
import { EvaluateSection } from './outlook/evaluate-section.tsx'
import { PresentSection } from './outlook/present-section.tsx'
import { SimulateSection } from './outlook/simulate-section.tsx'
import { SourcesSection } from './sources/sources-section.tsx'

type PhaseExtraProps = { course: string; phase: PackPhase }

export function PhaseExtra({ course, phase }: PhaseExtraProps) {
  switch (phase) {
    case 'research':
      return <SourcesSection course={course} />
    case 'simulate':
      return <SimulateSection course={course} />
    case 'evaluate':
      return <EvaluateSection course={course} />
    case 'present':
      return <PresentSection course={course} />
    default:
      return null
  }
}
