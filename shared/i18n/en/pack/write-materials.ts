// The field `materials`: what there is to learn from and for what, each line with its citation.

export const words = {
  file: (file: string, records: number): string =>
    `${file}: ${records === 1 ? '1 entry of your plan was' : `${records} entries of your plan were`} read from it`,
  none: 'No files yet: your own notes and the lectures',
  remark:
    'The course has no sources yet. Add files to them, and this can be written from what they hold.',
}
