/** What fits beside the product name into the title that tabs, bookmarks and shared links show: 70 characters in all. */
const LONGEST = 70;

/** The title of a comparison: what the page is, then as many companies as there is room for, and how many others. */
export const compareTitle = (title: string, companies: readonly string[], productName: string): string => {
  const named = (count: number) =>
    [
      title,
      ...companies.slice(0, count),
      ...(count < companies.length ? [`+${companies.length - count}`] : []),
    ].join(' | ');
  const counts = [...companies.keys(), companies.length].toReversed();
  return named(counts.find((count) => `${named(count)} | ${productName}`.length <= LONGEST) ?? 0);
};
