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
 * The views in which the page at this index of the list is tested. In the reduced matrix each page has every language,
 * scheme and width once or more, and each group of four pages (0–3, 4–7, …) has every view. `only` is the width of a
 * page that exists at one width.
 */
export const viewsOf = (pageIndex: number, isWhole: boolean, only?: View['width']): readonly View[] => {
  if (isWhole) return everyView.filter(({ width }) => width === (only ?? width));
  const third = pageIndex % 8 < 4 ? 1 : 2;
  return languages.map((language, index) => {
    // One bit for the scheme and one for the width: a pair, its complement, and one of the two remaining pairs.
    const bits = (pageIndex % 4) ^ [0, 3, third][index]!;
    return { language, colorScheme: schemes[bits >> 1]!, width: only ?? widths[bits & 1]! };
  });
};
