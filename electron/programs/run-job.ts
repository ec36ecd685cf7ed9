// Runs the reading and drawing of a job, where it is called; whoever wants it in a process of its own asks `runInChild`.
import type { Job, JobAnswer, JobKind, JobWork, ReportJob } from '../worker/job.ts'

/** Each is loaded with its first job: a calendar is read without the parts that draw pages. */
const runners: Record<JobKind, () => Promise<JobWork>> = {
  'draw-pages': async () => (await import('../export/pages/draw-pages.ts')).drawPages,
  'draw-guide': async () => (await import('../export/pages/guide/draw-guide.ts')).drawGuide,
  'read-syllabus': async () => (await import('../syllabus/read-syllabus.ts')).readSyllabus,
  'ask-syllabus': async () => (await import('../syllabus/find/check-items.ts')).checkItems,
  'read-source': async () => (await import('../research/source/read-source.ts')).readSource,
  'preview-import': async () =>
    (await import('../timetable/import/propose-import.ts')).proposeImport,
}

/** `begin` is told once all is loaded. */
export async function runJob<Work extends JobWork>(
  { kind, input }: Job<Work>,
  report: ReportJob,
  begin: () => void = () => undefined,
): Promise<JobAnswer<Work>> {
  // Whoever asks for a job names its work, whose types its input and its answer have.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const run = (await runners[kind]()) as Work
  begin()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return (await run(input, report)) as JobAnswer<Work>
}
