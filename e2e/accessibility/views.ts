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
 * The views of a page, given its index in the list of pages. The reduced matrix shows each page in every language,
 * scheme and width, and any four neighbouring pages together in every pair of those. Some pages exist at one width
 * `only`.
 */
export const viewsOf = (place: number, isWhole: boolean, only?: View['width']): readonly View[] => {
  if (isWhole) return everyView.filter(({ width }) => width === (only ?? width));
  const third = place % 8 < 4 ? 1 : 2;
  return languages.map((language, index) => {
    // One bit for the scheme and one for the width: a pair, its complement, and one of the two remaining pairs.
    const bits = (place % 4) ^ [0, 3, third][index]!;
    return { language, colorScheme: schemes[bits >> 1]!, width: only ?? widths[bits & 1]! };
  });
};
