/** A combination of language, colour scheme and width. */
export interface View {
  readonly language: 'en' | 'de' | 'tr';
  readonly colorScheme: 'light' | 'dark';
  readonly width: 360 | 1280;
}

const languages = ['en', 'de', 'tr'] as const;
const schemes = ['light', 'dark'] as const;
const widths = [360, 1280] as const;

const everyView: readonly View[] = languages.flatMap((language) =>
  schemes.flatMap((colorScheme) => widths.map((width) => ({ language, colorScheme, width }))),
);

/**
 * The views in which the page at this index of the list is tested: all of them in the whole matrix, one otherwise, so that
 * twelve pages in a row have every view. `only` is the width of a page that exists at one width.
 */
export const viewsOf = (pageIndex: number, isWhole: boolean, only?: View['width']): readonly View[] => {
  const views = everyView.filter(({ width }) => width === (only ?? width));
  return isWhole ? views : [views[pageIndex % views.length]!];
};
