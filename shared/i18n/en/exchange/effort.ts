// How long work takes, where the text does not say: from its share of the grade, its pages, or what is usual.

export const phrases = {
  pages: (pages: number) => `Length: 3 minutes for each of its ${pages} pages.`,
  chapters: (chapters: number) => `Length: an hour and a half for a chapter, ${chapters} in all.`,
  weight: (weight: number) => `Length: from its ${weight} % of the grade.`,
  usual: () => 'Length: what is usual; the text gives none.',
}
