/** Maximum length of the title of tabs, bookmarks and shared links, including the product name. */
const maxLength = 70;

/** The title of a comparison: the name of the page, then as many companies as fit, and the number of the others. */
export const compareTitle = (title: string, companies: readonly string[], productName: string): string => {
  const titleWith = (count: number) =>
    [
      title,
      ...companies.slice(0, count),
      ...(count < companies.length ? [`+${companies.length - count}`] : []),
    ].join(' | ');
  const counts = [...companies.keys(), companies.length].reverse();
  return titleWith(counts.find((count) => `${titleWith(count)} | ${productName}`.length <= maxLength) ?? 0);
};
