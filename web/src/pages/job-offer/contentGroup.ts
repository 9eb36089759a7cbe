/** The content group of an offer's page for analytics: its categories in a fixed order. */
export const contentGroup = (categories: readonly { readonly orgSlug: string }[]): string =>
  categories
    .map(({ orgSlug }) => orgSlug)
    .sort()
    .join(',');
